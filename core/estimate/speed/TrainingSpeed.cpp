// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/TrainingStates.h"
#include "core/estimate/speed/ConstantNames.h"
#include "core/estimate/speed/Laws.h"

#include <algorithm>
#include <string>

namespace xuanka {
namespace {

// What a training step asks of the cards.
struct TrainingDemand {
    double tokens = 0; // of one micro-batch
    double rounds = 1; // micro-batches an optimizer step
    double flops = 0; // of one micro-batch, recomputation included
    double weightBytes = 0; // as they travel
    double gradientBytes = 0;
    double layers = 0;
    double hidden = 0;
    double trainable = 0;
    double parameters = 0;
    bool known = true;
};

// Passes over the model, in forward passes: the backward pass of frozen weights skips their
// gradients, checkpointing runs the forward pass again.
double passes(const TrainingJob &job)
{
    const double base = job.method == TrainingMethod::Full ? 3 : 2;
    switch (job.checkpointing) {
    case Checkpointing::None:
        return base;
    case Checkpointing::Selective: // attention scores only
        return base + 0.05;
    case Checkpointing::Full:
        return base + 1;
    }
    return base;
}

TrainingDemand trainingDemand(const TrainingJob &job, const SpeedConstants &c)
{
    const ModelShape &model = job.model;
    const ShapeSummary summary = summarize(model, c.memory.unknownShape);
    TrainingDemand demand;
    demand.known = summary.known;
    demand.tokens =
        double(std::max(1, job.microBatch)) * double(std::max<std::int64_t>(1, job.sequenceTokens));
    demand.rounds = std::max(1, job.gradientAccumulation);
    demand.layers = summary.layers;
    demand.hidden = summary.hidden;
    demand.parameters = summary.parameters;
    const double lookup = model.headParameters > 0 ? double(model.embeddingParameters) : 0;
    // Causal attention: a token sees half of the sequence.
    const double scores = 2 * summary.layers * summary.queryWidth * double(job.sequenceTokens);
    const double forward = 2 * (double(model.active()) - lookup) + scores;
    demand.flops = passes(job) * forward * demand.tokens;
    const bool full = job.method == TrainingMethod::Full;
    demand.trainable = full ? summary.parameters : loraParameters(job, summary);
    const bool wide = job.precision != TrainingPrecision::Bf16;
    demand.gradientBytes = demand.trainable * (wide ? 4 : 2);
    demand.weightBytes = summary.parameters * (job.method == TrainingMethod::Qlora ? 0.53 : 2);
    return demand;
}

double trainTeraflops(const TrainingJob &job, const SpeedSetting &setting)
{
    const TrainingConstants &c = setting.constants.training;
    double share = setting.card().trainShare;
    if (job.method == TrainingMethod::Full)
        share *= c.full;
    if (job.method == TrainingMethod::Qlora)
        share *= c.qlora;
    if (!job.compiled)
        share *= c.eager;
    double rate = matmulTeraflops(setting.gpu, setting.constants);
    if (job.precision == TrainingPrecision::Fp32 && setting.gpu.fp32Teraflops > 0)
        rate = std::min(rate, c.fp32Share * setting.gpu.fp32Teraflops);
    return rate * share;
}

bool gathers(Sharding sharding)
{
    return sharding == Sharding::Zero3 || sharding == Sharding::Fsdp;
}

// Exchange of one optimizer step that compute does not hide.
double exchangeSeconds(const TrainingDemand &demand, double compute, const SpeedSetting &setting)
{
    const TrainingConstants &c = setting.constants.training;
    const Layout &layout = setting.layout;
    const Interconnect link = setting.interconnect();
    const double parts = layout.tensor * layout.pipeline;
    const double gradients = demand.gradientBytes / parts;
    // A reduce-scatter or an all-gather is half an all-reduce.
    const double sync = link.gradientSync(layout.data, gradients);
    double exchange = sync;
    if (layout.sharding == Sharding::Zero2) // gradients are scattered after every micro-batch
        exchange = sync * (demand.rounds + 1) / 2;
    if (gathers(layout.sharding) && layout.data > 1) {
        const double gather = link.gradientSync(layout.data, demand.weightBytes / parts);
        exchange = demand.rounds * (gather + sync / 2);
    }
    const double hidden = link.staged() ? 0 : c.overlap * compute;
    // The last bucket is never hidden.
    double seconds = std::max(exchange * 0.1, exchange - hidden);
    if (gathers(layout.sharding) && layout.data > 1)
        seconds += demand.rounds * demand.layers * c.shardLayerMs * 1e-3;
    const double activations = demand.tokens * demand.hidden * 2 / layout.sequence;
    // Two all-reduces a layer forward, two backward.
    seconds += demand.rounds * 4 * demand.layers * link.allReduce(layout.tensor, activations);
    if (layout.sequence > 1) // keys, values, queries and outputs change cards, there and back
        seconds += demand.rounds * 8 * demand.layers
            * link.shuffle(layout.sequence, demand.tokens * demand.hidden * 2);
    if (layout.pipeline > 1)
        seconds += 2 * (layout.pipeline - 1) * link.copySeconds(activations);
    return seconds;
}

// Optimizer states in host memory: gradients go down, weights come up, the CPU steps.
double offloadSeconds(const TrainingJob &job, const TrainingDemand &demand,
                      const SpeedSetting &setting)
{
    if (job.offload == Offload::None)
        return 0;
    const double cards = setting.layout.cards();
    const double host = setting.constants.training.hostGBs * 1e9;
    // fp32 copy, two moments, gradient: read, and all but the gradient written back.
    const double optimizer = demand.trainable * (16 + 12) / host;
    const Link lanes{LinkKind::Pcie, setting.link.pcieGeneration, setting.link.pcieLanes, true};
    const Interconnect pcie(lanes, setting.card(), setting.constants.link);
    double travelling = demand.trainable * (2 + 2) / cards;
    if (job.offload == Offload::Parameters)
        travelling += demand.rounds * 2 * demand.weightBytes / cards;
    return optimizer + pcie.copySeconds(travelling);
}

StepTime trainingStep(const TrainingJob &job, const TrainingDemand &demand,
                      const SpeedSetting &setting)
{
    const Layout &layout = setting.layout;
    const double split = layout.tensor * layout.pipeline * layout.sequence;
    const double micro = demand.flops / (trainTeraflops(job, setting) * 1e12 * split);
    // Stages wait for each other at both ends of a step.
    const double bubble = (demand.rounds + layout.pipeline - 1) / demand.rounds;
    StepTime step;
    step.own = micro * demand.rounds * bubble + offloadSeconds(job, demand, setting);
    step.exchange = exchangeSeconds(demand, step.own, setting);
    return step;
}

void explainTraining(const TrainingJob &job, const TrainingDemand &demand, const StepTime &step,
                     const SpeedEstimate &e, const SpeedSetting &setting)
{
    if (!setting.trace)
        return;
    const std::string card =
        "speed." + std::string(cardPlaces[std::size_t(cardClass(setting.gpu))]);
    const TrainingConstants &c = setting.constants.training;
    explain(setting.trace, "training_tokens_per_second", e.trainingTokensPerSecond,
            {{"tokens", demand.tokens},
             {"micro-batches", demand.rounds},
             {"flops", demand.flops},
             {"teraflops", trainTeraflops(job, setting)},
             {"own-seconds", step.own},
             {"exchange-seconds", step.exchange},
             {"gradient-bytes", demand.gradientBytes},
             constantOf(card + ".train_share", setting.card().trainShare),
             constantOf("speed.training.full", c.full),
             constantOf("speed.training.qlora", c.qlora),
             constantOf("speed.training.eager", c.eager),
             constantOf("speed.training.overlap", c.overlap)});
}

} // namespace

SpeedEstimate trainingSpeed(const TrainingJob &job, const SpeedSetting &setting)
{
    const SpreadConstants &spread = setting.constants.spread;
    const TrainingDemand demand = trainingDemand(job, setting.constants);
    const double measured = setting.measured ? setting.measured->trainingTokensPerSecond : 0;
    const auto tokensOn = [&](const Layout &layout) {
        return demand.tokens * demand.rounds * layout.data;
    };
    double factor = 1;
    if (measured > 0) {
        const Layout &there = setting.measured->layout;
        factor = calibration(trainingStep(job, demand, setting.onLayout(there)),
                             tokensOn(there) / measured);
    }
    const StepTime step = trainingStep(job, demand, setting);
    const double rate = tokensOn(setting.layout) / step.seconds(factor);
    const Band band =
        demand.known ? spread.training : combined(spread.training, spread.unknownShape);
    SpeedEstimate e;
    e.trainingTokensPerSecond = lawOrMeasured(rate, band, Formula::TrainingMfu, measured, setting);
    if (job.trainingTokens > 0) {
        e.jobHours = {inverse(e.trainingTokensPerSecond.band, double(job.trainingTokens) / 3600),
                      e.trainingTokensPerSecond.formula};
    }
    explainTraining(job, demand, step, e, setting);
    const StepTime one = trainingStep(job, demand, setting.onOneCard());
    const double base = tokensOn(SpeedSetting::singleCard) / one.seconds(factor);
    setScaling(e, rate / base, spread.scalingData, setting);
    return e;
}

} // namespace xuanka
