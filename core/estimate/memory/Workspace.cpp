// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Workspace.h"

#include "core/base/Units.h"

namespace xuanka {
namespace {

constexpr double half = 2; // bytes of an activation
constexpr double single = 4; // bytes of a logit, of a score, of llama.cpp's activations
constexpr double pipelineCopies = 4; // of its inputs, that llama.cpp keeps on several cards

// Activations of `tokens` passing one layer: a few hidden states and the MLP's three.
double layerBytes(double tokens, const ShapeSummary &summary, double hiddenCopies, double tensor)
{
    return half * tokens * (hiddenCopies * summary.hidden + 3 * summary.intermediate / tensor);
}

// Engines that profile a full batch at start: the larger of the logits of all sequences and the
// activations of one prefill chunk.
Workspace serving(const InferenceJob &job, const Layout &layout, const ShapeSummary &summary,
                  const MemoryConstants &constants)
{
    Workspace workspace;
    const auto &serving = constants.serving;
    workspace.chunkTokens = std::max(job.microBatchTokens, 1);
    workspace.chunk = layerBytes(workspace.chunkTokens, summary, serving.hiddenCopies,
                                 std::max(1, layout.tensor));
    workspace.perRequest = serving.bytesPerLogit * summary.vocabulary;
    workspace.spread = constants.spread.serving;
    return workspace;
}

// Multi-head latent attention expands keys and values of the whole context for its heads.
void addLatent(Workspace &workspace, const InferenceJob &job, const ShapeSummary &summary,
               double batch, const MemoryConstants &constants)
{
    const double width = summary.queryWidth + summary.valueWidth;
    workspace.fixed += single * batch * width + constants.llamaCpp.latentMiB * bytesPerMiB;
    if (job.flashAttention)
        workspace.perToken += half * width;
}

// llama.cpp reserves the graph of one micro-batch: its logits and two hidden states; on several
// cards the copies its pipeline keeps of the inputs; without flash attention the scores.
Workspace llamaCpp(const InferenceJob &job, const Layout &layout, const ShapeSummary &summary,
                   const MemoryConstants &constants)
{
    Workspace workspace;
    const double context = double(job.contextTokens);
    const double batch = std::max(job.microBatchTokens, 1);
    workspace.chunkTokens = batch;
    const double hidden = single * batch * summary.hidden;
    workspace.fixed = single * batch * summary.vocabulary + 2 * hidden;
    if (summary.latent)
        addLatent(workspace, job, summary, batch, constants);
    if (layout.pipeline > 1 && !job.expertsOnCpu) { // moved tensors switch its pipeline off
        workspace.fixed += (pipelineCopies - 1) * hidden;
        workspace.perToken += pipelineCopies * half * batch; // the mask
    }
    if (!job.flashAttention) { // scores are freed before the logits come
        const double scores = single * batch * summary.attentionHeads * context + hidden;
        workspace.fixed =
            std::max(workspace.fixed, scores + (summary.latent ? workspace.fixed : 0));
    }
    workspace.spread = summary.latent ? constants.spread.llamaCppLatent : constants.spread.llamaCpp;
    return workspace;
}

// Keeps little after the answer; the prefill's activations are there for a moment.
Workspace transformers(const InferenceJob &job, const ShapeSummary &summary,
                       const MemoryConstants &constants)
{
    Workspace workspace;
    const auto &plain = constants.transformers;
    workspace.fixed = plain.fixedMiB * bytesPerMiB;
    if (job.weights == WeightFormat::Int4Awq) // grows with the cache
        workspace.perToken = plain.awqCacheShare * half * summary.layers * summary.keyWidth;
    if (job.weights == WeightFormat::Fp8 && summary.tied) // the checkpoint's own copy of the head
        workspace.fixed += half * summary.wideParameters;
    if (job.quantizedOnLoad) // two wide copies of the largest matrix, while it is quantised
        workspace.fixed += 2 * half
            * std::max(summary.vocabulary * summary.hidden, summary.hidden * summary.intermediate);
    workspace.above = layerBytes(double(job.promptTokens) * std::max(1, job.concurrentRequests),
                                 summary, constants.serving.hiddenCopies, 1);
    workspace.spread = constants.spread.transformers;
    return workspace;
}

// One chunk of the prompt and its logits.
Workspace exllama(const InferenceJob &job, const ShapeSummary &summary,
                  const MemoryConstants &constants)
{
    Workspace workspace;
    workspace.chunkTokens = std::max(job.microBatchTokens, 1);
    workspace.fixed = constants.transformers.fixedMiB * bytesPerMiB;
    workspace.chunk = layerBytes(workspace.chunkTokens, summary, constants.serving.hiddenCopies, 1);
    workspace.perRequest = single * summary.vocabulary;
    workspace.spread = constants.spread.serving;
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
        return transformers(job, summary, constants);
    case Engine::ExLlamaV2:
        return exllama(job, summary, constants);
    case Engine::Vllm:
    case Engine::SgLang:
    case Engine::TensorRtLlm:
        break;
    }
    return serving(job, layout, summary, constants);
}

} // namespace xuanka
