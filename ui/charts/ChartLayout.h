// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"
#include "ui/charts/ChartStyle.h"

#include <QFontMetricsF>
#include <QRectF>

namespace xuanka {

// One text of a chart and where it stands.
struct ChartLabel {
    QRectF box;
    QString text;
    Qt::Alignment alignment = Qt::AlignCenter;
    QColor colour;
    bool strong = false;
    bool overPlot = false; // lines of the plot may run behind it
};

// A sign of the legend; its words are a ChartLabel.
struct LegendSign {
    enum class Shape : std::uint8_t { Fill, Line, Dashes, Hollow, Band, Hatch, Limit };
    Shape shape = Shape::Fill;
    QRectF box;
    QColor colour;
};

// Where everything of a chart stands within a given size, without drawing any of it. Texts that
// would run into each other give way: the chosen category first, the others left to the table.
class ChartLayout final {
public:
    static constexpr double barWidth = 0.62; // share of a category

    ChartLayout(const ChartSpec &spec, const ChartStyle &style, QSizeF size);

    QRectF plot;
    double firstX = 0;
    double lastX = 1;
    double topY = 1;
    QList<double> ticks;
    QList<ChartLabel> labels;
    QList<LegendSign> legend;
    QRectF highlight; // behind the chosen category
    QList<QRectF> hatched;

    QPointF at(double x, double y) const;
    double xOf(int category) const;

private:
    struct Sign {
        LegendSign::Shape shape;
        QColor colour;
        QString words;
    };
    QList<Sign> legendSigns() const;
    double placeLegend(double width);
    void placePlot(QSizeF size, double top);
    void placeTicks();
    void placeCategories();
    void placeCards(double top);
    void placeBarLabels();
    void placePointLabels();
    void placeChosen();
    QList<int> chosenFirst() const;
    bool isFree(const QRectF &box) const;
    void add(const QRectF &box, const QString &text, Qt::Alignment alignment, const QColor &colour,
             bool strong = false, bool overPlot = false);
    QFontMetricsF metrics(bool strong = false) const;

    const ChartSpec &m_spec;
    const ChartStyle &m_style;
    double m_line = 0; // height of a line of text
    double m_gap = 0;
};

} // namespace xuanka
