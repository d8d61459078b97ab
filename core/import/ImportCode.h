// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class ImportCode { FileUnreadable };

template <>
struct KeyTable<ImportCode> {
    static constexpr std::array<std::pair<ImportCode, std::string_view>, 1> rows{{
        {ImportCode::FileUnreadable, "file-unreadable"}, // %1 reason
    }};
};

template <>
struct RoomOf<ImportCode> {
    static constexpr Room value = Room::Import;
};

} // namespace xuanka
