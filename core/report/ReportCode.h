// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What charts and the report say.
enum class ReportCode {
    SpeedupGainsHold,
    SpeedupGainsShrink,
    SpeedupAhead,
    SpeedupAlone,
    MemoryFits,
    MemoryTight,
    MemoryDoesNotFit,
    CostBelowCap,
    CostAboveCap,
    CostWithoutCap,
    NothingToWrite,
    // What the report says beside its tables.
    VerdictRent,
    VerdictRentUnpriced,
    VerdictNothing,
    VerdictNoCandidates,
    Recommended,
    Possible,
};

template <>
struct KeyTable<ReportCode> {
    static constexpr std::array<std::pair<ReportCode, std::string_view>, 17> rows{{
        // %1 cards, %2 speedup, %3 cards it is compared with
        {ReportCode::SpeedupGainsHold, "speedup-gains-hold"},
        // … %4 count from which a further card adds little
        {ReportCode::SpeedupGainsShrink, "speedup-gains-shrink"},
        {ReportCode::SpeedupAhead, "speedup-ahead"}, // %1 cards, %2 speedup, %3 chosen cards
        {ReportCode::SpeedupAlone, "speedup-alone"}, // %1 cards
        // %1 configuration, %2 GiB left (or missing) a card, %3 GiB of a card
        {ReportCode::MemoryFits, "memory-fits"},
        {ReportCode::MemoryTight, "memory-tight"},
        {ReportCode::MemoryDoesNotFit, "memory-does-not-fit"},
        // %1 configuration, %2 cost a month, %3 difference to the cap
        {ReportCode::CostBelowCap, "cost-below-cap"},
        {ReportCode::CostAboveCap, "cost-above-cap"},
        {ReportCode::CostWithoutCap, "cost-without-cap"},
        {ReportCode::NothingToWrite, "nothing-to-write"},
        {ReportCode::VerdictRent, "verdict-rent"}, // %1 configuration, %2 cost a month
        {ReportCode::VerdictRentUnpriced, "verdict-rent-unpriced"}, // %1 configuration
        {ReportCode::VerdictNothing, "verdict-nothing"}, // %1 candidates looked at
        {ReportCode::VerdictNoCandidates, "verdict-no-candidates"},
        {ReportCode::Recommended, "recommended"},
        {ReportCode::Possible, "possible"},
    }};
};

template <>
struct RoomOf<ReportCode> {
    static constexpr Room value = Room::Report;
};

} // namespace xuanka
