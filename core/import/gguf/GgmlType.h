// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace xuanka {

// How ggml packs a tensor: `block` elements of one row take `bytes` bytes.
struct GgmlType {
    std::uint32_t id = 0;
    std::string_view name; // lower case: "q4_k"
    int block = 1;
    int bytes = 4;
};

// nullptr for ids that were removed, belong to another program or are newer than the table: their
// size would be a guess.
const GgmlType *ggmlType(std::uint32_t id);

} // namespace xuanka
