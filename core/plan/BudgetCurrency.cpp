// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/BudgetCurrency.h"

namespace xuanka {

Currency currencyOf(const Budget &budget)
{
    if (budget.monthlyCap)
        return budget.monthlyCap->currency;
    if (!budget.offers.isEmpty())
        return budget.offers.first().price.currency;
    return budget.electricityPerKwh.currency;
}

Budget defaultBudget(Currency currency)
{
    Budget budget;
    if (currency != Currency("CNY"))
        budget.electricityPerKwh = {currency == Currency("USD") ? 9 : 0, currency};
    budget.operationsMonthly.currency = currency;
    return budget;
}

Budget inCurrency(Budget budget, Currency currency)
{
    const Money before = defaultBudget(budget.electricityPerKwh.currency).electricityPerKwh;
    if (budget.electricityPerKwh == before)
        budget.electricityPerKwh = defaultBudget(currency).electricityPerKwh;
    budget.electricityPerKwh.currency = currency;
    budget.operationsMonthly.currency = currency;
    if (budget.monthlyCap)
        budget.monthlyCap->currency = currency;
    for (Offer &offer : budget.offers)
        offer.price.currency = currency;
    return budget;
}

} // namespace xuanka
