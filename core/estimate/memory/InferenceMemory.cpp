// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/Cache.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/Memory.h"
#include "core/estimate/memory/ShapeSummary.h"
#include "core/estimate/memory/Weights.h"
#include "core/estimate/memory/Workspace.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

constexpr std::int64_t contextCeiling = 100'000'000;
constexpr std::int64_t requestCeiling = 1'000'000;

// Engines that take a share of the card at start and fill it with cache.
bool reservesShare(Engine engine)
{
    return engine == Engine::Vllm || engine == Engine::SgLang || engine == Engine::TensorRtLlm;
}

bool runsPartlyOnHost(Engine engine)
{
    return engine == Engine::LlamaCpp || engine == Engine::KTransformers;
}

struct Weights {
    Estimated onCard;
    double hostBytes = 0;
};

Weights weightsOf(const InferenceJob &job, const Layout &layout, const MemoryConstants &constants)
{
    const bool known = !job.model.groups.empty();
    const bool host = runsPartlyOnHost(job.engine);
    const bool experts = job.expertsOnCpu || job.engine == Engine::KTransformers;
    WeightBytes bytes =
        weightBytes(job.model, job.weights,
                    {job.bitsPerWeight, job.attentionWide, job.quantizedOnLoad}, constants);
    if (host)
        bytes.outside = 0; // vision towers come in a file of their own
    Formula formula = known ? Formula::WeightsByTensorClass : Formula::WeightsFromTotal;
    Band spread = weightSpread(job.model, job.weights, constants);
    double factor = 1;
    if (job.storedBytes > 0 && bytes.total() > 0) {
        factor = double(job.storedBytes) / bytes.total();
        formula = Formula::WeightsFromFile;
        spread = constants.spread.weightsFromFile;
    }
    const WeightPlacement placement{layout.tensor, layout.pipeline, experts, host};
    Weights weights;
    weights.onCard = {spread * toGiB(factor * weightBytesOnCard(bytes, job.model, placement)),
                      formula};
    weights.hostBytes = factor * ((experts ? bytes.experts : 0) + (host ? bytes.embedding : 0));
    return weights;
}

SequenceCache cacheOf(const InferenceJob &job, const Layout &layout,
                      const MemoryConstants &constants)
{
    return SequenceCache(job.model, bytesPerElement(job.cache),
                         bytesPerElement(job.valueCache.value_or(job.cache)), layout.tensor,
                         layout.pipeline, constants.unknownShape);
}

struct Runtime {
    Band inside; // of what the engine counts in its share
    Band beside; // the driver's context and captured graphs
};

Runtime runtimeOf(const InferenceJob &job, const Layout &layout, const MemoryConstants &constants)
{
    const auto &parts = constants.runtime;
    Runtime runtime;
    runtime.beside = parts.context;
    if (reservesShare(job.engine)) {
        runtime.inside = parts.engine;
        runtime.beside = sumIndependent({parts.context, parts.graphs});
    }
    if (layout.tensor * layout.pipeline > 1 && !layout.layerSplit)
        runtime.inside = sumIndependent({runtime.inside, parts.collectives});
    return runtime;
}

// Both by closed form: the cache is piecewise linear in the context, everything else linear.
void setLargest(const InferenceJob &job, const SequenceCache &cache, const Workspace &workspace,
                double requests, double copies, double budgetBytes, MemoryEstimate &estimate)
{
    const std::int64_t ceiling = job.model.maxContext > 0
        ? std::max(job.model.maxContext, job.contextTokens)
        : contextCeiling;
    const double context = double(job.contextTokens);
    const double budget = budgetBytes - workspace.fixed;
    const double logits = std::max(workspace.chunk, workspace.perRequest * requests);
    estimate.largestContext =
        cache.tokensWithin((budget - logits) / requests, workspace.perToken / requests, ceiling);
    const double each = cache.bytes(context);
    const double left = budget - workspace.perToken * context;
    const double byLogits = left / std::max(1.0, each + workspace.perRequest);
    const double byChunk = (left - workspace.chunk) / std::max(1.0, each);
    const double most = std::clamp(std::min(byLogits, byChunk), 0.0, double(requestCeiling));
    estimate.largestConcurrency = std::int64_t(most) * std::int64_t(copies);
}

} // namespace

