// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/StyleParts.h"

#include "ui/theme/Colors.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QPainter>
#include <QWidget>

#include <algorithm>

namespace xuanka::theme {
namespace {

void roundRect(QPainter *painter, const QRectF &rect, const QColor &fill, const QColor &border,
               qreal width = 1, qreal corner = radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(border.alpha() ? QPen(border, width) : QPen(Qt::NoPen));
    const qreal half = width / 2;
    painter->drawRoundedRect(rect.adjusted(half, half, -half, -half), corner, corner);
    painter->restore();
}

QColor mix(const QColor &a, const QColor &b, float share)
{
    const auto part = [share](float x, float y) { return x * (1 - share) + y * share; };
    return QColor::fromRgbF(part(a.redF(), b.redF()), part(a.greenF(), b.greenF()),
                            part(a.blueF(), b.blueF()));
}

void drawGlyph(QPainter *painter, const char *name, const QColor &color, const QRect &rect,
               int size)
{
    const QRect place(rect.center().x() - size / 2 + 1, rect.center().y() - size / 2 + 1, size,
                      size);
    painter->drawPixmap(place,
                        iconPixmap(QString::fromLatin1(name), color, place.size(),
                                   painter->device()->devicePixelRatioF()));
}

// A border that is seen: 3:1 against the ground.
QColor fieldBorder(const QPalette &palette)
{
    return isDark(palette) ? QColor(0x79828d) : QColor(0x8b949e);
}

} // namespace

bool isPrimary(const QWidget *widget)
{
    return widget && widget->property("primary").toBool();
}

void drawButton(const QStyleOption &option, QPainter *painter, const QWidget *widget)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool down = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hover = option.state.testFlag(QStyle::State_MouseOver) && enabled;
    const QColor text = option.palette.color(QPalette::WindowText);
    if (isPrimary(widget) && enabled) {
        const QColor accent = toneColor(Tone::Accent, option.palette);
        roundRect(painter, option.rect,
                  mix(accent, text,
                      down        ? 0.25F
                          : hover ? 0.12F
                                  : 0),
                  Qt::transparent);
        return;
    }
    if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(&option);
        button && button->features.testFlag(QStyleOptionButton::Flat)) {
        if (hover || down)
            roundRect(painter, option.rect,
                      mix(option.palette.color(QPalette::Window), text, down ? 0.12F : 0.06F),
                      Qt::transparent);
        return;
    }
    const QColor fill = mix(option.palette.color(QPalette::Button), text,
                            down        ? 0.14F
                                : hover ? 0.06F
                                        : 0);
    roundRect(painter, option.rect, fill,
              enabled ? fieldBorder(option.palette) : colorsOf(option.palette).separator);
}

void drawToolButton(const QStyleOption &option, QPainter *painter)
{
    const bool down = option.state & (QStyle::State_Sunken | QStyle::State_On);
    const bool hover = option.state.testFlag(QStyle::State_MouseOver)
        && option.state.testFlag(QStyle::State_Enabled);
    if (!down && !hover)
        return;
    roundRect(painter, option.rect,
              mix(option.palette.color(QPalette::Window),
                  option.palette.color(QPalette::WindowText), down ? 0.12F : 0.06F),
              Qt::transparent);
}

void drawField(const QStyleOption &option, QPainter *painter, const QWidget *widget)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool focus = option.state.testFlag(QStyle::State_HasFocus) && enabled;
    const bool invalid = widget && widget->property("invalid").toBool();
    QColor border = fieldBorder(option.palette);
    if (!enabled)
        border = colorsOf(option.palette).separator;
    else if (invalid)
        border = toneColor(Tone::Bad, option.palette);
    else if (focus)
        border = toneColor(Tone::Accent, option.palette);
    roundRect(painter, option.rect,
              option.palette.color(enabled ? QPalette::Base : QPalette::Window), border,
              focus || invalid ? 2 : 1);
}

void drawFocusRing(const QStyleOption &option, QPainter *painter, const QWidget *widget)
{
    Q_UNUSED(widget)
    roundRect(painter, option.rect, Qt::transparent, toneColor(Tone::Accent, option.palette), 2, 4);
}

void drawCheck(const QStyleOption &option, QPainter *painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool on = option.state & (QStyle::State_On | QStyle::State_NoChange);
    const QRect box(option.rect.left() + (option.rect.width() - 16) / 2,
                    option.rect.top() + (option.rect.height() - 16) / 2, 16, 16);
    const QColor accent = enabled ? toneColor(Tone::Accent, option.palette)
                                  : option.palette.color(QPalette::Disabled, QPalette::WindowText);
    if (!on) {
        roundRect(painter, box, option.palette.color(QPalette::Base),
                  enabled ? fieldBorder(option.palette) : colorsOf(option.palette).separator, 1, 4);
        return;
    }
    roundRect(painter, box, accent, Qt::transparent, 1, 4);
    drawGlyph(painter, option.state.testFlag(QStyle::State_On) ? "tick" : "dash",
              toneColor(Tone::OnAccent, option.palette), box, 14);
}

