// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/SpeedConstants.h"
#include "core/estimate/WeightBits.h"
#include "core/estimate/speed/Interconnect.h"
#include "core/estimate/speed/Laws.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

const EngineConstants &engineConstants(Engine engine, const SpeedConstants &constants)
{
    switch (engine) {
    case Engine::LlamaCpp:
    case Engine::KTransformers:
        return constants.llamaCpp;
    case Engine::ExLlamaV2:
        return constants.exllamaV2;
    case Engine::Transformers:
        return constants.transformers;
    case Engine::Vllm:
    case Engine::SgLang:
    case Engine::TensorRtLlm:
        break;
    }
    return constants.vllm;
}

// What one stream or one token needs, whatever the cards.
struct Demand {
    double denseBytes = 0; // weights every step reads
    double expertBytes = 0; // of all routed experts
    double expertShare = 0; // of them that one token uses
    double cacheBytes = 0; // one stream, at the middle of its answer
    double activeParameters = 0;
    double layers = 0;
    double hidden = 0;
};

Demand demandOf(const InferenceJob &job)
{
    const ModelShape &model = job.model;
    Demand demand;
    const double bytes =
        (job.bitsPerWeight > 0 ? job.bitsPerWeight : bitsPerWeight(job.weights)) / 8;
    const double total = static_cast<double>(model.total());
    const double experts = static_cast<double>(model.expertTotal());
    // Of the embedding only one row is read; a tied table is read whole as the head.
    const double read =
        model.headParameters > 0 ? total - static_cast<double>(model.embeddingParameters) : total;
    demand.activeParameters = static_cast<double>(model.active());
    demand.expertBytes = experts * bytes;
    demand.denseBytes = (read - experts) * bytes;
    demand.expertShare = experts > 0
        ? std::clamp((demand.activeParameters - (total - experts)) / experts, 0.0, 1.0)
        : 0;
    if (experts <= 0)
        demand.denseBytes = std::min(read, demand.activeParameters) * bytes;
    demand.layers = std::max(1, model.layers());
    demand.hidden = model.hidden > 0 ? model.hidden : std::sqrt(total / (12 * demand.layers));
    const double tokens = std::min<double>(static_cast<double>(job.contextTokens),
                                           static_cast<double>(job.promptTokens)
                                               + static_cast<double>(job.outputTokens) / 2);
    demand.cacheBytes =
        static_cast<double>(cacheElementsPerToken(model)) * tokens * cacheBits(job.cache) / 8;
    return demand;
}

// Seconds of one decode step for `streams` streams on one copy of the model.
double stepSeconds(const InferenceJob &job, const Demand &demand, double streams,
                   const Layout &layout, const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const EngineConstants &engine = engineConstants(job.engine, c);
    const DecodeConstants &decode = hasHbm(setting.gpu) ? engine.hbm : engine.gddr;
    const double touched =
        demand.expertShare > 0 ? 1 - std::pow(1 - demand.expertShare, streams) : 0;
    const double bandwidth = setting.gpu.bandwidthGBs * 1e9 * layout.tensor;
    double memory = demand.denseBytes / (bandwidth * decode.bandwidthShare)
        + demand.cacheBytes * streams / (bandwidth * decode.cacheShare);
    if (job.expertsOnCpu)
        memory += demand.expertBytes * touched / (c.expertHostGBs * 1e9);
    else
        memory +=
            demand.expertBytes * touched / (bandwidth * decode.bandwidthShare * c.expertFactor);
    const double share = hasHbm(setting.gpu) ? engine.prefillShareHbm : engine.prefillShare;
    const double compute = 2 * demand.activeParameters * streams
        / (peakTeraflops(setting.gpu) * 1e12 * share * layout.tensor);
    const double activations = streams * demand.hidden * 2;
    const double talk =
        2 * demand.layers * allReduceSeconds(setting.link, layout.tensor, activations, c.link)
        + (layout.pipeline - 1) * handOverSeconds(setting.link, activations, c.link);
    return std::max(memory, compute) + decode.launchMs * 1e-3 + talk;
}

// All streams together, tokens per second.
double decodeRate(const InferenceJob &job, const Demand &demand, const Layout &layout,
                  const SpeedSetting &setting)
{
    const double streams = std::max(1, job.concurrentRequests);
    const double copies = std::min<double>(layout.data, streams);
    const double perCopy = streams / copies;
    // A pipeline works on several groups of streams at once; a layer split on one.
    const double stages = layout.layerSplit ? 1 : std::min<double>(layout.pipeline, perCopy);
    const double group = perCopy / stages;
    return streams / stepSeconds(job, demand, group, layout, setting);
}

double prefillRate(const InferenceJob &job, const Demand &demand, const Layout &layout,
                   const SpeedSetting &setting)
{
    const EngineConstants &engine = engineConstants(job.engine, setting.constants);
    const double share = hasHbm(setting.gpu) ? engine.prefillShareHbm : engine.prefillShare;
    const double chunk = std::max(1, job.microBatchTokens);
    const double compute = 2 * demand.activeParameters * chunk
        / (peakTeraflops(setting.gpu) * 1e12 * share * layout.tensor);
    const double talk = 2 * demand.layers
        * allReduceSeconds(setting.link, layout.tensor, chunk * demand.hidden * 2,
                           setting.constants.link);
    double overlap = 1; // chunks that are in the stages at the same time
    if (layout.pipeline > 1) {
        const double chunks = std::clamp(static_cast<double>(job.promptTokens) / chunk, 1.0, 4.0);
        overlap = layout.pipeline * chunks / (chunks + layout.pipeline - 1);
    }
    return chunk / (compute + talk) * overlap * layout.data;
}

} // namespace

SpeedEstimate inferenceSpeed(const InferenceJob &job, const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const Demand demand = demandOf(job);
    const double streams = std::max(1, job.concurrentRequests);
    const double decode = decodeRate(job, demand, setting.layout, setting);
    const double prefill = prefillRate(job, demand, setting.layout, setting);
    SpeedEstimate e;
    e.decodeTokensPerSecond = {times(c.decodeSpread, decode), Formula::DecodeRoofline};
    e.decodeTokensPerSecondPerStream = {times(c.decodeSpread, decode / streams),
                                        Formula::DecodeRoofline};
    e.prefillTokensPerSecond = {times(c.prefillSpread, prefill), Formula::PrefillShareOfPeak};
    const double one = prefill / setting.layout.data;
    const Band reading =
        inverse(times(c.prefillSpread, one), static_cast<double>(job.promptTokens));
    e.firstTokenSeconds = {reading + Band::exact(streams / decode), Formula::FirstToken};
    setScaling(e, decode / decodeRate(job, demand, Layout{}, setting), setting);
    return e;
}

} // namespace xuanka
