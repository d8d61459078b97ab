// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartLayout.h"

#include <QChart>

#include <memory>

namespace xuanka {

// A chart as Qt Charts draws it: the series are Qt's; texts, grid, legend and hatching are placed
// by ChartLayout, because Qt's axis labels know neither money nor locale and elide.
class Picture final : public QChart {
public:
    Picture(const ChartSpec &spec, const ChartStyle &style);
    ~Picture() override;

    const ChartLayout &placed() const { return *m_layout; }
    // Places everything for the present size; a resize does so by itself.
    void place();

protected:
    void resizeEvent(QGraphicsSceneResizeEvent *event) override;

private:
    class Layer;
    void addBars();
    void addLines();
    void addLine(const ChartSeries &series);
    void addBand(const ChartSeries &series);
    void addLimit();
    void attachAxes(QAbstractSeries *series);

    ChartSpec m_spec;
    ChartStyle m_style;
    std::unique_ptr<ChartLayout> m_layout;
    QAbstractAxis *m_x = nullptr;
    QAbstractAxis *m_y = nullptr;
    Layer *m_below;
    Layer *m_above;
};

} // namespace xuanka
