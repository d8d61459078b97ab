// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class CostCode { None };

template <>
struct KeyTable<CostCode> {
    static constexpr std::array<std::pair<CostCode, std::string_view>, 1> rows{{
        {CostCode::None, "none"},
    }};
};

template <>
struct RoomOf<CostCode> {
    static constexpr Room value = Room::Cost;
};

} // namespace xuanka
