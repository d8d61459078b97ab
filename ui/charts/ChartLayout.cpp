// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartLayout.h"

#include "ui/charts/ChartNumbers.h"
#include "ui/charts/ChartWords.h"
#include "ui/charts/Ticks.h"

#include <algorithm>
#include <cmath>

namespace xuanka {

using Shape = LegendSign::Shape;

ChartLayout::ChartLayout(const ChartSpec &spec, const ChartStyle &style, QSizeF size)
    : m_spec(spec)
    , m_style(style)
{
    m_line = metrics().height();
    m_gap = m_line / 4;
    const double top = placeLegend(size.width());
    ticks = niceTicks(chart::largest(spec));
    placePlot(size, top);
    placeChosen();
    placeTicks();
    placeCategories();
    if (spec.kind == ChartKind::StackedBar)
        placeBarLabels();
    else
        placePointLabels();
}

QPointF ChartLayout::at(double x, double y) const
{
    return {plot.left() + (x - firstX) / (lastX - firstX) * plot.width(),
            plot.bottom() - y / topY * plot.height()};
}

double ChartLayout::xOf(int category) const
{
    return m_spec.kind == ChartKind::Line ? m_spec.positions[category] : category;
}

QFontMetricsF ChartLayout::metrics(bool strong) const
{
    QFont font = m_style.font;
    font.setBold(strong);
    return QFontMetricsF(font);
}

void ChartLayout::add(const QRectF &box, const QString &text, Qt::Alignment alignment,
                      const QColor &colour, bool strong, bool overPlot)
{
    labels += ChartLabel{box, text, alignment, colour, strong, overPlot};
}

bool ChartLayout::isFree(const QRectF &box) const
{
    return std::none_of(labels.begin(), labels.end(),
                        [&](const ChartLabel &label) { return label.box.intersects(box); });
}

QList<int> ChartLayout::chosenFirst() const
{
    QList<int> order;
    for (int category = 0; category < m_spec.categories.size(); ++category)
        order.insert(category == m_spec.chosen ? 0 : order.size(), category);
    return order;
}

QList<ChartLayout::Sign> ChartLayout::legendSigns() const
{
    QList<Sign> signs;
    for (const ChartSeries &series : m_spec.series) {
        const QColor colour = m_style.of(series.role);
        const Shape shape = m_spec.kind == ChartKind::StackedBar ? Shape::Fill
            : series.marksOnly                                   ? Shape::Hollow
            : series.dashed                                      ? Shape::Dashes
                                                                 : Shape::Line;
        signs += Sign{shape, colour, chartwords::series(series.role)};
        if (!series.low.isEmpty())
            signs += Sign{Shape::Band, colour, chartwords::band()};
    }
    if (m_spec.limit)
        signs += Sign{Shape::Limit, m_style.text, chartwords::limit(m_spec)};
    if (!m_spec.tight.isEmpty())
        signs += Sign{Shape::Hatch, m_style.text, chartwords::tight()};
    return signs;
}

// Signs and words in as many lines as they need; returns where the legend ends.
double ChartLayout::placeLegend(double width)
{
    const QFontMetricsF font = metrics();
    const double sign = m_line * 0.9;
    double x = 0;
    double y = 0;
    for (const Sign &one : legendSigns()) {
        const double words =
            std::min(std::ceil(font.horizontalAdvance(one.words)) + 1, width - sign - m_gap);
        const double entry = sign + m_gap + words;
        if (x > 0 && x + entry > width) {
            x = 0;
            y += m_line + m_gap;
        }
        legend += LegendSign{one.shape, QRectF(x, y + (m_line - sign) / 2, sign, sign), one.colour};
        add(QRectF(x + sign + m_gap, y, words, m_line), one.words, Qt::AlignLeft | Qt::AlignVCenter,
            m_style.text);
        x += entry + m_line;
    }
    return y + m_line + 2 * m_gap;
}

void ChartLayout::placePlot(QSizeF size, double top)
{
    double widest = 0;
    for (const double tick : std::as_const(ticks))
        widest = std::max(widest, metrics().horizontalAdvance(chartwords::value(m_spec, tick)));
    const double left = std::ceil(widest) + 2 * m_gap;
    const double bottom = 2 * m_line + 3 * m_gap; // counts, then cards
    const double axisTitle = 1.5 * m_line + m_gap;
    plot = QRectF(left, top + axisTitle, std::max(1.0, size.width() - left - m_gap),
                  std::max(1.0, size.height() - top - axisTitle - bottom));
    // A value at the top needs room for its label above it.
    const double roomForLabel = 1 + (m_line + m_gap) / plot.height();
    topY = std::max(ticks.last(), chart::largest(m_spec) * roomForLabel);
    if (m_spec.kind == ChartKind::Line) {
        firstX = 0;
        lastX = m_spec.positions.last() * 1.06;
    } else {
        firstX = -0.5;
        lastX = double(m_spec.categories.size()) - 0.5;
    }
}

void ChartLayout::placeChosen()
{
    if (m_spec.chosen < 0)
        return;
    const double x = xOf(m_spec.chosen);
    const double half = m_spec.kind == ChartKind::Line ? lastX * 0.035 : 0.46;
    highlight = QRectF(QPointF(at(x - half, 0).x(), plot.top()),
                       QPointF(at(x + half, 0).x(), plot.bottom() + m_line + 2 * m_gap));
}

void ChartLayout::placeTicks()
{
    for (const double tick : std::as_const(ticks)) {
        const double y = at(firstX, tick).y();
        add(QRectF(0, y - m_line / 2, plot.left() - m_gap, m_line), chartwords::value(m_spec, tick),
            Qt::AlignRight | Qt::AlignVCenter, m_style.muted);
    }
    add(QRectF(0, plot.top() - 1.5 * m_line - m_gap, plot.right(), m_line),
        chartwords::valueAxis(m_spec), Qt::AlignLeft | Qt::AlignVCenter, m_style.muted);
}

void ChartLayout::placeCategories()
{
    const double top = plot.bottom() + m_gap;
    for (int category = 0; category < m_spec.categories.size(); ++category) {
        const QString text = QString::number(m_spec.counts[category]);
        const bool chosen = category == m_spec.chosen;
        const double width = metrics(true).horizontalAdvance(text) + 2;
        add(QRectF(at(xOf(category), 0).x() - width / 2, top, width, m_line), text, Qt::AlignCenter,
            chosen ? m_style.text : m_style.muted, chosen);
    }
    placeCards(top + m_line + m_gap);
}

// Neighbours of one card share its name. A name wider than its bars is cut, the table has it whole.
void ChartLayout::placeCards(double top)
{
    const QString unit = chartwords::categoryAxis(m_spec);
    for (int first = 0, end = 0; first < m_spec.cards.size(); first = end) {
        while (end < m_spec.cards.size() && m_spec.cards[end] == m_spec.cards[first])
            ++end;
        const bool all = end - first == m_spec.cards.size();
        const double half = m_spec.kind == ChartKind::Line ? 0 : 0.5;
        const double left = all ? plot.left() : at(xOf(first) - half, 0).x();
        const double right = all ? plot.right() : at(xOf(end - 1) + half, 0).x();
        QString name =
            all ? QStringLiteral("%1 (%2)").arg(unit, m_spec.cards[first]) : m_spec.cards[first];
        if (!all && metrics().horizontalAdvance(name) > right - left)
            name = name.section(u' ', -1); // "5090"
        add(QRectF(left, top, right - left, m_line),
            metrics().elidedText(name, Qt::ElideRight, right - left), Qt::AlignCenter,
            m_style.muted);
    }
}

void ChartLayout::placeBarLabels()
{
    const double slot = plot.width() / double(m_spec.categories.size());
    const double half = barWidth / 2;
    bool roomForLong = true;
    for (int category = 0; category < m_spec.categories.size(); ++category) {
        const double words =
            metrics(true).horizontalAdvance(chartwords::barLabel(m_spec, category));
        roomForLong = roomForLong && words <= slot - m_gap;
    }
    for (const int category : chosenFirst()) {
        const double total = chart::total(m_spec, category);
        if (chart::isTight(m_spec, category))
            hatched += QRectF(at(category - half, total), at(category + half, 0));
        const QString text = roomForLong ? chartwords::barLabel(m_spec, category)
                                         : chartwords::shortBarLabel(m_spec, category);
        const bool strong = category == m_spec.chosen;
        const double width = metrics(strong).horizontalAdvance(text) + 2;
        const QPointF top = at(category, total);
        QRectF box(top.x() - width / 2, top.y() - m_line - m_gap / 2, width, m_line);
        const double limit = at(category, chart::limitOf(m_spec, category)).y();
        if (m_spec.limit && limit > box.top() && limit < box.bottom() + m_gap)
            box.moveBottom(limit - m_gap / 2); // the line would strike the number out
        if (isFree(box))
            add(box, text, Qt::AlignCenter,
                chart::isOverLimit(m_spec, category) ? m_style.warning() : m_style.text, strong,
                true);
    }
}

void ChartLayout::placePointLabels()
{
    const auto ours =
        std::find_if(m_spec.series.begin(), m_spec.series.end(),
                     [](const ChartSeries &one) { return one.role == SeriesRole::Ours; });
    if (ours == m_spec.series.end())
        return;
    for (const int category : chosenFirst()) {
        const double shown = ours->values[category];
        if (std::isnan(shown))
            continue;
        const bool strong = category == m_spec.chosen;
        const QString text = chartwords::value(m_spec, shown);
        const double width = metrics(strong).horizontalAdvance(text) + 2;
        // Below the line: the ideal runs above it.
        const QPointF point = at(xOf(category), shown);
        QRectF box(point.x() - width / 2, point.y() + m_gap * 1.5, width, m_line);
        box.moveRight(std::min(box.right(), plot.right()));
        if (box.bottom() > plot.bottom())
            box.moveBottom(point.y() - m_gap * 1.5);
        if (isFree(box))
            add(box, text, Qt::AlignCenter, m_style.text, strong, true);
    }
}

} // namespace xuanka
