// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/safetensors/SafetensorsHeader.h"
#include "core/import/safetensors/TensorPart.h"

#include <QMap>

namespace xuanka {

// Every parameter of a set of tensors once, and what was left out of the count.
struct TensorCount {
    QMap<TensorPart, qint64> parts;
    qint64 buffers = 0; // elements
    qint64 scales = 0; // elements
    qint64 secondNames = 0; // parameters of tensors that repeat another under a second name
    qint64 head = 0; // of an output head stored beside an embedding of its size
    qint64 embedding = 0; // of the token embedding
    QString unknown; // a tensor packed in a way that cannot be counted; empty if there is none
    QString format; // how most weights are stored: "bf16", "fp8", "int4-gptq"; may be empty
};

TensorCount countTensors(const QList<StoredTensor> &tensors, int mainLayers, int packedBits);

} // namespace xuanka
