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

// Whole layers held for a moment, and the buckets gradients travel in.
double communicationBytes(const TrainingJob &job, const ShapeSummary &summary, const Layout &layout,
                          const MemoryConstants &constants, double base, double gradients)
{
    if (layout.data <= 1 || layout.sharding == Sharding::None)
        return 0;
    if (layout.sharding == Sharding::Ddp) // buckets are a second copy of the gradients
        return gradients;
    const double bucket = std::min(constants.training.bucketGiB * bytesPerGiB, gradients);
    if (shardsOf(layout).weights == 1)
        return bucket;
    const StackConstants &stack = constants.stack[std::size_t(job.stack)];
    const double layer = base / std::max(1.0, summary.layers);
    double gathered = constants.training.gatheredLayers * layer;
    if (job.method == TrainingMethod::Full) // gradients of a layer, and the embedding
        gathered += layer + 2 * summary.wideParameters / 2;
    gathered = std::min(gathered, base - base / layout.data);
    return std::max(gathered, stack.gatherShare * base) + bucket;
}

void offload(const TrainingJob &job, const ShapeSummary &summary, double data, double base,
             const MemoryConstants &constants, TrainingStates &states)
{
    if (job.offload == Offload::None) {
        if (job.optimizer == Optimizer::PagedAdamW8bit) { // pages out under pressure
            states.hostBytes += states.optimizer * data;
            states.optimizer = 0;
        }
        return;
    }
    states.hostBytes += states.trainable * (states.optimizerBytes + states.gradientBytes);
    states.optimizer = 0;
    states.stepCopy = 0; // the step runs on the host
    states.gradients = std::min(states.gradients, constants.training.bucketGiB * bytesPerGiB);
    if (job.offload == Offload::Parameters) {
        const double layer = base / std::max(1.0, summary.layers);
        states.hostBytes += base;
        const double held = data > 1 ? 0 : constants.training.gatheredLayers * layer;
        states.weights = std::min(states.weights, held); // else counted as gathered
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
    const double base = baseBytes(job, summary, states, constants) * model;
    const Shards shards = shardsOf(layout);
    const double gradients = states.trainable * states.gradientBytes * model;
    states.weights = base * shards.weights;
    states.gradients = gradients * shards.gradients;
    states.optimizer = states.trainable * states.optimizerBytes * model * shards.optimizer;
    states.stepCopy = states.trainable * states.weightBytes * model * shards.optimizer;
    if (job.optimizer != Optimizer::AdamW || !full)
        states.stepCopy = 0;
    if (job.optimizerInBackward) { // a gradient lives until its layer is updated
        states.gradients /= std::max(1.0, summary.layers);
        states.stepCopy = 0;
    }
    states.buffers = communicationBytes(job, summary, layout, constants, base, gradients);
    if (job.method == TrainingMethod::Qlora)
        states.buffers += 2 * summary.hidden * summary.intermediate * model;
    offload(job, summary, std::max(1, layout.data), base, constants, states);
    return states;
}

} // namespace xuanka
