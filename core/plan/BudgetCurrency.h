// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"

namespace xuanka {

// The currency of a plan: that of its cap, else of its quotes, else of its electricity price.
Currency currencyOf(const Budget &budget);
// The default budget in a currency. Electricity is known for CNY (0.63 a kWh) and USD (0.09, the
// Chinese industrial average of 2024); in any other currency it is 0 until the user says it.
Budget defaultBudget(Currency currency);
// The same budget after the user chose another currency: amounts keep their figures, nothing is
// converted; an untouched electricity price becomes the default of the new currency.
Budget inCurrency(Budget budget, Currency currency);

} // namespace xuanka
