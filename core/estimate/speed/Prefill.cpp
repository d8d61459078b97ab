// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/Prefill.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

constexpr double servedChunk = 2048; // tokens, what serving engines batch
constexpr double mostInFlight = 4; // batches llama.cpp keeps in its pipeline
constexpr double pipelineModel = 5.5e9; // parameters; larger models fill the stages less

// What llama.cpp's own kernels reach: the least of issue rate, tensor units and power limit.
double llamaTeraflops(const InferenceJob &job, const SpeedSetting &setting)
{
    const LlamaPrefillConstants &c = setting.constants.llamaPrefill;
    const GpuSpec &gpu = setting.gpu;
    const double bits = setting.constants.memory.format[std::size_t(job.weights)].base;
    const bool half = bits > 8.6;
    const double gain = half ? c.halfGain : 1;
    double rate = (half ? c.tensorHalf : c.tensorQuantised) * peakTeraflops(gpu);
    if (const double issue = issueTeraflops(gpu); issue > 0)
        rate = std::min(rate, c.perIssueTeraflop * issue * gain);
    const CardClass kind = cardClass(gpu);
    if (kind == CardClass::Turing || kind == CardClass::Ampere)
        rate = std::min(rate, c.ampereTeraflopsPerWatt * gpu.boardPowerW * gain);
    else if (kind != CardClass::Hbm)
        rate = std::min(rate, c.adaTeraflopsPerWatt * gpu.boardPowerW * gain);
    return rate;
}

// FP8 and FP4 weights run on faster units where the card has them; integer ones compute in FP16.
double unitGain(const InferenceJob &job, const GpuSpec &gpu)
{
    const double peak = peakTeraflops(gpu);
    if (job.weights == WeightFormat::Fp8 && gpu.fp8Teraflops > 0)
        return gpu.fp8Teraflops / peak;
    if (job.weights == WeightFormat::Nvfp4 && gpu.fp4Teraflops > 0)
        return gpu.fp4Teraflops / peak;
    return 1;
}

} // namespace

double prefillTeraflops(const InferenceJob &job, const SpeedSetting &setting)
{
    const EngineClass engine = engineClass(job);
    if (engine == EngineClass::LlamaCpp || engine == EngineClass::LlamaCpp2024)
        return llamaTeraflops(job, setting);
    const double share = setting.constants.engine[std::size_t(engine)].prefillShare;
    // Faster units gain about half of what their peak promises: the rest is not matrix products.
    const double gain = (1 + unitGain(job, setting.gpu)) / 2;
    return matmulTeraflops(setting.gpu, setting.constants) * share * gain;
}

double prefillChunk(const InferenceJob &job, const StreamDemand &demand)
{
    const EngineClass engine = engineClass(job);
    if (engine == EngineClass::LlamaCpp || engine == EngineClass::LlamaCpp2024)
        return std::min<double>(std::max(1, job.microBatchTokens), demand.promptTokens);
    return std::min(servedChunk, demand.promptTokens * demand.streams);
}

PrefillStep prefillStep(const InferenceJob &job, const StreamDemand &demand,
                        const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const Layout &layout = setting.layout;
    const Interconnect link = setting.interconnect();
    const double chunk = prefillChunk(job, demand);
    const double context = demand.promptTokens / 2; // a token sees half of the prompt
    const double cards = layout.tensor * layout.sequence;
    const double flops = chunk * (demand.flopsPerToken + demand.scoreFlops * context);
    double own = flops / (prefillTeraflops(job, setting) * 1e12 * cards);
    if (!job.flashAttention) { // scores go through memory, in FP32
        own += chunk * demand.scoreElements * context * 4 * c.llamaPrefill.attentionPasses
            / (setting.gpu.bandwidthGBs * 1e9 * cards);
    }
    PrefillStep step;
    const double activations = chunk * demand.hidden * 2;
    step.time = {own, 2 * demand.layers * link.allReduceServed(layout.tensor, activations)};
    if (layout.pipeline <= 1)
        return step;
    const double stages = layout.pipeline;
    const double hop = layout.layerSplit
        ? link.copySeconds(2 * activations) + c.llamaPrefill.splitHopMs * 1e-3
        : link.copySeconds(activations);
    const double chunks =
        demand.promptTokens * (layout.layerSplit ? 1 : demand.streams) / std::max(1.0, chunk);
    const double flight = std::clamp(chunks, 1.0, layout.layerSplit ? mostInFlight : 4 * stages);
    step.time.exchange += (stages - 1) * hop;
    // A pipeline of `flight` chunks: n m / (m + n - 1) chunks at a time.
    double gain = stages * flight / (flight + stages - 1);
    if (layout.layerSplit && demand.parameters > pipelineModel)
        gain = std::max(
            1.0, gain * std::pow(pipelineModel / demand.parameters, c.llamaPrefill.splitFillPower));
    step.follow = 1 / gain;
    return step;
}

} // namespace xuanka
