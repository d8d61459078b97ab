// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/SpeedConstants.h"
#include "core/estimate/speed/Interconnect.h"
#include "core/estimate/speed/Laws.h"

#include <algorithm>

namespace xuanka {
namespace {

double utilisation(const TrainingJob &job, const SpeedSetting &setting)
{
    const TrainingConstants &c = setting.constants.training;
    const double hbm = hasHbm(setting.gpu) ? c.mfuHbmFactor : 1;
    switch (job.method) {
    case TrainingMethod::Full:
        return c.mfuFull * hbm;
    case TrainingMethod::Lora:
        return c.mfuLora * hbm;
    case TrainingMethod::Qlora:
        return c.mfuQlora * hbm;
    }
    return c.mfuFull * hbm;
}

double trained(const TrainingJob &job)
{
    if (job.method == TrainingMethod::Full)
        return static_cast<double>(job.model.total());
    if (job.trainableParameters > 0)
        return static_cast<double>(job.trainableParameters);
    // Adapters of rank r beside seven square-ish projections a layer.
    return 2.0 * job.loraRank * job.model.hidden * 7 * std::max(1, job.model.layers());
}

// Tokens per second of all cards.
double trainingRate(const TrainingJob &job, const Layout &layout, const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const double tokens =
        static_cast<double>(job.microBatch) * static_cast<double>(job.sequenceTokens);
    const double active = static_cast<double>(job.model.active());
    const double flops = (job.method == TrainingMethod::Full ? 6 : 4) * active * tokens;
    const double split = layout.tensor * layout.pipeline * layout.sequence;
    const double compute =
        flops / (peakTeraflops(setting.gpu) * 1e12 * utilisation(job, setting) * split);
    double micro = compute; // one micro-batch on every data-parallel rank
    if (layout.tensor > 1) {
        micro += 8.0 * job.model.layers()
            * allReduceSeconds(setting.link, layout.tensor, tokens * job.model.hidden * 2, c.link);
    }
    const bool gathers = layout.sharding == Sharding::Zero3 || layout.sharding == Sharding::Fsdp;
    if (gathers && layout.data > 1) {
        // Weights are gathered for the forward and again for the backward pass: one all-reduce.
        const double weights = static_cast<double>(job.model.total()) * 2 / split;
        micro = std::max(micro,
                         allReduceSeconds(setting.link, layout.data, weights, c.link)
                             + micro * (1 - c.training.overlap));
    }
    const double rounds = std::max(1, job.gradientAccumulation);
    const double gradients = trained(job) * 2 / split;
    const double exchange = allReduceSeconds(setting.link, layout.data, gradients, c.link);
    const double step =
        micro * rounds + std::max(exchange * 0.1, exchange - micro * c.training.overlap);
    return tokens * rounds * layout.data / (step > 0 ? step : 1);
}

} // namespace

SpeedEstimate trainingSpeed(const TrainingJob &job, const SpeedSetting &setting)
{
    const double rate = trainingRate(job, setting.layout, setting);
    SpeedEstimate e;
    e.trainingTokensPerSecond = {times(setting.constants.training.spread, rate),
                                 Formula::TrainingMfu};
    if (job.trainingTokens > 0) {
        e.jobHours = {
            inverse(e.trainingTokensPerSecond.band, static_cast<double>(job.trainingTokens) / 3600),
            Formula::TrainingMfu};
    }
    setScaling(e, rate / trainingRate(job, Layout{}, setting), setting);
    return e;
}

} // namespace xuanka
