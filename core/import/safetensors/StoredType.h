// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace xuanka {

// The data types of safetensors, as far as they differ for counting.
enum class StoredType : std::uint8_t {
    Fp64,
    Fp32,
    Fp16,
    Bf16,
    Fp8,
    Fp8Exponent,
    Fp6,
    Fp4,
    Int64,
    Int32,
    Int16,
    Int8,
    Uint8,
    Bool,
    Complex,
};

struct StoredTypeInfo {
    StoredType type = StoredType::Fp32;
    int bits = 32; // of one element
};

// nullptr for a type this version does not know: its size would be a guess.
const StoredTypeInfo *storedType(const QString &name);
// Types that hold learned values as they are, not codes or positions.
bool isFloating(StoredType type);

} // namespace xuanka
