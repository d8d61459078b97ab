// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/price/PriceList.h"
#include "core/advise/question/Question.h"

namespace xuanka {

// Why an option lost; the hard ones first. Several may hold.
enum class Loss : std::uint32_t {
    None = 0,
    // hard: the option does not answer the plan
    StrategyNotLegal = 1U << 0,
    DoesNotFit = 1U << 1,
    TooTight = 1U << 2, // more likely not to fit than to fit
    TooSlow = 1U << 3,
    NoReserve = 1U << 4,
    NeedsUnmet = 1U << 5,
    CannotRun = 1U << 6, // the card has no such unit, the engine no such format
    Interruptible = 1U << 7,
    NoPrice = 1U << 8,
    OtherCurrency = 1U << 9,
    OverBudget = 1U << 10,
    // soft: another one is better
    FewerThanProposed = 1U << 11,
    Tight = 1U << 12,
    Dearer = 1U << 13,
    Slower = 1U << 14,
    Idle = 1U << 15,
};

constexpr Loss operator|(Loss a, Loss b)
{
    return static_cast<Loss>(static_cast<std::uint32_t>(a) | static_cast<std::uint32_t>(b));
}
constexpr Loss &operator|=(Loss &a, Loss b)
{
    return a = a | b;
}
constexpr Loss without(Loss set, Loss one)
{
    return static_cast<Loss>(static_cast<std::uint32_t>(set) & ~static_cast<std::uint32_t>(one));
}
constexpr bool has(Loss set, Loss one)
{
    return (static_cast<std::uint32_t>(set) & static_cast<std::uint32_t>(one)) != 0;
}
inline constexpr std::uint32_t hardLosses = (1U << 11) - 1;
constexpr bool isPossible(Loss set)
{
    return (static_cast<std::uint32_t>(set) & hardLosses) == 0;
}
// Would answer the plan if money were no object.
constexpr bool isWorkable(Loss set)
{
    constexpr std::uint32_t money =
        static_cast<std::uint32_t>(Loss::NoPrice | Loss::OtherCurrency | Loss::OverBudget);
    return (static_cast<std::uint32_t>(set) & hardLosses & ~money) == 0;
}

// One card × count × layout × price, as numbers: no text, nothing allocated, copied by the
// thousand.
struct Option {
    const Gpu *gpu = nullptr;
    int cards = 0;
    Strategy strategy = Strategy::Auto;
    Layout layout;
    Link link;
    MemoryEstimate memory;
    SpeedEstimate speed;
    PowerEstimate power;
    const Price *price = nullptr;
    MonthlyCost monthly;
    Loss losses = Loss::None;
};

// What the goal of the question counts, higher is better; 0 where no speed is known.
double meritOf(const Question &question, const SpeedEstimate &speed);

} // namespace xuanka
