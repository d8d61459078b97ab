// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/ChartRow.h"

#include "core/report/Charts.h"
#include "ui/charts/ChartView.h"
#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QResizeEvent>

namespace xuanka {
namespace {

constexpr int sideBySideFrom = 1'000; // width of the row; the window is then about 1100 wide
constexpr int stackedHeight = 280;

} // namespace

ChartRow::ChartRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * theme::gap);
    for (ChartView *&chart : m_charts) {
        chart = new ChartView;
        chart->setMinimumHeight(stackedHeight);
        m_layout->addWidget(chart, 1);
    }
}

void ChartRow::setAdvice(const Plan &plan, const Advice *advice)
{
    const std::array specs{advice ? speedupChart(plan, *advice) : ChartSpec{},
                           advice ? memoryChart(plan, *advice) : ChartSpec{},
                           advice ? costChart(plan, *advice) : ChartSpec{}};
    bool any = false;
    for (std::size_t index = 0; index < specs.size(); ++index) {
        m_charts[index]->setVisible(!specs[index].isEmpty());
        any = any || !specs[index].isEmpty();
        m_charts[index]->setSpec(specs[index]);
    }
    setVisible(any);
}

void ChartRow::retranslateUi()
{
    for (ChartView *chart : m_charts)
        chart->retranslateUi();
}

void ChartRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_layout->setDirection(event->size().width() >= sideBySideFrom ? QBoxLayout::LeftToRight
                                                                   : QBoxLayout::TopToBottom);
}

} // namespace xuanka
