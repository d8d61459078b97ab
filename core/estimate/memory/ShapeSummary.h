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
    double keyWidth = 0; // kv heads * (key + value size)
    double parameters = 0;
};

ShapeSummary summarize(const ModelShape &shape, const UnknownShapeConstants &assumed);

// Share of the layers on the fullest of `stages` stages: ceil(layers / stages) / layers.
double stageShare(int layers, int stages);

} // namespace xuanka
