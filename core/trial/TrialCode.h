// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class TrialCode { None };

template <>
struct KeyTable<TrialCode> {
    static constexpr std::array<std::pair<TrialCode, std::string_view>, 1> rows{{
        {TrialCode::None, "none"},
    }};
};

template <>
struct RoomOf<TrialCode> {
    static constexpr Room value = Room::Trial;
};

} // namespace xuanka
