// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka {

class ConstantReader;

// Constants of the memory laws; members are named as in the data file, section "memory".
struct MemoryConstants {
    static MemoryConstants read(ConstantReader &reader);
};

} // namespace xuanka
