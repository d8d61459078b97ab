// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/Family.h"

#include <vector>

namespace xuanka {

// The dimensions every decoder has, under the family's spelling and with its defaults.
struct Dimensions {
    qint64 hidden = 1;
    qint64 layers = 1;
    qint64 heads = 1;
    qint64 headSize = 1;
    qint64 vocabulary = 1;
    std::vector<qint64> kvHeads; // a layer
};

Dimensions readDimensions(ConfigObject &config, const DecoderTraits &traits);

// Tokens a layer keeps; 0 where it keeps all.
std::vector<qint64> readWindows(ConfigObject &config, const DecoderTraits &traits, qint64 layers,
                                qint64 context);

// The experts of a family: their numbers, and which layers have them.
struct ExpertPlan {
    std::vector<bool> sparse; // a layer
    qint64 count = 0;
    qint64 perToken = 0;
    qint64 width = 0;
    qint64 sharedWidth = 0;
    bool routerBias = false;
    bool sharedGate = false;
    bool expertBias = false;
};
ExpertPlan readExperts(ConfigObject &config, const Experts &experts, qint64 layers);

// d x width matrices: gate, up and down, or up and down; with their biases.
Count mlpCount(qint64 hidden, qint64 width, Mlp kind, bool bias);
// Router, shared experts and routed experts of one layer.
void addExperts(Layer &layer, const ExpertPlan &plan, qint64 hidden, Mlp kind);
// Embedding, head, final norm and learned positions.
void addOutside(ConfigObject &config, const DecoderTraits &traits, const Dimensions &size,
                Draft &draft);

} // namespace xuanka
