// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Answer.h"

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

namespace xuanka::cli {

// An option a command knows, "--output FILE" or "--output=FILE".
struct Option {
    enum class Takes { Nothing, Value, ValueIfItMatches };
    QString name; // without the dashes
    Takes takes = Takes::Value;
    QString pattern = {}; // for ValueIfItMatches: what a value looks like
};

struct Arguments {
    QStringList files; // whatever is no option, in order
    QHash<QString, QString> options;
    bool has(const QString &option) const { return options.contains(option); }
};

// Sorts what the user typed after the command's name. After "--" nothing is an option.
Outcome<Arguments> sortArguments(const QStringList &typed, const QList<Option> &known);
// "did you mean" for a mistyped word; empty if nothing is near.
QString suggestion(const QString &typed, const QStringList &known);

} // namespace xuanka::cli
