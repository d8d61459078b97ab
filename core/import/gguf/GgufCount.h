// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/gguf/GgufHeader.h"

#include <QMap>

namespace xuanka {

// What the tensors of one layer add up to. Widths are elements a token, 0 where there is no such
// tensor.
struct GgufLayer {
    qint64 attention = 0;
    qint64 mlp = 0;
    qint64 router = 0;
    qint64 experts = 0; // of all experts together
    qint64 norms = 0;
    qint64 expertsStored = 0; // how many, by the tensors
    qint64 keyWidth = 0;
    qint64 valueWidth = 0;
    qint64 fusedWidth = 0; // queries, keys and values in one tensor
    qint64 latentWidth = 0; // MLA: compressed vector and rotary part
    qint64 feedWidth = 0; // rows of the dense MLP
    qint64 expertWidth = 0; // rows of one expert
    bool state = false; // state space, linear attention or short convolution
    bool splitLatent = false; // MLA with its two halves stored apart, as newer converters do
};

// Every parameter of a GGUF once, by the part it belongs to. Tables that are computed rather than
// learned (rotary frequencies) and scales of quantised tensors are no parameters.
struct GgufCount {
    QMap<int, GgufLayer> layers;
    qint64 embedding = 0;
    qint64 head = 0;
    qint64 other = 0;
    qint64 vision = 0;
    qint64 audio = 0;
    qint64 projector = 0;
    qint64 mtp = 0;
    qint64 textEncoder = 0; // of an image model in one file
    qint64 vae = 0;
    qint64 encoder = 0; // of an encoder-decoder; the decoder is in `other`
    qint64 vocabulary = 0;
    qint64 hidden = 0;
};

// Layers from `firstMtp` on predict further tokens and are counted apart.
GgufCount countGguf(const QList<GgufTensor> &tensors, int firstMtp);

} // namespace xuanka
