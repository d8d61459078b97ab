// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Fold.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace xuanka {

Fold::Fold(QWidget *parent)
    : QWidget(parent)
    , m_button(new QToolButton)
    , m_summary(new TextLabel(TextLabel::Role::Help))
    , m_body(new QWidget)
    , m_layout(new QVBoxLayout(m_body))
{
    m_button->setCheckable(true);
    m_button->setAutoRaise(true);
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_layout->setContentsMargins(14, theme::gap, 0, 0);
    m_layout->setSpacing(2 * theme::gap);

    auto *head = new QHBoxLayout;
    head->setSpacing(theme::gap);
    head->addWidget(m_button);
    head->addWidget(m_summary, 1);
    auto *all = new QVBoxLayout(this);
    // The button's own padding would push its arrow out of the line of the fields.
    all->setContentsMargins(-14, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(head);
    all->addWidget(m_body);
    connect(m_button, &QToolButton::toggled, this, [this](bool open) {
        m_button->setIcon(theme::icon(open ? "chevron-down" : "chevron-right", theme::Tone::Muted));
        m_body->setVisible(open);
        emit toggled(open);
    });
    m_button->setIcon(theme::icon("chevron-right", theme::Tone::Muted));
    m_body->setVisible(false);
}

void Fold::setTitle(const QString &title)
{
    m_button->setText(title);
    m_button->setAccessibleName(title);
}

void Fold::setSummary(const QString &summary)
{
    m_summary->setText(summary);
    m_button->setAccessibleDescription(summary);
}

void Fold::setDescription(const QString &description)
{
    m_button->setAccessibleDescription(description);
}

bool Fold::isOpen() const
{
    return m_button->isChecked();
}

void Fold::setOpen(bool open)
{
    m_button->setChecked(open);
}

} // namespace xuanka
