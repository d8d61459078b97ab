// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ChartObject.h"

#include "ui/charts/ChartView.h"
#include "ui/report/Manuscript.h"
#include "ui/report/ReportFonts.h"

#include <QPainter>
#include <QTextFormat>

namespace xuanka {
namespace {

constexpr double heightToWidth = 0.36;

} // namespace

ChartObject::ChartObject(double width)
    : m_width(width)
{
}

int ChartObject::add(const ChartSpec &spec)
{
    m_specs += spec;
    return int(m_specs.size()) - 1;
}

QSizeF ChartObject::intrinsicSize(QTextDocument *, int, const QTextFormat &)
{
    return {m_width, m_width * heightToWidth};
}

void ChartObject::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *, int,
                             const QTextFormat &format)
{
    const int index = format.intProperty(Manuscript::ChartIndex);
    if (index >= 0 && index < m_specs.size())
        paintChart(*painter, rect, m_specs[index], paper::font(paper::chartPoints));
}

} // namespace xuanka
