// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"

// Sums and extremes of a spec.
namespace xuanka::chart {

double total(const ChartSpec &spec, int category); // of a stack, missing parts left out
double limitOf(const ChartSpec &spec, int category); // 0 without a limit
double largest(const ChartSpec &spec); // of everything that is drawn
bool isTight(const ChartSpec &spec, int category);
bool isOverLimit(const ChartSpec &spec, int category);

} // namespace xuanka::chart
