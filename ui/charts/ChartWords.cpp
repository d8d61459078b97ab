// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartWords.h"

#include "ui/charts/ChartNumbers.h"
#include "ui/text/Format.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

#include <cmath>

namespace xuanka::chartwords {
namespace {

QString words(const char *source)
{
    return text::say("Charts", source);
}

QString missing()
{
    return QStringLiteral("–");
}

QString number(double value)
{
    return text::quantity(value, Unit::None, text::spokenLocale());
}

QString range(const ChartSpec &spec, double low, double high)
{
    return QStringLiteral("%1–%2").arg(value(spec, low), value(spec, high));
}

// Over a bar cents only cost room; the table has them.
double rounded(double amount)
{
    return amount >= 100 ? std::round(amount) : amount;
}

// "6.1 GiB left" or "14.2 GiB short".
QString room(double left)
{
    const QString size = text::quantity(std::abs(left), Unit::GiB, text::spokenLocale());
    const char *pattern =
        left < 0 ? QT_TRANSLATE_NOOP("Charts", "%1 short") : QT_TRANSLATE_NOOP("Charts", "%1 left");
    return words(pattern).arg(size);
}

QStringList header(const ChartSpec &spec)
{
    QStringList names{words(QT_TRANSLATE_NOOP("Charts", "Configuration"))};
    for (const ChartSeries &one : spec.series) {
        names += series(one.role);
        if (!one.low.isEmpty())
            names += band();
    }
    if (spec.kind == ChartKind::StackedBar)
        names += words(QT_TRANSLATE_NOOP("Charts", "Total"));
    if (spec.limit)
        names += limit(spec);
    if (spec.role == ChartRole::Memory)
        names += words(QT_TRANSLATE_NOOP("Charts", "Headroom"));
    return names;
}

QStringList row(const ChartSpec &spec, int category)
{
    QStringList cells{spec.categories[category]};
    for (const ChartSeries &one : spec.series) {
        const double shown = one.values[category];
        cells += std::isnan(shown) ? missing() : value(spec, shown);
        if (!one.low.isEmpty())
            cells += range(spec, one.low[category], one.high[category]);
    }
    if (spec.kind == ChartKind::StackedBar)
        cells += value(spec, chart::total(spec, category));
    if (spec.limit)
        cells += value(spec, chart::limitOf(spec, category));
    if (spec.role == ChartRole::Memory)
        cells += room(chart::limitOf(spec, category) - chart::total(spec, category));
    return cells;
}

} // namespace

QString title(const ChartSpec &spec)
{
    return text::of(spec.title, text::spokenLocale());
}

QString series(SeriesRole role)
{
    switch (role) {
    case SeriesRole::Ours:
        return words(QT_TRANSLATE_NOOP("Charts", "Estimate"));
    case SeriesRole::Ideal:
        return words(QT_TRANSLATE_NOOP("Charts", "Ideal"));
    case SeriesRole::Article:
        return words(QT_TRANSLATE_NOOP("Charts", "The articles' figures"));
    case SeriesRole::Weights:
        return words(QT_TRANSLATE_NOOP("Charts", "Weights"));
    case SeriesRole::KvCache:
        return words(QT_TRANSLATE_NOOP("Charts", "KV cache"));
    case SeriesRole::Activations:
        return words(QT_TRANSLATE_NOOP("Charts", "Activations"));
    case SeriesRole::Gradients:
        return words(QT_TRANSLATE_NOOP("Charts", "Gradients"));
    case SeriesRole::Optimizer:
        return words(QT_TRANSLATE_NOOP("Charts", "Optimizer state"));
    case SeriesRole::Runtime:
        return words(QT_TRANSLATE_NOOP("Charts", "Runtime overhead"));
    case SeriesRole::Lease:
        return words(QT_TRANSLATE_NOOP("Charts", "Lease"));
    case SeriesRole::Electricity:
        return words(QT_TRANSLATE_NOOP("Charts", "Electricity"));
    case SeriesRole::Operations:
        return words(QT_TRANSLATE_NOOP("Charts", "Operations"));
    case SeriesRole::Other:
        return words(QT_TRANSLATE_NOOP("Charts", "Other"));
    }
    return {};
}

QString limit(const ChartSpec &spec)
{
    return spec.role == ChartRole::MonthlyCost ? words(QT_TRANSLATE_NOOP("Charts", "Monthly cap"))
                                               : words(QT_TRANSLATE_NOOP("Charts", "Capacity"));
}

QString tight()
{
    return words(QT_TRANSLATE_NOOP("Charts", "Tight"));
}

QString band()
{
    return words(QT_TRANSLATE_NOOP("Charts", "Range"));
}

QString valueAxis(const ChartSpec &spec)
{
    switch (spec.role) {
    case ChartRole::Speedup:
        return words(QT_TRANSLATE_NOOP("Charts", "Speedup"));
    case ChartRole::Memory:
        return words(QT_TRANSLATE_NOOP("Charts", "GiB per card"));
    case ChartRole::MonthlyCost:
        return words(QT_TRANSLATE_NOOP("Charts", "Cost per month"));
    }
    return {};
}

QString categoryAxis(const ChartSpec &)
{
    return words(QT_TRANSLATE_NOOP("Charts", "Cards"));
}

QString value(const ChartSpec &spec, double shown)
{
    const QLocale locale = text::spokenLocale();
    if (spec.role == ChartRole::MonthlyCost)
        return text::money(Money::of(shown, spec.currency), locale);
    return spec.unit == Unit::GiB ? number(shown) : text::quantity(shown, spec.unit, locale);
}

QString barLabel(const ChartSpec &spec, int category)
{
    if (spec.role != ChartRole::Memory)
        return value(spec, rounded(chart::total(spec, category)));
    return room(chart::limitOf(spec, category) - chart::total(spec, category));
}

QString shortBarLabel(const ChartSpec &spec, int category)
{
    if (spec.role != ChartRole::Memory)
        return value(spec, rounded(chart::total(spec, category)));
    const double left = chart::limitOf(spec, category) - chart::total(spec, category);
    return (left < 0 ? QStringLiteral("−") : QStringLiteral("+")) + number(std::abs(left));
}

Table table(const ChartSpec &spec)
{
    Table table;
    if (spec.isEmpty())
        return table;
    table.header = header(spec);
    for (int category = 0; category < spec.categories.size(); ++category)
        table.rows += row(spec, category);
    return table;
}

QString tabSeparated(const Table &table)
{
    QStringList lines{table.header.join(u'\t')};
    for (const QStringList &row : table.rows)
        lines += row.join(u'\t');
    return lines.join(u'\n') + u'\n';
}

QString description(const ChartSpec &spec)
{
    const Table numbers = table(spec);
    QStringList sentences;
    for (const QStringList &row : numbers.rows) {
        QStringList cells;
        for (qsizetype column = 1; column < row.size(); ++column)
            cells += QStringLiteral("%1 %2").arg(numbers.header[column], row[column]);
        sentences += QStringLiteral("%1: %2").arg(row.first(), cells.join(QStringLiteral(", ")));
    }
    return sentences.join(QStringLiteral("; "));
}

} // namespace xuanka::chartwords
