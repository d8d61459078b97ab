// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/SpeedConstants.h"

#include <array>
#include <string_view>

// Places in the data file, below "speed", in the order of the enumerations.
namespace xuanka {

inline constexpr std::array<std::string_view, SpeedConstants::cardClasses> cardPlaces{
    "card.turing", "card.ampere", "card.ada", "card.blackwell", "card.hbm"};

inline constexpr std::array<std::string_view, SpeedConstants::engineClasses> enginePlaces{
    "engine.served", "engine.llamacpp", "engine.llamacpp_2024", "engine.exllamav2", "engine.eager"};

} // namespace xuanka
