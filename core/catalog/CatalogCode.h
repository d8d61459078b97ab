// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class CatalogCode { DataBroken, UnknownGpu, UnknownModel };

template <>
struct KeyTable<CatalogCode> {
    static constexpr std::array<std::pair<CatalogCode, std::string_view>, 3> rows{{
        {CatalogCode::DataBroken, "catalog-broken"}, // %1 what
        {CatalogCode::UnknownGpu, "unknown-gpu"}, // %1 name, %2 nearest names
        {CatalogCode::UnknownModel, "unknown-model"}, // %1 name, %2 nearest names
    }};
};

template <>
struct RoomOf<CatalogCode> {
    static constexpr Room value = Room::Catalog;
};

} // namespace xuanka
