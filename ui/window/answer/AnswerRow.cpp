// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/answer/AnswerRow.h"

#include "ui/theme/Colors.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QPainter>

namespace xuanka {

AnswerRow::AnswerRow(QWidget *parent)
    : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_flash.setDuration(900);
    m_flash.setStartValue(1.0);
    m_flash.setEndValue(0.0);
    connect(&m_flash, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

void AnswerRow::setCaption(const QString &caption)
{
    m_caption = caption;
    describe();
}

void AnswerRow::setValue(const QString &value, const QString &below, bool flash)
{
    if (value == m_value && below == m_below)
        return;
    const bool changed = value != m_value && !m_value.isEmpty();
    m_value = value;
    m_below = below;
    describe();
    if (flash && changed) {
        m_flash.stop();
        m_flash.start();
    }
}

void AnswerRow::describe()
{
    setAccessibleName(tr("%1: %2").arg(m_caption, m_value));
    setAccessibleDescription(m_below);
    setToolTip(m_below.isEmpty() ? tr("Show how this comes about")
                                 : tr("%1\nShow how this comes about").arg(m_below));
    update();
}

QSize AnswerRow::sizeHint() const
{
    return {280, fontMetrics().height() + QFontMetrics(theme::helpFont(font())).height() + 14};
}

QSize AnswerRow::minimumSizeHint() const
{
    return {200, sizeHint().height()};
}

void AnswerRow::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (m_flash.state() == QAbstractAnimation::Running) {
        painter.setOpacity(m_flash.currentValue().toDouble());
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::tint(theme::Tone::Accent, palette()));
        painter.drawRoundedRect(box, theme::radius, theme::radius);
        painter.setOpacity(1);
    }
    if (underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawRoundedRect(box, theme::radius, theme::radius);
    }
    if (hasFocus()) {
        painter.setPen(QPen(theme::colorsOf(palette()).accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, theme::radius, theme::radius);
    }
    const QRect inner = rect().adjusted(theme::gap, 6, -theme::gap, -6);
    const int line = fontMetrics().height();
    painter.setPen(theme::toneColor(theme::Tone::Muted, palette()));
    painter.drawText(QRect(inner.left(), inner.top(), inner.width(), line), Qt::AlignLeft,
                     m_caption);
    const int used = fontMetrics().horizontalAdvance(m_caption) + theme::gap;
    QFont strong = theme::scaled(font(), 1, QFont::DemiBold);
    strong.setStyleHint(QFont::AnyStyle);
    painter.setFont(strong);
    painter.setPen(palette().color(QPalette::WindowText));
    const QRect valueBox(inner.left() + used, inner.top(), inner.width() - used, line);
    painter.drawText(valueBox, Qt::AlignRight,
                     QFontMetrics(strong).elidedText(m_value, Qt::ElideRight, valueBox.width()));
    if (m_below.isEmpty())
        return;
    const QFont small = theme::helpFont(font());
    painter.setFont(small);
    painter.setPen(theme::toneColor(theme::Tone::Muted, palette()));
    const QRect belowBox(inner.left(), inner.top() + line, inner.width(), inner.height() - line);
    painter.drawText(belowBox, Qt::AlignRight | Qt::AlignTop,
                     QFontMetrics(small).elidedText(m_below, Qt::ElideRight, belowBox.width()));
}

void AnswerRow::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void AnswerRow::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace xuanka
