// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Arguments.h"

#include "app/cli/Words.h"
#include "core/base/Nearest.h"

namespace xuanka::cli {
namespace {

const Option *find(const QList<Option> &known, const QString &name)
{
    for (const Option &option : known) {
        if (option.name == name)
            return &option;
    }
    return nullptr;
}

Refusal unknownOption(const QString &typed, const QList<Option> &known)
{
    QStringList names{QStringLiteral("--language"), QStringLiteral("--help")};
    for (const Option &option : known)
        names.append(QStringLiteral("--") + option.name);
    const QString nearest = suggestion(typed, names);
    if (!nearest.isEmpty())
        return refuse(
            words(QT_TRANSLATE_NOOP("CommandLine", "Unknown option \"%1\". Did you mean \"%2\"?")),
            typed, nearest);
    return refuse(words(QT_TRANSLATE_NOOP("CommandLine", "Unknown option \"%1\". Known here: %2.")),
                  typed, names.join(u' '));
}

bool matches(const Option &option, const QString &value)
{
    return QRegularExpression(QRegularExpression::anchoredPattern(option.pattern))
        .match(value)
        .hasMatch();
}

} // namespace

QString suggestion(const QString &typed, const QStringList &known)
{
    return nearestNames(typed, known, 1).value(0);
}

Outcome<Arguments> sortArguments(const QStringList &typed, const QList<Option> &known)
{
    Arguments sorted;
    bool optionsEnded = false;
    for (qsizetype i = 0; i < typed.size(); ++i) {
        const QString &word = typed[i];
        if (optionsEnded || !word.startsWith(u'-') || word.size() < 2) {
            sorted.files.append(word);
            continue;
        }
        if (word == u"--") {
            optionsEnded = true;
            continue;
        }
        const qsizetype equals = word.indexOf(u'=');
        const QString name = word.mid(0, equals);
        const Option *option = name.startsWith(u"--") ? find(known, name.mid(2)) : nullptr;
        if (!option)
            return unknownOption(name, known);
        QString value = equals < 0 ? QString() : word.mid(equals + 1);
        const bool next = equals < 0 && i + 1 < typed.size()
            && (option->takes == Option::Takes::Value
                || (option->takes == Option::Takes::ValueIfItMatches
                    && matches(*option, typed[i + 1])));
        if (next)
            value = typed[++i];
        if (option->takes == Option::Takes::Value && value.isEmpty())
            return refuse(words(QT_TRANSLATE_NOOP("CommandLine",
                                                  "The option \"%1\" needs a value after it.")),
                          name);
        if (option->takes == Option::Takes::Nothing && equals >= 0)
            return refuse(
                words(QT_TRANSLATE_NOOP("CommandLine", "The option \"%1\" takes no value.")), name);
        sorted.options.insert(option->name, value);
    }
    return sorted;
}

} // namespace xuanka::cli
