// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/TextLabel.h"

#include "ui/theme/Theme.h"

#include <QApplication>
#include <QEvent>

namespace xuanka {

TextLabel::TextLabel(Role role, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
    , m_tone(role == Role::Help ? theme::Tone::Muted : theme::Tone::Text)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(role != Role::Strong);
    apply();
}

void TextLabel::setTone(theme::Tone tone)
{
    if (tone == m_tone)
        return;
    m_tone = tone;
    apply();
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (!m_applying
        && (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
            || event->type() == QEvent::ApplicationFontChange))
        apply();
}

void TextLabel::apply()
{
    m_applying = true;
    const QFont base = QApplication::font();
    switch (m_role) {
    case Role::Title:
        setFont(theme::titleFont(base));
        break;
    case Role::Section:
        setFont(theme::sectionFont(base));
        break;
    case Role::Strong:
        setFont(theme::scaled(base, 1, QFont::DemiBold));
        break;
    case Role::Help:
        setFont(theme::helpFont(base));
        break;
    case Role::Body:
        setFont(base);
        break;
    }
    QPalette own; // one role only, the others follow the application
    own.setColor(QPalette::WindowText, theme::toneColor(m_tone, QApplication::palette()));
    setPalette(own);
    m_applying = false;
}

} // namespace xuanka
