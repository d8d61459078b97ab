// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class EstimateCode { ConstantMissing, ConstantUnused };

template <>
struct KeyTable<EstimateCode> {
    static constexpr std::array<std::pair<EstimateCode, std::string_view>, 2> rows{{
        {EstimateCode::ConstantMissing, "constant-missing"}, // place: its name
        {EstimateCode::ConstantUnused, "constant-unused"},
    }};
};

template <>
struct RoomOf<EstimateCode> {
    static constexpr Room value = Room::Estimate;
};

} // namespace xuanka
