// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartLayout.h"

class QPainter;

// Paints what ChartLayout placed: texts, legend, hatching, the highlighted category.
namespace xuanka::chart {

void paintBelow(QPainter &painter, const ChartLayout &layout, const ChartStyle &style);
void paintAbove(QPainter &painter, const ChartLayout &layout, const ChartStyle &style);

} // namespace xuanka::chart
