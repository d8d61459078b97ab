// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka {

class ConstantReader;

// Constants of the speed, scaling and power laws; section "speed" of the data file.
struct SpeedConstants {
    static SpeedConstants read(ConstantReader &reader);
};

} // namespace xuanka
