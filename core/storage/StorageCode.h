// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class StorageCode { None };

template <>
struct KeyTable<StorageCode> {
    static constexpr std::array<std::pair<StorageCode, std::string_view>, 1> rows{{
        {StorageCode::None, "none"},
    }};
};

template <>
struct RoomOf<StorageCode> {
    static constexpr Room value = Room::Storage;
};

} // namespace xuanka
