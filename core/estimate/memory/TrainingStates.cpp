// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/TrainingStates.h"

#include "core/base/Units.h"
#include "core/estimate/memory/Weights.h"

#include <algorithm>

namespace xuanka {
namespace {

// Bytes of moments per trainable parameter.
double momentBytes(Optimizer optimizer, bool pure)
{
    const double wide = pure ? 2 : 4; // moments take the type of the parameters
    switch (optimizer) {
    case Optimizer::AdamW:
        return 2 * wide;
    case Optimizer::AdamW8bit:
    case Optimizer::PagedAdamW8bit:
        return 2; // two bytes; their scales are below a percent
    case Optimizer::Adafactor:
        return 0.1; // means of rows and columns only
    case Optimizer::Sgd:
        return 0;
    case Optimizer::Lion:
        return wide;
    }
    return 2 * wide;
}

void setBytesPerParameter(TrainingStates &states, const TrainingJob &job,
                          const MemoryConstants &constants)
{
    const bool mixed = job.precision == TrainingPrecision::Bf16Mixed
        || job.precision == TrainingPrecision::Fp16Mixed;
    const bool pure = job.precision == TrainingPrecision::Bf16;
    states.weightBytes = mixed || pure ? 2 : 4;
    states.gradientBytes = mixed ? constants.training.mixedGradientBytes : states.weightBytes;
    states.optimizerBytes = (mixed ? 4 : 0) + momentBytes(job.optimizer, pure);
    if (job.method == TrainingMethod::Full)
        return;
    // Adapters are kept in fp32: four bytes each of weight, gradient and moments.
    states.gradientBytes = constants.training.adapterBytes / 4;
    states.optimizerBytes = momentBytes(job.optimizer, false);
}

// The frozen or trained model as it computes, all of it.
double baseBytes(const TrainingJob &job, const ShapeSummary &summary, const TrainingStates &states,
                 const MemoryConstants &constants)
{
    if (job.method == TrainingMethod::Full)
        return summary.parameters * states.weightBytes;
    const bool wide = job.baseWeights <= WeightFormat::Bf16;
    const WeightFormat format =
        job.method == TrainingMethod::Qlora && wide ? WeightFormat::Nf4 : job.baseWeights;
    double bytes = weightBytes(job.model, format, {job.baseBitsPerWeight}, constants).total();
    if (format == WeightFormat::Nf4) { // some programs raise what is not quantised to fp32
        const StackConstants &stack = constants.stack[std::size_t(job.stack)];
        bytes += summary.wideParameters * (stack.wideBytes - 2);
    }
    return bytes + states.trainable * constants.training.adapterBytes / 4;
}

// Unsharded, but divided by tensor and pipeline degree.
struct WholeStates {
    double weights = 0;
    double gradients = 0;
    double optimizer = 0;
    double wide = 0; // embedding and head, part of the weights
};

struct Shards {
    double weights = 1;
    double gradients = 1;
    double optimizer = 1;
};

Shards shardsOf(const Layout &layout)
{
    const double share = 1.0 / std::max(1, layout.data);
    switch (layout.sharding) {
    case Sharding::None:
    case Sharding::Ddp:
        break;
    case Sharding::Zero1:
        return {1, 1, share};
    case Sharding::Zero2:
        return {1, share, share};
    case Sharding::Zero3:
    case Sharding::Fsdp:
        return {share, share, share};
    }
    return {};
}

// Whole layers held for a moment: the one at work and the next; where they are trained also the
// gradients of one, and the embedding.
double gatheredBytes(const TrainingJob &job, const ShapeSummary &summary,
                     const MemoryConstants &constants, const WholeStates &whole)
{
    const double layer = std::max(0.0, whole.weights - whole.wide) / std::max(1.0, summary.layers);
    double gathered = constants.training.gatheredLayers * layer;
    if (job.method == TrainingMethod::Full)
        gathered += layer + whole.wide / 2;
    const StackConstants &stack = constants.stack[std::size_t(job.stack)];
    return std::min(whole.weights, std::max(gathered, stack.gatherShare * whole.weights));
}

// What communication needs beside the shards; never more than sharding has saved.
double communicationBytes(const TrainingJob &job, const ShapeSummary &summary, const Layout &layout,
                          const MemoryConstants &constants, const WholeStates &whole)
{
    if (layout.data <= 1 || layout.sharding == Sharding::None)
        return 0;
    if (layout.sharding == Sharding::Ddp) // buckets are a second copy of the gradients
        return whole.gradients;
    const Shards shards = shardsOf(layout);
    double bytes = std::min(constants.training.bucketGiB * bytesPerGiB, whole.gradients);
    if (shards.weights < 1)
        bytes += gatheredBytes(job, summary, constants, whole);
    const StackConstants &stack = constants.stack[std::size_t(job.stack)];
    double saved = whole.weights * (1 - shards.weights) + whole.optimizer * (1 - shards.optimizer);
    if (job.gradientAccumulation > 1) // else activations hide the gradients
        saved += whole.gradients * (1 - shards.gradients);
    return stack.gatherShare > 0 ? bytes : std::min(bytes, saved);
}

void offload(const TrainingJob &job, const ShapeSummary &summary, const Layout &layout,
             const WholeStates &whole, const MemoryConstants &constants, TrainingStates &states)
{
    if (job.offload == Offload::None)
        return;
    const double copies = std::max(1, layout.tensor) * std::max(1, layout.pipeline);
    states.hostBytes += (whole.optimizer + whole.gradients) * copies;
    states.optimizer = 0;
    states.stepCopy = 0; // the step runs on the host
    states.gradients = std::min(states.gradients, constants.training.bucketGiB * bytesPerGiB);
    states.buffers = std::min(states.buffers, whole.weights - states.weights);
    if (job.offload == Offload::Parameters) {
        states.hostBytes += whole.weights * copies;
        states.weights = 0;
        states.buffers = gatheredBytes(job, summary, constants, whole);
    }
}

} // namespace

double loraParameters(const TrainingJob &job, const ShapeSummary &summary)
{
    if (job.trainableParameters > 0)
        return double(job.trainableParameters);
    const double attention = 4 * summary.hidden + 2 * summary.queryWidth + summary.keyWidth;
    const double mlp = (summary.gated ? 3 : 2) * (summary.hidden + summary.intermediate);
    return double(job.loraRank) * summary.layers * (attention + mlp);
}

TrainingStates trainingStates(const TrainingJob &job, const ShapeSummary &summary,
                              const Layout &layout, const MemoryConstants &constants)
{
    TrainingStates states;
    setBytesPerParameter(states, job, constants);
    const bool full = job.method == TrainingMethod::Full;
    states.trainable = full ? summary.parameters : loraParameters(job, summary);
    if (!full && job.trainsEmbeddings)
        states.trainable += summary.wideParameters;
    const double model =
        stageShare(int(summary.layers), layout.pipeline) / std::max(1, layout.tensor);
    WholeStates whole{baseBytes(job, summary, states, constants) * model,
                      states.trainable * states.gradientBytes * model,
                      states.trainable * states.optimizerBytes * model,
                      summary.wideParameters * (full ? states.weightBytes : 2) * model};
    if (job.optimizerInBackward) // a gradient lives until its layer is updated
        whole.gradients /= std::max(1.0, summary.layers);
    if (job.optimizer == Optimizer::PagedAdamW8bit && job.offload == Offload::None) {
        states.hostBytes += whole.optimizer; // pages out under pressure
        whole.optimizer = 0;
    }
    const Shards shards = shardsOf(layout);
    states.weights = whole.weights * shards.weights;
    states.gradients = whole.gradients * shards.gradients;
    states.optimizer = whole.optimizer * shards.optimizer;
    states.stepCopy = states.trainable * states.weightBytes * model * shards.optimizer;
    if (job.optimizer != Optimizer::AdamW || !full || job.optimizerInBackward)
        states.stepCopy = 0;
    states.buffers = communicationBytes(job, summary, layout, constants, whole);
    offload(job, summary, layout, whole, constants, states);
    if (job.method == TrainingMethod::Qlora)
        states.buffers += 2 * summary.hidden * summary.intermediate * model;
    return states;
}

} // namespace xuanka
