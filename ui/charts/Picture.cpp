// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/Picture.h"

#include "ui/charts/ChartNumbers.h"
#include "ui/charts/ChartPaint.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
#include <QBarSet>
#include <QGraphicsItem>
#include <QGraphicsLayout>
#include <QLegend>
#include <QLineSeries>
#include <QPainter>
#include <QScatterSeries>
#include <QStackedBarSeries>
#include <QValueAxis>

#include <cmath>

namespace xuanka {

// What ChartLayout placed, painted under or over the series.
class Picture::Layer final : public QGraphicsItem {
public:
    using Paint = void (*)(QPainter &, const ChartLayout &, const ChartStyle &);
    Layer(Picture *picture, Paint layerPaint, double z)
        : QGraphicsItem(picture)
        , m_picture(*picture)
        , m_paint(layerPaint)
    {
        setZValue(z);
    }
    void moved() { prepareGeometryChange(); }
    QRectF boundingRect() const override { return m_picture.rect(); }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *) override
    {
        if (m_picture.m_layout)
            m_paint(*painter, *m_picture.m_layout, m_picture.m_style);
    }

private:
    Picture &m_picture;
    Paint m_paint;
};

Picture::Picture(const ChartSpec &spec, const ChartStyle &style)
    : m_spec(spec)
    , m_style(style)
    // Qt Charts' series lie at 3 and higher.
    , m_below(new Layer(this, chart::paintBelow, 1.5))
    , m_above(new Layer(this, chart::paintAbove, 100))
{
    setAnimationOptions(NoAnimation);
    setBackgroundRoundness(0);
    setBackgroundPen(Qt::NoPen);
    setBackgroundBrush(style.background);
    setDropShadowEnabled(false);
    setMargins({});
    layout()->setContentsMargins(0, 0, 0, 0);
    legend()->hide();
    if (spec.isEmpty())
        return;
    if (spec.kind == ChartKind::StackedBar)
        addBars();
    else
        addLines();
    if (spec.limit)
        addLimit();
}

Picture::~Picture() = default;

void Picture::resizeEvent(QGraphicsSceneResizeEvent *event)
{
    QChart::resizeEvent(event);
    place();
}

void Picture::place()
{
    if (m_spec.isEmpty() || size().width() < 1)
        return;
    m_layout = std::make_unique<ChartLayout>(m_spec, m_style, size());
    setPlotArea(m_layout->plot);
    static_cast<QValueAxis *>(m_y)->setRange(0, m_layout->topY);
    if (m_spec.kind == ChartKind::Line)
        static_cast<QValueAxis *>(m_x)->setRange(m_layout->firstX, m_layout->lastX);
    m_below->moved();
    m_above->moved();
    update();
}

void Picture::attachAxes(QAbstractSeries *series)
{
    addSeries(series);
    if (!m_y) {
        m_y = new QValueAxis;
        m_x = m_spec.kind == ChartKind::Line ? static_cast<QAbstractAxis *>(new QValueAxis)
                                             : new QBarCategoryAxis;
        if (auto *names = qobject_cast<QBarCategoryAxis *>(m_x)) {
            // The axis wants distinct names; they are never shown.
            for (int category = 0; category < m_spec.categories.size(); ++category)
                names->append(QString::number(category));
        }
        addAxis(m_x, Qt::AlignBottom);
        addAxis(m_y, Qt::AlignLeft);
        // They only map values to places; ChartLayout's ticks are what is seen.
        m_x->setVisible(false);
        m_y->setVisible(false);
    }
    series->attachAxis(m_x);
    series->attachAxis(m_y);
}

void Picture::addBars()
{
    auto *bars = new QStackedBarSeries;
    bars->setBarWidth(ChartLayout::barWidth);
    for (const ChartSeries &part : std::as_const(m_spec.series)) {
        auto *set = new QBarSet(QString());
        for (const double value : part.values)
            set->append(std::isnan(value) ? 0 : value);
        set->setBrush(m_style.of(part.role));
        set->setPen(QPen(m_style.background, m_style.pixel)); // a seam between parts
        bars->append(set);
    }
    attachAxes(bars);
}

void Picture::addLines()
{
    for (const ChartSeries &series : std::as_const(m_spec.series)) {
        if (!series.low.isEmpty())
            addBand(series);
    }
    for (const ChartSeries &series : std::as_const(m_spec.series))
        addLine(series);
}

void Picture::addBand(const ChartSeries &series)
{
    QList<QPointF> low;
    QList<QPointF> high;
    for (int category = 0; category < m_spec.positions.size(); ++category) {
        low += QPointF(m_spec.positions[category], series.low[category]);
        high += QPointF(m_spec.positions[category], series.high[category]);
    }
    auto *upper = new QLineSeries(this);
    auto *lower = new QLineSeries(this);
    upper->replace(high);
    lower->replace(low);
    auto *area = new QAreaSeries(upper, lower);
    area->setPen(Qt::NoPen);
    area->setBrush(m_style.band(m_style.of(series.role)));
    attachAxes(area);
}

void Picture::addLine(const ChartSeries &series)
{
    QList<QPointF> points;
    for (int category = 0; category < m_spec.positions.size(); ++category) {
        if (!std::isnan(series.values[category]))
            points += QPointF(m_spec.positions[category], series.values[category]);
    }
    const QColor colour = m_style.of(series.role);
    if (!series.marksOnly) {
        auto *line = new QLineSeries;
        line->replace(points);
        line->setPen(QPen(colour, m_style.pixel * (series.dashed ? 1.5 : 2),
                          series.dashed ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
        attachAxes(line);
    }
    if (series.dashed)
        return;
    auto *marks = new QScatterSeries;
    marks->replace(points);
    marks->setMarkerSize(m_style.pixel * (series.marksOnly ? 9 : 7));
    marks->setPen(QPen(colour, m_style.pixel * 1.5));
    marks->setBrush(series.marksOnly ? QBrush(m_style.background) : QBrush(colour));
    attachAxes(marks);
}

void Picture::addLimit()
{
    const int count = int(m_spec.categories.size());
    QList<QPointF> steps{QPointF(-0.5, chart::limitOf(m_spec, 0))};
    for (int category = 1; category < count; ++category) {
        const double before = steps.last().y();
        const double value = chart::limitOf(m_spec, category);
        if (value != before)
            steps << QPointF(category - 0.5, before) << QPointF(category - 0.5, value);
    }
    steps += QPointF(count - 0.5, steps.last().y());
    auto *line = new QLineSeries;
    line->replace(steps);
    line->setPen(QPen(m_style.text, m_style.pixel * 1.5));
    attachAxes(line);
}

} // namespace xuanka
