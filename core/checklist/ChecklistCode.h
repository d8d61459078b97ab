// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class ChecklistCode { None };

template <>
struct KeyTable<ChecklistCode> {
    static constexpr std::array<std::pair<ChecklistCode, std::string_view>, 1> rows{{
        {ChecklistCode::None, "none"},
    }};
};

template <>
struct RoomOf<ChecklistCode> {
    static constexpr Room value = Room::Checklist;
};

} // namespace xuanka
