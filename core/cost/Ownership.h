// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Money.h"

#include <optional>

namespace xuanka {

// Owning the cards instead of renting them, in one currency.
struct OwnershipTerms {
    Money card; // purchase price of one card
    Money host; // machine around the cards
    int cards = 1;
    Money electricityMonthly; // at the plan's use, room overhead included
    double upkeepPerYear = 0.05; // share of the purchase: repairs, spare parts
    double valueKeptPerYear = 0.7; // share of the price a card still sells for, a year later
};

// What owning costs after `months`: purchase and running, less what the cards still sell for.
Money ownershipCost(const OwnershipTerms &terms, int months);
// The first month (up to `limit`) in which owning has cost no more than `monthlyRent` so far.
std::optional<int> breakEvenMonth(const OwnershipTerms &terms, Money monthlyRent, int limit = 60);

} // namespace xuanka
