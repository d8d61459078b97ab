// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/MessageRow.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/IconLabel.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace xuanka {

MessageRow::MessageRow(const char *icon, theme::Tone tone, const QString &sentence,
                       const QString &below, QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(new IconLabel(icon, tone), 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    auto *first = new TextLabel(TextLabel::Role::Body);
    first->setObjectName(QStringLiteral("sentence"));
    first->setText(sentence);
    first->setTextInteractionFlags(Qt::TextSelectableByMouse);
    words->addWidget(first);
    if (!below.isEmpty()) {
        auto *second = new TextLabel(TextLabel::Role::Help);
        second->setText(below);
        second->setTextInteractionFlags(Qt::TextSelectableByMouse);
        words->addWidget(second);
    }
    layout->addLayout(words, 1);
}

QPushButton *MessageRow::addButton(const QString &words, const QString &accessibleName)
{
    auto *button = new QPushButton(words);
    button->setAccessibleName(accessibleName);
    static_cast<QHBoxLayout *>(layout())->addWidget(button, 0, Qt::AlignTop);
    return button;
}

QString MessageRow::sentence() const
{
    return findChild<TextLabel *>(QStringLiteral("sentence"))->text();
}

} // namespace xuanka
