// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"
#include "core/base/Money.h"

namespace xuanka {

// Energy for `hours` at `watts` of draw, with the overhead of the room (PUE, >= 1).
Money electricityCost(double watts, double hours, Money perKwh, double pue);

// Cost of one unit when `unitsPerHour` are made in `hours` of the month that `total` pays for.
// In units of the currency, not hundredths: a token is far cheaper than a cent. The band turns
// around: fast is cheap. Empty band (0, 0, 0) where nothing is made.
Band costPerUnit(Money total, Band unitsPerHour, double hours);

} // namespace xuanka
