// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/Ticks.h"

#include <cmath>

namespace xuanka {

QList<double> niceTicks(double largest, int most)
{
    if (!std::isfinite(largest) || largest <= 0)
        return {0, 1};
    const double roughStep = largest / (most - 1);
    const double power = std::pow(10.0, std::floor(std::log10(roughStep)));
    double step = 10 * power;
    for (const double factor : {1.0, 2.0, 2.5, 5.0}) {
        // The tolerance keeps 5 × 2 = 10 from asking for a wider step by a rounding error.
        if (factor * power * (most - 1) >= largest * (1 - 1e-9)) {
            step = factor * power;
            break;
        }
    }
    QList<double> ticks{0};
    while (ticks.last() < largest * (1 - 1e-9))
        ticks += step * double(ticks.size());
    return ticks;
}

} // namespace xuanka
