// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/report/ChartSpec.h"

namespace xuanka {

// The three charts of an advice, for the card and lease of the recommendation (or, when nothing
// fits, of the best of the candidates that were turned down). Empty specs when there is no speed,
// memory or price to show.
ChartSpec speedupChart(const Plan &plan, const Advice &advice);
ChartSpec memoryChart(const Plan &plan, const Advice &advice);
ChartSpec costChart(const Plan &plan, const Advice &advice);

} // namespace xuanka
