// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"

#include <QColor>
#include <QFont>

namespace xuanka {

// Colours and type of a chart. Series wear the colours of Okabe and Ito ("Color Universal Design",
// 2008), which people with any common colour blindness can tell apart.
struct ChartStyle {
    QFont font;
    QColor background;
    QColor text;
    QColor muted; // axis labels, the ideal line
    QColor grid;
    QColor highlight; // column behind the chosen category
    bool dark = false;
    double pixel = 1; // width of a hairline; more than 1 in the finer units of paper

    static ChartStyle forScreen(const QColor &background, const QColor &text, const QFont &font);
    static ChartStyle forPaper(const QFont &font, double pixel);
    QColor of(SeriesRole role) const;
    QColor band(const QColor &line) const; // opaque, so that it prints the same everywhere
    QColor warning() const; // over the limit
};

} // namespace xuanka
