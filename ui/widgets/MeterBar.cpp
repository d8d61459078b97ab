// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MeterBar.h"

#include <QPainter>

#include <algorithm>

namespace xuanka {

MeterBar::MeterBar(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void MeterBar::setValue(double share, theme::Tone tone)
{
    m_share = std::clamp(share, 0.0, 1.0);
    m_tone = tone;
    update();
}

void MeterBar::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    constexpr qreal height = 8;
    const QRectF ground(0, (this->height() - height) / 2, width(), height);
    painter.setBrush(theme::colorsOf(palette()).separator);
    painter.drawRoundedRect(ground, height / 2, height / 2);
    if (m_share <= 0)
        return;
    QRectF filled = ground;
    filled.setWidth(std::max(height, ground.width() * m_share));
    if (layoutDirection() == Qt::RightToLeft)
        filled.moveRight(ground.right());
    painter.setBrush(theme::toneColor(m_tone, palette()));
    painter.drawRoundedRect(filled, height / 2, height / 2);
}

} // namespace xuanka
