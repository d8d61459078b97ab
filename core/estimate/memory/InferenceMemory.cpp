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

bool reservesShare(Engine engine)
{
    return engine == Engine::Vllm || engine == Engine::SgLang || engine == Engine::TensorRtLlm;
}

bool hostEmbedding(Engine engine)
{
    return engine == Engine::LlamaCpp || engine == Engine::KTransformers;
}

struct Weights {
    Estimated onCard;
    double totalBytes = 0;
    double hostBytes = 0;
};

Weights weightsOf(const InferenceJob &job, const Layout &layout, const MemoryConstants &constants)
{
    WeightBytes bytes = weightBytes(job.model, job.weights, job.bitsPerWeight, constants);
    Formula formula =
        job.model.groups.empty() ? Formula::WeightsFromTotal : Formula::WeightsByTensorClass;
    Band spread =
        job.model.groups.empty() ? constants.spread.weightsFromTotal : constants.spread.weights;
    double factor = 1;
    if (job.storedBytes > 0 && bytes.total() > 0) {
        factor = double(job.storedBytes) / bytes.total();
        formula = Formula::WeightsFromFile;
        spread = constants.spread.weightsFromFile;
    }
    const bool experts = job.expertsOnCpu || job.engine == Engine::KTransformers;
    const WeightPlacement placement{layout.tensor, layout.pipeline, experts,
                                    hostEmbedding(job.engine)};
    Weights weights;
    const double gib = toGiB(factor * weightBytesOnCard(bytes, job.model, placement));
    weights.onCard = {spread * gib, formula};
    weights.totalBytes = factor * bytes.total();
    weights.hostBytes = factor
        * ((experts ? bytes.experts : 0) + (hostEmbedding(job.engine) ? bytes.embedding : 0));
    return weights;
}

Band runtimeBand(const InferenceJob &job, const Layout &layout, const MemoryConstants &constants)
{
    const auto &runtime = constants.runtime;
    Band band = runtime.context;
    if (layout.tensor * layout.pipeline > 1 && !layout.layerSplit)
        band = sumIndependent({band, runtime.collectives});
    if (reservesShare(job.engine))
        band = sumIndependent({band, runtime.graphs});
    return band;
}

void largest(const InferenceJob &job, const SequenceCache &cache, const Workspace &workspace,
             double requests, double budgetGiB, MemoryEstimate &estimate)
{
    const double budget = budgetGiB * bytesPerGiB - workspace.constant;
    const std::int64_t made = job.model.maxContext > 0
        ? std::max(job.model.maxContext, job.contextTokens)
        : contextCeiling;
    // The workspace's part that grows with the context is shared by the requests.
    const double each = (budget - workspace.perRequest * requests) / requests;
    estimate.largestContext = cache.tokensWithin(each, workspace.perToken / requests, made);
    const double context = double(job.contextTokens);
    const double perRequest = cache.bytes(context) + workspace.perRequest;
    const double left = budget - workspace.perToken * context;
    estimate.largestConcurrency = perRequest <= 0
        ? requestCeiling
        : std::clamp<std::int64_t>(std::int64_t(std::max(0.0, left / perRequest)), 0,
                                   requestCeiling);
}

} // namespace

MemoryEstimate inferenceMemory(const InferenceJob &job, const GpuSpec &gpu, const Layout &layout,
                               const MemoryConstants &constants, Trace *trace)
{
    MemoryEstimate estimate;
    estimate.capacityGiB = gpu.memoryGiB;
    const ShapeSummary summary = summarize(job.model, constants.unknownShape);
    const Weights weights = weightsOf(job, layout, constants);
    estimate.weights = weights.onCard;
    explain(trace, "weights", estimate.weights,
            {{"parameters", summary.parameters},
             constantOf("format.bits", constants.format[std::size_t(job.weights)].base),
             {"tensor", double(layout.tensor)},
             {"pipeline", double(layout.pipeline)}});

    const SequenceCache cache(job.model, job.cache, layout.tensor, layout.pipeline,
                              constants.unknownShape);
    // Replicas share the requests; each copy holds its part.
    const double requests =
        std::ceil(double(std::max(1, job.concurrentRequests)) / std::max(1, layout.data));
    const double context = double(std::max<std::int64_t>(0, job.contextTokens));
    const double cacheGiB = toGiB(requests * cache.bytes(context));
    const double wholeGiB = toGiB(requests * cache.bytesWithoutWindows(context));
    estimate.kvCache = {(summary.known ? constants.spread.cache : constants.spread.cacheFromTotal)
                            * cacheGiB,
                        Formula::KvCache};
    // Some builds allocate windowed layers for the whole context.
    estimate.kvCache.band.high += constants.spread.windowIgnored * (wholeGiB - cacheGiB);
    explain(trace, "kv_cache", estimate.kvCache,
            {{"tokens", context},
             {"requests", requests},
             {"bytes-per-element", bytesPerElement(job.cache)},
             constantOf("spread.window_ignored", constants.spread.windowIgnored)});

    const Workspace workspace = inferenceWorkspace(job, layout, summary, constants);
    const double workspaceGiB =
        toGiB(workspace.constant + workspace.perToken * context + workspace.perRequest * requests);
    estimate.activations = {workspace.spread * workspaceGiB, Formula::InferenceWorkspace};
    explain(trace, "activations", estimate.activations,
            {{"chunk-tokens", workspace.chunkTokens},
             {"vocabulary", summary.vocabulary},
             {"hidden", summary.hidden},
             {"requests", requests}});

    estimate.runtime = {runtimeBand(job, layout, constants), Formula::InferenceRuntime};
    explain(trace, "runtime", estimate.runtime,
            {constantOf("runtime.context", constants.runtime.context.mid),
             constantOf("runtime.collectives", constants.runtime.collectives.mid),
             constantOf("runtime.graphs", constants.runtime.graphs.mid)});

    estimate.total = {sumIndependent({estimate.weights.band, estimate.kvCache.band,
                                      estimate.activations.band, estimate.runtime.band}),
                      Formula::InferenceRuntime};
    const double share = reservesShare(job.engine) ? job.gpuMemoryUtilization : 1.0;
    const double usable = share * gpu.memoryGiB;
    if (reservesShare(job.engine)) {
        const double beyond = constants.runtime.beyondReserve.high;
        estimate.preallocated = {
            {usable, usable + constants.runtime.beyondReserve.mid, usable + beyond},
            Formula::InferenceRuntime};
    }
    estimate.hostRam = {constants.host.inference + Band::around(toGiB(weights.hostBytes), 0, 0.05),
                        Formula::InferenceRuntime};
    const double budget = usable - estimate.weights.band.mid - estimate.runtime.band.mid;
    largest(job, cache, workspace, requests, budget, estimate);
    *estimate.largestConcurrency *= std::max(1, layout.data); // each copy serves its own
    estimate.fit = decideFit(estimate, usable);
    return estimate;
}

} // namespace xuanka
