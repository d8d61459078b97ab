// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/ModelShape.h"
#include "core/estimate/MemoryConstants.h"

namespace xuanka {

// The few sizes of a model that workspaces depend on; assumed from the total where the layers are
// not known (`known` false: bands are then wide).
struct ShapeSummary {
    bool known = true;
    double layers = 0;
    double hidden = 0;
    double vocabulary = 0;
    double intermediate = 0; // widest MLP of one token, all its experts together
    double queryWidth = 0; // heads * head size
    double attentionHeads = 0;
    double valueWidth = 0; // heads * size of values
    double keyWidth = 0; // kv heads * (key + value size)
    double parameters = 0;
    double wideParameters = 0; // embedding and head
    bool tied = false; // one matrix is embedding and head
    bool latent = false; // multi-head latent attention
    bool gated = true; // three matrices in the MLP, not two
};

ShapeSummary summarize(const ModelShape &shape, const UnknownShapeConstants &assumed);

// Share of the layers on the fullest of `stages` stages: ceil(layers / stages) / layers.
double stageShare(int layers, int stages);

} // namespace xuanka
