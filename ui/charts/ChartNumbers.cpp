// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartNumbers.h"

#include <algorithm>
#include <cmath>

namespace xuanka::chart {

double total(const ChartSpec &spec, int category)
{
    double sum = 0;
    for (const ChartSeries &series : spec.series) {
        if (!std::isnan(series.values[category]))
            sum += series.values[category];
    }
    return sum;
}

double limitOf(const ChartSpec &spec, int category)
{
    if (!spec.limit)
        return 0;
    return spec.limit->perCategory ? spec.limit->values.value(category) : spec.limit->value;
}

double largest(const ChartSpec &spec)
{
    double most = 0;
    for (int category = 0; category < spec.categories.size(); ++category) {
        most = std::max(most, limitOf(spec, category));
        if (spec.kind == ChartKind::StackedBar) {
            most = std::max(most, total(spec, category));
            continue;
        }
        for (const ChartSeries &series : spec.series) {
            const double high =
                series.high.isEmpty() ? series.values[category] : series.high[category];
            if (!std::isnan(high))
                most = std::max(most, high);
        }
    }
    return most;
}

bool isTight(const ChartSpec &spec, int category)
{
    return spec.tight.contains(category);
}

bool isOverLimit(const ChartSpec &spec, int category)
{
    return spec.overLimit.contains(category);
}

} // namespace xuanka::chart
