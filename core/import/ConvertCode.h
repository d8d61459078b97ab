// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What turning a training config or a launch command into a plan has to say.
enum class ConvertCode { NothingKnown };

template <>
struct KeyTable<ConvertCode> {
    static constexpr std::array<std::pair<ConvertCode, std::string_view>, 1> rows{{
        {ConvertCode::NothingKnown, "nothing-known"},
    }};
};

template <>
struct RoomOf<ConvertCode> {
    static constexpr Room value = Room::Convert;
};

} // namespace xuanka
