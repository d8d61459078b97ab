// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class AdviseCode { None };

template <>
struct KeyTable<AdviseCode> {
    static constexpr std::array<std::pair<AdviseCode, std::string_view>, 1> rows{{
        {AdviseCode::None, "none"},
    }};
};

template <>
struct RoomOf<AdviseCode> {
    static constexpr Room value = Room::Advise;
};

} // namespace xuanka