void drawRadio(const QStyleOption &option, QPainter *painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QRectF dot(option.rect.left() + 1, option.rect.top() + (option.rect.height() - 16) / 2.0,
                     16, 16);
    const QColor accent =
        enabled ? toneColor(Tone::Accent, option.palette) : colorsOf(option.palette).separator;
    if (option.state.testFlag(QStyle::State_On))
        roundRect(painter, dot, option.palette.color(QPalette::Base), accent, 5, 8);
    else
        roundRect(painter, dot, option.palette.color(QPalette::Base),
                  enabled ? fieldBorder(option.palette) : accent, 1, 8);
}

void drawHairline(const QRect &rect, const QPalette &palette, QPainter *painter)
{
    roundRect(painter, rect, Qt::transparent, colorsOf(palette).separator, 1, radius);
}

void drawHeader(const QStyleOption &option, QPainter *painter)
{
    painter->fillRect(option.rect, option.palette.color(QPalette::Base));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1),
                      colorsOf(option.palette).separator);
}

void drawSteps(const QStyleOptionSpinBox &option, QPainter *painter, const QStyle *style,
               const QWidget *widget)
{
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto one = [&](QStyle::SubControl part, QAbstractSpinBox::StepEnabledFlag flag, bool up) {
        const QRect rect = style->subControlRect(QStyle::CC_SpinBox, &option, part, widget);
        const bool can =
            option.stepEnabled.testFlag(flag) && option.state.testFlag(QStyle::State_Enabled);
        const bool active = option.activeSubControls.testFlag(part)
            && option.state.testFlag(QStyle::State_MouseOver) && can;
        QColor color = toneColor(active ? Tone::Accent : Tone::Muted, option.palette);
        if (!can)
            color = colorsOf(option.palette).separator;
        QPen pen(color, 1.4);
        pen.setCapStyle(Qt::RoundCap);
        pen.setJoinStyle(Qt::RoundJoin);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(pen);
        const QPointF middle(rect.center().x(), rect.center().y() + (up ? 1.5 : 0));
        const qreal rise = up ? -1.7 : 1.7;
        painter->drawPolyline(QPolygonF{{middle.x() - 3.5, middle.y() - rise},
                                        {middle.x(), middle.y() + rise},
                                        {middle.x() + 3.5, middle.y() - rise}});
        painter->restore();
    };
    one(QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, true);
    one(QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, false);
}

void drawArrow(const QStyleOption &option, const QRect &rect, QPainter *painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    drawGlyph(painter, "chevron-down",
              enabled ? toneColor(Tone::Muted, option.palette) : colorsOf(option.palette).separator,
              rect, 14);
}

void drawScrollBar(const QStyleOption &option, const QRect &slider, QPainter *painter)
{
    painter->fillRect(option.rect, option.palette.color(QPalette::Window));
    const bool active = option.state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    const QColor color = mix(option.palette.color(QPalette::Window),
                             option.palette.color(QPalette::WindowText), active ? 0.5F : 0.28F);
    roundRect(painter, slider.adjusted(3, 3, -3, -3), color, Qt::transparent, 1, 3);
}

QRect scrollBarRect(const QStyleOptionSlider &option, QStyle::SubControl part, int shortest)
{
    const bool flat = option.orientation == Qt::Horizontal;
    const int length = flat ? option.rect.width() : option.rect.height();
    const qint64 range = option.maximum - option.minimum;
    int size = length;
    if (range > 0) {
        const qint64 pages = range + option.pageStep;
        size = std::clamp(int(qint64(option.pageStep) * length / std::max<qint64>(1, pages)),
                          std::min(shortest, length), length);
    }
    const int start = QStyle::sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - size, option.upsideDown);
    const auto piece = [&](int from, int extent) {
        return flat
            ? QRect(option.rect.left() + from, option.rect.top(), extent, option.rect.height())
            : QRect(option.rect.left(), option.rect.top() + from, option.rect.width(), extent);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return piece(start, size);
    case QStyle::SC_ScrollBarSubPage:
        return piece(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return piece(start + size, length - start - size);
    case QStyle::SC_ScrollBarGroove:
        return option.rect;
    default:
        return {};
    }
}

} // namespace xuanka::theme
