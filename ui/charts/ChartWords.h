// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"

#include <QStringList>

// The words of a chart, in the language of text::say().
namespace xuanka::chartwords {

QString title(const ChartSpec &spec);
QString series(SeriesRole role);
QString limit(const ChartSpec &spec);
QString tight();
QString band();
QString valueAxis(const ChartSpec &spec); // "GiB per card"
QString categoryAxis(const ChartSpec &spec); // "cards"
QString value(const ChartSpec &spec, double value);
// What stands over a bar: the room left, or what is missing; the cost.
QString barLabel(const ChartSpec &spec, int category);
QString shortBarLabel(const ChartSpec &spec, int category);

// The numbers of a chart as rows and columns: table twin, copied text and spoken description.
struct Table {
    QStringList header;
    QList<QStringList> rows;
};
Table table(const ChartSpec &spec);
QString tabSeparated(const Table &table);
QString description(const ChartSpec &spec);

} // namespace xuanka::chartwords
