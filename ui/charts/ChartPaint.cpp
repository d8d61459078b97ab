// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartPaint.h"

#include <QPainter>
#include <QPainterPath>

namespace xuanka::chart {
namespace {

constexpr double hatchStep = 5; // pixels

// Lines instead of a brush pattern: a pattern keeps the size of the device's pixels on paper.
void paintHatch(QPainter &painter, const QRectF &area, const QColor &colour, double pixel)
{
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(QPen(colour, pixel));
    for (double x = area.left() - area.height(); x < area.right(); x += hatchStep * pixel) {
        painter.drawLine(QPointF(x, area.bottom()), QPointF(x + area.height(), area.top()));
    }
    painter.restore();
    painter.setPen(QPen(colour, pixel));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(area);
}

void paintSign(QPainter &painter, const LegendSign &sign, const ChartStyle &style)
{
    using Shape = LegendSign::Shape;
    const double pixel = style.pixel;
    const QRectF square = sign.box.adjusted(pixel, pixel, -pixel, -pixel);
    const QLineF line(sign.box.left(), sign.box.center().y(), sign.box.right(),
                      sign.box.center().y());
    painter.setBrush(Qt::NoBrush);
    switch (sign.shape) {
    case Shape::Fill:
        painter.fillRect(square, sign.colour);
        break;
    case Shape::Band:
        painter.fillRect(square, style.band(sign.colour));
        break;
    case Shape::Hatch:
        paintHatch(painter, square, sign.colour, pixel);
        break;
    case Shape::Dashes:
        painter.setPen(QPen(sign.colour, pixel * 1.5, Qt::DotLine));
        painter.drawLine(line);
        break;
    case Shape::Line:
        painter.setPen(QPen(sign.colour, pixel * 2));
        painter.drawLine(line);
        painter.setBrush(sign.colour);
        painter.drawEllipse(line.center(), 3 * pixel, 3 * pixel);
        break;
    case Shape::Limit:
        painter.setPen(QPen(sign.colour, pixel * 1.5));
        painter.drawLine(line);
        break;
    case Shape::Hollow:
        painter.setPen(QPen(sign.colour, pixel * 1.5));
        painter.drawEllipse(square.center(), 4 * pixel, 4 * pixel);
        break;
    }
}

// A rim of the background keeps grid and limit lines off the figures.
void paintRim(QPainter &painter, const ChartLabel &label, const ChartStyle &style)
{
    const QFontMetricsF metrics(painter.font());
    const double width = metrics.horizontalAdvance(label.text);
    QPainterPath outline;
    outline.addText(label.box.center().x() - width / 2,
                    label.box.center().y() + (metrics.ascent() - metrics.descent()) / 2,
                    painter.font(), label.text);
    const QColor ground = label.strong ? style.highlight : style.background;
    painter.strokePath(outline,
                       QPen(ground, 4 * style.pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

} // namespace

void paintBelow(QPainter &painter, const ChartLayout &layout, const ChartStyle &style)
{
    if (!layout.highlight.isNull())
        painter.fillRect(layout.highlight, style.highlight);
    for (const double tick : layout.ticks) {
        painter.setPen(QPen(tick == 0 ? style.muted : style.grid, style.pixel));
        painter.drawLine(layout.at(layout.firstX, tick), layout.at(layout.lastX, tick));
    }
}

void paintAbove(QPainter &painter, const ChartLayout &layout, const ChartStyle &style)
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (const QRectF &bar : layout.hatched)
        paintHatch(painter, bar, style.background, style.pixel * 1.5);
    for (const LegendSign &sign : layout.legend)
        paintSign(painter, sign, style);
    QFont font = style.font;
    for (const ChartLabel &label : layout.labels) {
        font.setBold(label.strong);
        painter.setFont(font);
        if (label.overPlot)
            paintRim(painter, label, style);
        painter.setPen(label.colour);
        painter.drawText(label.box, int(label.alignment) | Qt::TextSingleLine | Qt::TextDontClip,
                         label.text);
    }
}

} // namespace xuanka::chart
