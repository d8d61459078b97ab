// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/Ownership.h"

#include "core/cost/LeaseCost.h"

#include <cmath>

namespace xuanka {

Money ownershipCost(const OwnershipTerms &terms, int months)
{
    const double years = months / monthsOfYear;
    const Money purchase = terms.card * terms.cards + terms.host;
    const Money running =
        terms.electricityMonthly * months + purchase * (terms.upkeepPerYear * years);
    const Money resale = terms.card * (terms.cards * std::pow(terms.valueKeptPerYear, years));
    return purchase + running - resale;
}

std::optional<int> breakEvenMonth(const OwnershipTerms &terms, Money monthlyRent, int limit)
{
    for (int month = 1; month <= limit; ++month) {
        if (ownershipCost(terms, month).minor <= monthlyRent.minor * month)
            return month;
    }
    return std::nullopt;
}

} // namespace xuanka
