// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/safetensors/SafetensorsHeader.h"

#include <QHash>

namespace xuanka {

// What the elements of a tensor are.
enum class TensorRole : std::uint8_t {
    Weight, // each element is one parameter
    Packed, // each element holds several, or a share of one: `parameters` says how many in all
    Scale, // belongs to the storage of a quantised tensor
    Buffer, // computed, not learned: rotary tables, masks, positions
    Unknown, // packed in a way this version cannot unpack
};

struct TensorMeaning {
    TensorRole role = TensorRole::Weight;
    qint64 parameters = 0;
    const char *format = nullptr; // of Packed: "int4-gptq", "nvfp4" …
};

using TensorTable = QHash<QString, const StoredTensor *>;

// `packedBits` is what a quantization_config says of integers packed into 32 bits; 0 if unknown.
TensorMeaning meaningOf(const StoredTensor &tensor, const TensorTable &all, int packedBits);

} // namespace xuanka
