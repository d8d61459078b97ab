// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace xuanka {

// Text for a shell as the words of its commands. Nothing is run; "$NAME" takes a value assigned in
// the same text and stays as it is otherwise.
struct ShellText {
    QList<QStringList> commands;
    QMap<QString, QString> assignments; // NAME=value before a command or exported
};

// Quotes, escapes, comments and continuation lines of POSIX shells; "^" and "`" at a line's end,
// as the shells of Windows write them; typographic quotes and dashes that web pages make of them.
ShellText shellWords(const QString &text);

} // namespace xuanka
