// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"

#include <cstdint>

namespace xuanka {

// What a price is for, and the smallest stretch that is billed.
enum class PriceUnit : std::uint8_t {
    CardHour,
    MachineHour,
    CardDay,
    MachineDay,
    CardMonth,
    MachineMonth,
    CardYear,
    MachineYear,
};
enum class Billing : std::uint8_t { Second, Minute, Hour, Day, Month };

template <>
struct KeyTable<PriceUnit> {
    static constexpr std::array<std::pair<PriceUnit, std::string_view>, 8> rows{{
        {PriceUnit::CardHour, "card-hour"},
        {PriceUnit::MachineHour, "machine-hour"},
        {PriceUnit::CardDay, "card-day"},
        {PriceUnit::MachineDay, "machine-day"},
        {PriceUnit::CardMonth, "card-month"},
        {PriceUnit::MachineMonth, "machine-month"},
        {PriceUnit::CardYear, "card-year"},
        {PriceUnit::MachineYear, "machine-year"},
    }};
};
template <>
struct KeyTable<Billing> {
    static constexpr std::array<std::pair<Billing, std::string_view>, 5> rows{{
        {Billing::Second, "second"},
        {Billing::Minute, "minute"},
        {Billing::Hour, "hour"},
        {Billing::Day, "day"},
        {Billing::Month, "month"},
    }};
};

} // namespace xuanka
