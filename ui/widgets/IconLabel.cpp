// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/IconLabel.h"

#include "ui/theme/Icons.h"

#include <QPainter>

namespace xuanka {

IconLabel::IconLabel(const char *icon, theme::Tone tone, int size, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_tone(tone)
    , m_size(size)
{
    setFixedSize(size, size);
}

void IconLabel::setIcon(const char *icon, theme::Tone tone)
{
    m_icon = icon;
    m_tone = tone;
    update();
}

void IconLabel::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.drawPixmap(rect(),
                       theme::iconPixmap(QString::fromLatin1(m_icon),
                                         theme::toneColor(m_tone, palette()), {m_size, m_size},
                                         devicePixelRatioF()));
}

} // namespace xuanka
