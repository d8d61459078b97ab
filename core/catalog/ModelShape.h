// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace xuanka {

enum class AttentionKind : std::uint8_t {
    Full,
    SlidingWindow, // keeps min(window, context) tokens
    Latent, // MLA: one compressed vector a token, replicated under tensor parallelism
    Linear, // linear attention or state space: a constant state a sequence
    None, // no token mixing in this layer (pure MLP layer of a hybrid)
};

// `count` layers of one make. Parameter counts are per layer.
struct LayerGroup {
    int count = 0;
    AttentionKind attention = AttentionKind::Full;
    int heads = 0;
    int kvHeads = 0;
    int headSize = 0; // of keys
    int valueHeadSize = 0; // of values; equals headSize in most families
    int window = 0; // tokens; SlidingWindow only
    int latentSize = 0; // kv_lora_rank + rotary part; Latent only
    std::int64_t stateElements = 0; // elements a sequence keeps; Linear only
    bool sharesCache = false; // reuses another layer's keys and values, keeps none of its own

    std::int64_t attentionParameters = 0; // projections and their biases
    std::int64_t mlpParameters = 0; // dense MLP, or the shared experts
    std::int64_t routerParameters = 0;
    std::int64_t expertParameters = 0; // of ONE expert
    std::int64_t normParameters = 0; // norms and other small vectors
    int experts = 0;
    int expertsPerToken = 0;
    int intermediate = 0; // width of the dense MLP (or of all active experts together)
    bool operator==(const LayerGroup &) const = default;
};

// The architecture of a model as numbers: all that estimates need, exact to the last parameter.
// A shape without layers (`layers()` == 0) knows its total only; estimates then widen their bands.
struct ModelShape {
    std::int64_t vocabulary = 0;
    int hidden = 0;
    std::int64_t maxContext = 0; // tokens the model was made for, 0 if unknown
    std::vector<LayerGroup> groups;
    std::int64_t embeddingParameters = 0; // input embedding (and learned positions)
    std::int64_t headParameters = 0; // 0 when tied to the embedding
    std::int64_t otherParameters = 0; // final norm and whatever is outside layers
    // Parts that are in the files but not in total(): counted beside it.
    std::int64_t visionParameters = 0;
    std::int64_t audioParameters = 0;
    std::int64_t projectorParameters = 0;
    std::int64_t mtpParameters = 0;
    // Totals for shapes without layers.
    std::int64_t declaredTotal = 0;
    std::int64_t declaredActive = 0;

    int layers() const;
    std::int64_t total() const; // every parameter once
    std::int64_t active() const; // parameters a token passes through; equals total() when dense
    std::int64_t expertTotal() const; // all routed experts of all layers
    bool operator==(const ModelShape &) const = default;
};

// Elements (not bytes) of keys and values one token adds, over all layers that keep a cache,
// as if no window applied. `unboundedOnly` counts only the layers without a window.
std::int64_t cacheElementsPerToken(const ModelShape &shape, bool unboundedOnly = false);

} // namespace xuanka
