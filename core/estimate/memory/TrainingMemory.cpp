// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/Memory.h"
#include "core/estimate/memory/ShapeSummary.h"
#include "core/estimate/memory/TrainingActivations.h"
#include "core/estimate/memory/TrainingStates.h"
#include "core/estimate/memory/Weights.h"

#include <algorithm>

namespace xuanka {
namespace {

// What the step needs beyond the states at its highest point. Gradients grow while activations
// are freed, so that without accumulation the two never stand together; with it, gradients of
// earlier micro-batches are there all the time.
double beyondStates(const TrainingJob &job, const TrainingStates &states,
                    const TrainingActivations &activations, const StackConstants &stack)
{
    const double forward = activations.total();
    const double backward = job.gradientAccumulation > 1
        ? forward
        : std::max(forward - states.gradients, activations.layer);
    return std::max(backward, stack.stepCopies * states.stepCopy);
}

void explainStates(Trace *trace, const MemoryEstimate &estimate, const TrainingStates &states,
                   const ShapeSummary &summary, const Layout &layout)
{
    if (!trace)
        return;
    explain(trace, "weights", estimate.weights,
            {{"parameters", summary.parameters},
             {"bytes-per-parameter", states.weightBytes},
             {"data", double(layout.data)}});
    explain(trace, "gradients", estimate.gradients,
            {{"trainable", states.trainable}, {"bytes-per-parameter", states.gradientBytes}});
    explain(trace, "optimizer", estimate.optimizer,
            {{"trainable", states.trainable}, {"bytes-per-parameter", states.optimizerBytes}});
}

} // namespace

MemoryEstimate trainingMemory(const TrainingJob &job, const GpuSpec &gpu, const Layout &layout,
                              const MemoryConstants &constants, Trace *trace)
{
    MemoryEstimate estimate;
    estimate.capacityGiB = gpu.memoryGiB;
    const ShapeSummary summary = summarize(job.model, constants.unknownShape);
    const StackConstants &stack = constants.stack[std::size_t(job.stack)];
    const TrainingStates states = trainingStates(job, summary, layout, constants);
    const bool wide = job.method == TrainingMethod::Full;
    const Band &exact =
        weightSpread(job.model, wide ? WeightFormat::Bf16 : job.baseWeights, constants);
    estimate.weights = {exact * toGiB(states.weights), Formula::TrainingStates};
    estimate.gradients = {exact * toGiB(states.gradients), Formula::TrainingStates};
    estimate.optimizer = {exact * toGiB(states.optimizer), Formula::TrainingStates};
    explainStates(trace, estimate, states, summary, layout);

    const TrainingActivations activations = trainingActivations(job, summary, layout, constants);
    const double beyond =
        toGiB(beyondStates(job, states, activations, stack) + states.buffers) + stack.fixedGiB;
    // What is uncertain is all the forward pass leaves, also where gradients hide a part of it.
    const double uncertain =
        std::max(beyond, toGiB(activations.total() + states.buffers) + stack.fixedGiB);
    const double unknown = summary.known ? 1 : 2;
    estimate.activations = {{std::max(0.0, beyond - (1 - stack.spread.low / unknown) * uncertain),
                             beyond, beyond + (stack.spread.high * unknown - 1) * uncertain},
                            Formula::TrainingActivations};
    explain(trace, "activations", estimate.activations,
            {{"micro-batch", double(job.microBatch)},
             {"sequence-tokens", double(job.sequenceTokens)},
             {"layers", summary.layers},
             {"hidden", summary.hidden},
             {"vocabulary", summary.vocabulary},
             {"stored-gib", toGiB(activations.stored)},
             {"logits-gib", toGiB(activations.logits)},
             {"slack-gib", toGiB(activations.slack)},
             {"buffers-gib", toGiB(states.buffers)},
             constantOf("memory.training.norm_copies_eager", constants.training.normCopiesEager),
             constantOf("memory.training.norm_copies_fused", constants.training.normCopiesFused)});

    Band runtime = constants.runtime.context;
    if (layout.cards() > 1)
        runtime = sumIndependent({runtime, constants.runtime.collectives});
    estimate.runtime = {runtime, Formula::TrainingRuntime};
    explain(trace, "runtime", estimate.runtime,
            {constantOf("memory.runtime.context_gib", constants.runtime.context.mid),
             constantOf("memory.runtime.collectives_gib", constants.runtime.collectives.mid)});
    const Band held = estimate.weights.band + estimate.gradients.band + estimate.optimizer.band;
    estimate.total = {sumIndependent({held, estimate.activations.band, runtime}),
                      Formula::TrainingActivations};
    estimate.hostRam = {constants.host.training + Band::around(toGiB(states.hostBytes), 0, 0.1),
                        Formula::TrainingStates};
    estimate.fit = decideFit(estimate, gpu.memoryGiB);
    return estimate;
}

} // namespace xuanka
