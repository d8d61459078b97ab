// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/ModelShape.h"
#include "core/estimate/MemoryConstants.h"
#include "core/plan/Terms.h"

namespace xuanka {

// Bytes of a model's weights by how they are placed: what is divided, copied or kept on the host.
struct WeightBytes {
    double layers = 0; // attention, MLP, shared experts: divided by tensor and pipeline degree
    double experts = 0; // routed experts
    double embedding = 0; // input embedding (and the head when tied)
    double head = 0; // 0 when tied
    double replicated = 0; // norms and routers: one copy on each card
    double outside = 0; // vision tower, projector, audio: loaded by the engines, kept wide
    double total() const { return layers + experts + embedding + head + replicated + outside; }
};

struct WeightOptions {
    double bitsPerWeight = 0; // replaces the format's width of the quantised tensors when > 0
    bool attentionWide = false;
    bool headQuantized = false;
};

// By tensor class: formats keep embeddings, head, routers and norms at their own width.
WeightBytes weightBytes(const ModelShape &shape, WeightFormat format, const WeightOptions &options,
                        const MemoryConstants &constants);

// How far off the bytes of a format may be, relative to them.
const Band &weightSpread(const ModelShape &shape, WeightFormat format,
                         const MemoryConstants &constants);

// What of it lies on the fullest card.
struct WeightPlacement {
    int tensor = 1;
    int pipeline = 1;
    bool expertsOnHost = false;
    bool embeddingOnHost = false;
};
double weightBytesOnCard(const WeightBytes &weights, const ModelShape &shape,
                         const WeightPlacement &placement);

} // namespace xuanka
