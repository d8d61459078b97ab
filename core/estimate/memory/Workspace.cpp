// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Workspace.h"

#include "core/base/Units.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double half = 2; // bytes of an activation
constexpr double single = 4; // bytes of a logit

// Engines that profile a full batch at start: the larger of the logits of all sequences and the
// activations of one prefill chunk.
Workspace serving(const InferenceJob &job, const Layout &layout, const ShapeSummary &summary,
                  const MemoryConstants &constants)
{
    Workspace workspace;
    const auto &serving = constants.serving;
    workspace.chunkTokens = std::min(double(serving.chunkTokens), double(job.contextTokens));
    const double width = serving.hiddenCopies * summary.hidden
        + 3 * summary.intermediate / std::max(1, layout.tensor);
    workspace.constant = workspace.chunkTokens * width * half;
    workspace.perRequest = serving.bytesPerLogit * summary.vocabulary;
    workspace.spread = constants.spread.serving;
    return workspace;
}

// llama.cpp reserves the graph of one micro-batch: its logits, two hidden streams, and on several
// cards the copies its pipeline keeps of the inputs.
Workspace llamaCpp(const InferenceJob &job, const Layout &layout, const ShapeSummary &summary,
                   const MemoryConstants &constants)
{
    Workspace workspace;
    const double batch = std::min(double(job.microBatchTokens), double(job.contextTokens));
    workspace.chunkTokens = batch;
    workspace.constant = batch * single * (summary.vocabulary + 2 * summary.hidden);
    if (layout.pipeline > 1) {
        workspace.constant += 3 * batch * summary.hidden * single;
        workspace.perToken += 4 * batch * half; // the mask, four copies
    }
    if (!job.flashAttention)
        workspace.perToken += batch * summary.queryWidth / 128 * single;
    workspace.spread = constants.spread.llamaCpp;
    return workspace;
}

Workspace transformers(const InferenceJob &job, const Layout &, const ShapeSummary &summary,
                       const MemoryConstants &constants)
{
    Workspace workspace;
    workspace.constant = constants.transformers.fixedMiB * bytesPerMiB;
    workspace.perRequest = summary.vocabulary * single;
    if (job.weights == WeightFormat::Int4Awq)
        workspace.perToken = constants.transformers.awqBytesPerHidden * summary.hidden;
    workspace.spread = constants.spread.transformers;
    return workspace;
}

} // namespace

Workspace inferenceWorkspace(const InferenceJob &job, const Layout &layout,
                             const ShapeSummary &summary, const MemoryConstants &constants)
{
    switch (job.engine) {
    case Engine::LlamaCpp:
    case Engine::KTransformers:
        return llamaCpp(job, layout, summary, constants);
    case Engine::Transformers:
    case Engine::ExLlamaV2:
        return transformers(job, layout, summary, constants);
    case Engine::Vllm:
    case Engine::SgLang:
    case Engine::TensorRtLlm:
        break;
    }
    return serving(job, layout, summary, constants);
}

} // namespace xuanka
