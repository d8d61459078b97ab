// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class ChecklistCode { DataBroken, StateBroken, StateNewer };

template <>
struct KeyTable<ChecklistCode> {
    static constexpr std::array<std::pair<ChecklistCode, std::string_view>, 3> rows{{
        {ChecklistCode::DataBroken, "checklist-broken"}, // %1 what
        {ChecklistCode::StateBroken, "answers-broken"},
        {ChecklistCode::StateNewer, "answers-newer"},
    }};
};

template <>
struct RoomOf<ChecklistCode> {
    static constexpr Room value = Room::Checklist;
};

} // namespace xuanka
