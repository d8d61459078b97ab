// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/LanguageSwitch.h"

#include "ui/theme/Theme.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace xuanka {

LanguageSwitch::LanguageSwitch(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, theme::gap, 0);
    layout->setSpacing(2);
    for (const auto language : {text::Language::Chinese, text::Language::English}) {
        auto *button = new QToolButton;
        button->setText(language == text::Language::Chinese ? QStringLiteral("中文")
                                                            : QStringLiteral("EN"));
        button->setObjectName(text::nameOf(language));
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this,
                [this, language] { emit languageWanted(language); });
        layout->addWidget(button);
        m_buttons[std::size_t(language)] = button;
    }
}

void LanguageSwitch::setLanguage(text::Language language)
{
    m_buttons[std::size_t(language)]->setChecked(true);
}

void LanguageSwitch::retranslateUi()
{
    m_buttons[std::size_t(text::Language::Chinese)]->setAccessibleName(tr("Chinese"));
    m_buttons[std::size_t(text::Language::English)]->setAccessibleName(tr("English"));
}

} // namespace xuanka
