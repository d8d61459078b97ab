// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartView.h"
#include "ui/charts/Picture.h"

#include <QGraphicsScene>
#include <QPaintDevice>
#include <QPainter>

namespace xuanka {
namespace {

// One unit of the scene on paper. Fonts have whole pixel sizes, so a point is cut in four.
constexpr double unitsPerPoint = 4;
constexpr double hairline = unitsPerPoint * 0.6;

} // namespace

void paintChart(QPainter &painter, const QRectF &target, const ChartSpec &spec,
                const QFont &baseFont)
{
    const double devicePerPoint = painter.device()->logicalDpiX() / 72.0;
    QFont font = baseFont;
    font.setPixelSize(int(baseFont.pointSizeF() * unitsPerPoint + 0.5));
    font.setHintingPreference(QFont::PreferNoHinting);
    // Without shaping every digit keeps a code point, so that it can be found and copied.
    font.setStyleStrategy(QFont::PreferNoShaping);
    auto *picture = new Picture(spec, ChartStyle::forPaper(font, hairline));
    QGraphicsScene scene;
    scene.addItem(picture);
    const QSizeF size = target.size() / devicePerPoint * unitsPerPoint;
    picture->resize(size);
    picture->place();
    painter.save();
    scene.render(&painter, target, QRectF(QPointF(), size));
    painter.restore();
}

} // namespace xuanka
