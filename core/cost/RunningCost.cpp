// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/RunningCost.h"

namespace xuanka {

Money electricityCost(double watts, double hours, Money perKwh, double pue)
{
    return perKwh * (watts / 1000 * hours * pue);
}

Band costPerUnit(Money total, Band unitsPerHour, double hours)
{
    if (unitsPerHour.low <= 0 || hours <= 0)
        return {};
    const double perHour = total.amount() / hours;
    return {perHour / unitsPerHour.high, perHour / unitsPerHour.mid, perHour / unitsPerHour.low};
}

} // namespace xuanka
