// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/Memory.h"
#include "core/estimate/memory/ShapeSummary.h"
#include "core/estimate/memory/TrainingStates.h"
#include "core/estimate/memory/Weights.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double half = 2; // bytes of an activation

double activationBytes(const TrainingJob &job, const ShapeSummary &summary, const Layout &layout,
                       const MemoryConstants &constants)
{
    const auto &stack = constants.stack[std::size_t(job.stack)];
    const double tokens = double(std::max(1, job.microBatch)) * double(job.sequenceTokens)
        / std::max(1, layout.sequence);
    const double width = half * tokens * summary.hidden / std::max(1, layout.tensor);
    const double layers = summary.layers * stageShare(int(summary.layers), layout.pipeline);
    double perLayer = stack.checkpointed;
    if (job.checkpointing == Checkpointing::None)
        perLayer = stack.stored;
    else if (job.checkpointing == Checkpointing::Selective)
        perLayer = stack.stored * constants.training.selectiveShare;
    double bytes = perLayer * width * layers;
    if (job.checkpointing != Checkpointing::None)
        bytes += stack.stored * width; // the layer that is being recomputed
    if (!job.flashAttention) // the scores, kept or for one layer at a time
        bytes += 5 * summary.queryWidth / 128 * tokens * double(job.sequenceTokens)
            * (job.checkpointing == Checkpointing::None ? layers : 1) / std::max(1, layout.tensor);
    if (!job.fusedLoss)
        bytes += stack.logits * 4 * tokens * summary.vocabulary / std::max(1, layout.tensor);
    return bytes;
}

} // namespace

MemoryEstimate trainingMemory(const TrainingJob &job, const GpuSpec &gpu, const Layout &layout,
                              const MemoryConstants &constants, Trace *trace)
{
    MemoryEstimate estimate;
    estimate.capacityGiB = gpu.memoryGiB;
    const ShapeSummary summary = summarize(job.model, constants.unknownShape);
    const TrainingStates states = trainingStates(job, summary, layout, constants);
    const auto &spread = constants.spread;
    const Band relative = summary.known ? spread.weights : spread.weightsFromTotal;
    const Formula formula = Formula::TrainingStates;
    estimate.weights = {relative * toGiB(states.weights), formula};
    explain(trace, "weights", estimate.weights,
            {{"parameters", summary.parameters}, {"data", double(layout.data)}});
    estimate.gradients = {relative * toGiB(states.gradients), formula};
    explain(trace, "gradients", estimate.gradients, {{"trainable", states.trainable}});
    estimate.optimizer = {relative * toGiB(states.optimizer), formula};
    explain(trace, "optimizer", estimate.optimizer, {{"trainable", states.trainable}});
    estimate.activations = {spread.training
                                * toGiB(activationBytes(job, summary, layout, constants)),
                            Formula::TrainingActivations};
    explain(trace, "activations", estimate.activations,
            {{"micro-batch", double(job.microBatch)},
             {"sequence-tokens", double(job.sequenceTokens)},
             {"vocabulary", summary.vocabulary},
             {"hidden", summary.hidden}});
    Band runtime = constants.runtime.context;
    if (layout.cards() > 1)
        runtime = sumIndependent({runtime, constants.runtime.collectives});
    runtime = sumIndependent({runtime, spread.training * toGiB(states.buffers)});
    const double workspace = constants.stack[std::size_t(job.stack)].workspaceGiB;
    runtime = sumIndependent({runtime, spread.training * workspace});
    estimate.runtime = {runtime, Formula::TrainingRuntime};
    explain(trace, "runtime", estimate.runtime,
            {constantOf("runtime.context", constants.runtime.context.mid)});
    estimate.total = {
        sumIndependent({estimate.weights.band + estimate.gradients.band + estimate.optimizer.band,
                        estimate.activations.band, estimate.runtime.band}),
        Formula::TrainingActivations};
    estimate.hostRam = {constants.host.training + Band::around(toGiB(states.hostBytes), 0, 0.1),
                        Formula::TrainingStates};
    estimate.fit = decideFit(estimate, gpu.memoryGiB);
    return estimate;
}

} // namespace xuanka
