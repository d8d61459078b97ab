// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Colors.h"

#include <QWidget>

class QPushButton;

namespace xuanka {

class TextLabel;

// An icon, a sentence, a quieter line below, and perhaps a button: findings, ways out, growth.
class MessageRow final : public QWidget {
    Q_OBJECT
public:
    MessageRow(const char *icon, theme::Tone tone, const QString &sentence,
               const QString &below = {}, QWidget *parent = nullptr);

    QPushButton *addButton(const QString &words, const QString &accessibleName);
    QString sentence() const;
};

} // namespace xuanka
