// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/TrainingStates.h"

#include "core/estimate/memory/Weights.h"

#include <algorithm>

namespace xuanka {
namespace {

struct BytesPerParameter {
    double weights = 2;
    double gradients = 2;
    double optimizer = 8; // moments and fp32 copy
};

// Moments per trainable parameter.
double momentBytes(Optimizer optimizer, bool pure)
{
    const double wide = pure ? 2 : 4; // moments take the type of the parameters
    switch (optimizer) {
    case Optimizer::AdamW:
        return 2 * wide;
    case Optimizer::AdamW8bit:
    case Optimizer::PagedAdamW8bit:
        return 2; // two bytes, their scales are below a percent
    case Optimizer::Adafactor:
        return 0.1; // row and column means only
    case Optimizer::Sgd:
        return 0;
    case Optimizer::Lion:
        return wide;
    }
    return 2 * wide;
}

BytesPerParameter bytesPerParameter(const TrainingJob &job, const MemoryConstants &constants)
{
    switch (job.precision) {
    case TrainingPrecision::Bf16Mixed:
    case TrainingPrecision::Fp16Mixed:
        return {2, constants.training.mixedGradientBytes, 4 + momentBytes(job.optimizer, false)};
    case TrainingPrecision::Bf16:
        return {2, 2, momentBytes(job.optimizer, true)};
    case TrainingPrecision::Fp32:
        return {4, 4, momentBytes(job.optimizer, false)};
    }
    return {};
}

} // namespace

double loraParameters(const TrainingJob &job, const ShapeSummary &summary)
{
    if (job.trainableParameters > 0)
        return double(job.trainableParameters);
    const double attention =
        2 * summary.hidden + 2 * summary.queryWidth + 2 * summary.hidden + summary.keyWidth;
    const double mlp = 3 * (summary.hidden + summary.intermediate);
    return double(job.loraRank) * summary.layers * (attention + mlp);
}

TrainingStates trainingStates(const TrainingJob &job, const ShapeSummary &summary,
                              const Layout &layout, const MemoryConstants &constants)
{
    TrainingStates states;
    const double model = 1.0 / (std::max(1, layout.tensor) * std::max(1, layout.pipeline));
    const double data = std::max(1, layout.data);
    const bool full = job.method == TrainingMethod::Full;
    const BytesPerParameter bytes = bytesPerParameter(job, constants);
    states.trainable = full ? summary.parameters : loraParameters(job, summary);
    double base = 0;
    if (full) {
        base = summary.parameters * bytes.weights;
    } else {
        const WeightFormat format = job.method == TrainingMethod::Qlora
                && job.baseWeights >= WeightFormat::Fp32 && job.baseWeights <= WeightFormat::Bf16
            ? WeightFormat::Nf4
            : job.baseWeights;
        base = weightBytes(job.model, format, 0, constants).total();
        base += states.trainable * bytes.weights;
    }
    const bool all = layout.sharding == Sharding::Zero3 || layout.sharding == Sharding::Fsdp;
    const bool gradients = all || layout.sharding == Sharding::Zero2;
    const bool optimizer = gradients || layout.sharding == Sharding::Zero1;
    states.weights = base * model / (all ? data : 1);
    states.gradients = states.trainable * bytes.gradients * model / (gradients ? data : 1);
    states.optimizer = states.trainable * bytes.optimizer * model / (optimizer ? data : 1);
    if (job.optimizerInBackward)
        states.gradients /= std::max(1.0, summary.layers);
    if (all) {
        const double layer = base / std::max(1.0, summary.layers);
        states.buffers += 4 * layer * model;
    }
    if (job.method == TrainingMethod::Qlora) // one dequantised matrix of the widest layer
        states.buffers += 2 * summary.hidden * summary.intermediate * model;
    if (job.optimizer == Optimizer::PagedAdamW8bit)
        states.hostBytes += states.optimizer * data;
    if (job.offload != Offload::None) {
        states.hostBytes += states.trainable * (bytes.optimizer + bytes.gradients);
        states.optimizer = 0;
        states.gradients = std::min(states.gradients, 2e9);
    }
    if (job.offload == Offload::Parameters) {
        states.hostBytes += base;
        states.weights = 4 * base * model / std::max(1.0, summary.layers);
    }
    return states;
}

} // namespace xuanka
