// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class ReportCode { None };

template <>
struct KeyTable<ReportCode> {
    static constexpr std::array<std::pair<ReportCode, std::string_view>, 1> rows{{
        {ReportCode::None, "none"},
    }};
};

template <>
struct RoomOf<ReportCode> {
    static constexpr Room value = Room::Report;
};

} // namespace xuanka
