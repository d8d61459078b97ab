// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/ChartRow.h"

#include "core/report/Charts.h"
#include "ui/charts/ChartView.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QBoxLayout>
#include <QResizeEvent>
#include <QToolButton>

namespace xuanka {
namespace {

constexpr int sideBySideFrom = 1'000; // width of the row; the window is then about 1100 wide
constexpr int stackedHeight = 280;

QToolButton *makeTool(const char *icon)
{
    auto *button = new QToolButton;
    button->setIcon(theme::icon(icon, theme::Tone::Muted));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

ChartRow::ChartRow(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::TopToBottom, this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2 * theme::gap);
    for (Panel &panel : m_panels)
        panel = makePanel();
}

ChartRow::Panel ChartRow::makePanel()
{
    Panel panel{new QWidget, new ChartView, makeTool("table"), makeTool("copy")};
    panel.table->setCheckable(true);
    panel.chart->setMinimumHeight(stackedHeight);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(theme::innerGap);
    tools->addStretch();
    tools->addWidget(panel.table);
    tools->addWidget(panel.copy);
    auto *layout = new QVBoxLayout(panel.frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(panel.chart, 1);
    layout->addLayout(tools);
    m_layout->addWidget(panel.frame, 1);
    connect(panel.table, &QToolButton::toggled, panel.chart, &ChartView::setShowsTable);
    connect(panel.copy, &QToolButton::clicked, panel.chart, [chart = panel.chart] {
        if (chart->showsTable())
            chart->copyTable();
        else
            chart->copyPicture();
    });
    return panel;
}

void ChartRow::setAdvice(const Plan &plan, const Advice *advice)
{
    const std::array specs{advice ? speedupChart(plan, *advice) : ChartSpec{},
                           advice ? memoryChart(plan, *advice) : ChartSpec{},
                           advice ? costChart(plan, *advice) : ChartSpec{}};
    bool any = false;
    for (std::size_t index = 0; index < specs.size(); ++index) {
        m_panels[index].frame->setVisible(!specs[index].isEmpty());
        any = any || !specs[index].isEmpty();
        m_panels[index].chart->setSpec(specs[index]);
    }
    setVisible(any);
}

void ChartRow::retranslateUi()
{
    for (const Panel &panel : m_panels) {
        panel.chart->retranslateUi();
        panel.table->setToolTip(tr("Show the numbers as a table"));
        panel.table->setAccessibleName(tr("Show the numbers as a table"));
        panel.copy->setToolTip(tr("Copy"));
        panel.copy->setAccessibleName(tr("Copy the chart or its table"));
    }
}

void ChartRow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_layout->setDirection(event->size().width() >= sideBySideFrom ? QBoxLayout::LeftToRight
                                                                    : QBoxLayout::TopToBottom);
}

} // namespace xuanka
