// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/TrainingActivations.h"

#include "core/base/Units.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double half = 2; // bytes of an activation
constexpr double single = 4; // bytes of a logit

// Elements one token leaves in one layer: norms and residuals, queries, keys, values and the
// attention output, and the MLP (gate before and after its activation, up; one tensor if plain).
// Where the weights themselves are trained, or dequantised on the way, the inputs of all linear
// layers stay too; fused kernels count them among the copies. After Korthikanti et al., arXiv
// 2205.05198, for gated MLPs and grouped heads.
double elementsPerToken(const TrainingJob &job, const ShapeSummary &summary,
                        const MemoryConstants &constants)
{
    const auto &training = constants.training;
    const bool fused = job.compiled || job.stack == TrainingStack::Unsloth;
    const double copies = fused ? training.normCopiesFused
        : summary.gated         ? training.normCopiesEager
                                : training.normCopiesPlain;
    double elements = copies * summary.hidden + 2 * summary.queryWidth + summary.keyWidth
        + (summary.gated ? 3 : 1) * summary.intermediate;
    if (job.method != TrainingMethod::Lora && !fused)
        elements += 2 * summary.hidden + summary.intermediate;
    return elements;
}

} // namespace

TrainingActivations trainingActivations(const TrainingJob &job, const ShapeSummary &summary,
                                        const Layout &layout, const MemoryConstants &constants)
{
    const StackConstants &stack = constants.stack[std::size_t(job.stack)];
    const double sequence = double(std::max<std::int64_t>(0, job.sequenceTokens));
    const double tensor = std::max(1, layout.tensor);
    const double tokens = std::max(1, job.microBatch) * sequence / std::max(1, layout.sequence);
    const double width = job.precision == TrainingPrecision::Fp32 ? 2 * half : half;
    TrainingActivations bytes;
    bytes.layer = width * tokens * elementsPerToken(job, summary, constants) / tensor;
    double scores = 0; // quadratic in the sequence; flash attention never holds them
    if (!job.flashAttention)
        scores =
            constants.training.scoreBytes * summary.attentionHeads * sequence * tokens / tensor;
    const double copies = job.fusedLoss ? stack.fusedLogits : stack.logits;
    bytes.logits = copies * single * tokens * summary.vocabulary / tensor;
    // A pipeline's first stage keeps as many micro-batches in flight as there are stages, so that
    // fewer layers a card do not mean fewer activations.
    const double stages = std::max(1, layout.pipeline);
    const double flying = std::min(stages, double(std::max(1, job.gradientAccumulation)));
    const double layers = summary.layers * flying / stages;
    const double inputs = width * tokens * summary.hidden * layers / tensor;
    switch (job.checkpointing) {
    case Checkpointing::None:
        bytes.layer += scores;
        bytes.stored = layers * bytes.layer;
        break;
    case Checkpointing::Selective: // only the scores are computed again
        bytes.stored = layers * bytes.layer + scores;
        bytes.layer += scores;
        break;
    case Checkpointing::Full: // the layer computed again and the loss do not meet
        bytes.layer += scores;
        bytes.stored = inputs + std::max(0.0, bytes.layer - bytes.logits);
        break;
    }
    const double used = bytes.stored + bytes.logits;
    bytes.slack = std::min(stack.slackShare * used, stack.slackGiB * bytesPerGiB);
    return bytes;
}

} // namespace xuanka