MemoryEstimate inferenceMemory(const InferenceJob &job, const GpuSpec &gpu, const Layout &layout,
                               const MemoryConstants &constants, Trace *trace)
{
    MemoryEstimate estimate;
    estimate.capacityGiB = gpu.memoryGiB;
    const auto &spread = constants.spread;
    const ShapeSummary summary = summarize(job.model, constants.unknownShape);
    const Weights weights = weightsOf(job, layout, constants);
    estimate.weights = weights.onCard;
    explain(trace, "weights", estimate.weights,
            {{"parameters", summary.parameters},
             {"bits-per-weight",
              job.bitsPerWeight > 0 ? job.bitsPerWeight
                                    : constants.format[std::size_t(job.weights)].base},
             {"stored-bytes", double(job.storedBytes)},
             {"tensor", double(layout.tensor)},
             {"pipeline", double(layout.pipeline)}});

    // Replicas share the requests; each copy holds its part.
    const double copies = std::max(1, layout.data);
    const double requests = std::ceil(std::max(1, job.concurrentRequests) / copies);
    const double context = double(std::max<std::int64_t>(0, job.contextTokens));
    const SequenceCache cache = cacheOf(job, layout, constants);
    const double cacheGiB = toGiB(requests * cache.bytes(context));
    const double wholeGiB = toGiB(requests * cache.bytesWithoutWindows(context));
    estimate.kvCache = {(summary.known ? spread.cache : spread.cacheFromTotal) * cacheGiB,
                        Formula::KvCache};
    estimate.kvCache.band.high += spread.windowIgnored * (wholeGiB - cacheGiB);
    explain(trace, "kv_cache", estimate.kvCache,
            {{"tokens", context},
             {"requests", requests},
             {"bytes-per-element", bytesPerElement(job.cache)},
             constantOf("memory.spread.window_ignored", spread.windowIgnored)});

    const Workspace workspace = inferenceWorkspace(job, layout, summary, constants);
    estimate.activations = {workspace.spread * toGiB(workspace.bytes(context, requests)),
                            Formula::InferenceWorkspace};
    estimate.activations.band.high += toGiB(workspace.above);
    explain(trace, "activations", estimate.activations,
            {{"chunk-tokens", workspace.chunkTokens},
             {"vocabulary", summary.vocabulary},
             {"hidden", summary.hidden},
             {"requests", requests},
             {"fixed-gib", toGiB(workspace.fixed)},
             {"chunk-gib", toGiB(workspace.chunk)},
             constantOf("memory.serving.bytes_per_logit", constants.serving.bytesPerLogit)});

    const Runtime runtime = runtimeOf(job, layout, constants);
    estimate.runtime = {sumIndependent({runtime.inside, runtime.beside}),
                        Formula::InferenceRuntime};
    explain(trace, "runtime", estimate.runtime,
            {constantOf("memory.runtime.context_gib", constants.runtime.context.mid),
             constantOf("memory.runtime.engine_gib", constants.runtime.engine.mid),
             constantOf("memory.runtime.collectives_gib", constants.runtime.collectives.mid),
             constantOf("memory.runtime.graphs_gib", constants.runtime.graphs.mid)});
    estimate.total = {sumIndependent({estimate.weights.band, estimate.kvCache.band,
                                      estimate.activations.band, estimate.runtime.band}),
                      Formula::InferenceWorkspace};

    // What the engine's share leaves for the total; context and graphs come on top of the share.
    double usable = gpu.memoryGiB;
    if (reservesShare(job.engine)) {
        const double reserved = job.gpuMemoryUtilization * gpu.memoryGiB;
        estimate.preallocated = {Band::exact(reserved) + runtime.beside, Formula::InferenceRuntime};
        usable = std::min(usable, reserved + runtime.beside.mid);
    }
    const double budget = usable - estimate.weights.band.mid - estimate.runtime.band.mid;
    setLargest(job, cache, workspace, requests, copies, budget * bytesPerGiB, estimate);
    estimate.hostRam = {constants.host.inference + Band::around(toGiB(weights.hostBytes), 0, 0.05),
                        Formula::InferenceRuntime};
    estimate.fit = decideFit(estimate, usable);
    return estimate;
}

} // namespace xuanka
