// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/ChartStyle.h"
#include "ui/charts/Picture.h"

#include <QChartView>

namespace xuanka {

// The drawn chart inside a ChartView. Qt Charts tells the accessibility tree nothing, so this view
// has its own interface there: role chart, name and description from the spec.
class PlotView final : public QChartView {
    Q_OBJECT
public:
    explicit PlotView(QWidget *parent = nullptr);

    void show(const ChartSpec &spec, const ChartStyle &style);
    const Picture *picture() const { return m_picture; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool viewportEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    QString rowAt(QPointF position) const;

    ChartSpec m_spec;
    Picture *m_picture = nullptr;
};

} // namespace xuanka
