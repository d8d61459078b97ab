// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/PlotView.h"

#include "ui/charts/ChartWords.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QPainter>
#include <QStyleOptionFocusRect>
#include <QToolTip>

#include <cmath>
#include <memory>

namespace xuanka {
namespace {

class AccessiblePlot final : public QAccessibleWidget {
public:
    explicit AccessiblePlot(QWidget *plot)
        : QAccessibleWidget(plot, QAccessible::Chart)
    {
    }
    int childCount() const override { return 0; } // the viewport has nothing to say
};

QAccessibleInterface *accessiblePlot(const QString &, QObject *object)
{
    auto *plot = qobject_cast<PlotView *>(object);
    return plot ? new AccessiblePlot(plot) : nullptr;
}

void installAccessiblePlot()
{
    static const bool installed = [] {
        QAccessible::installFactory(accessiblePlot);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace

PlotView::PlotView(QWidget *parent)
    : QChartView(parent)
{
    installAccessiblePlot();
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
}

void PlotView::show(const ChartSpec &spec, const ChartStyle &style)
{
    m_spec = spec;
    // A whole new picture costs 4 ms, less than finding out what changed would be worth.
    const std::unique_ptr<QChart> old(chart());
    m_picture = new Picture(spec, style);
    setChart(m_picture);
    setBackgroundBrush(style.background);
    setAccessibleName(chartwords::title(spec));
    setAccessibleDescription(chartwords::description(spec));
}

QSize PlotView::sizeHint() const
{
    return {360, 280};
}

QSize PlotView::minimumSizeHint() const
{
    return {200, 200};
}

QString PlotView::rowAt(QPointF position) const
{
    if (!m_picture || m_spec.isEmpty() || !m_picture->placed().plot.contains(position))
        return {};
    const ChartLayout &layout = m_picture->placed();
    int nearest = 0;
    for (int category = 1; category < m_spec.categories.size(); ++category) {
        const auto distance = [&](int to) {
            return std::abs(layout.at(layout.xOf(to), 0).x() - position.x());
        };
        if (distance(category) < distance(nearest))
            nearest = category;
    }
    const chartwords::Table table = chartwords::table(m_spec);
    QStringList lines{table.rows[nearest].first()};
    for (qsizetype column = 1; column < table.header.size(); ++column)
        lines += QStringLiteral("%1  %2").arg(table.header[column], table.rows[nearest][column]);
    return lines.join(u'\n');
}

bool PlotView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), rowAt(mapToScene(help->pos())), this);
        return true;
    }
    return QChartView::viewportEvent(event);
}

void PlotView::paintEvent(QPaintEvent *event)
{
    QChartView::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(viewport());
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = viewport()->rect();
    option.backgroundColor = palette().color(backgroundRole());
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void PlotView::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    viewport()->update();
}

void PlotView::focusOutEvent(QFocusEvent *event)
{
    QChartView::focusOutEvent(event);
    viewport()->update();
}

} // namespace xuanka
