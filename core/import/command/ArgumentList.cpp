// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/ArgumentList.h"

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

bool isOption(const QString &word)
{
    return word.size() > 1 && word.startsWith(u'-') && !word.at(1).isDigit()
        && word != QLatin1String("--");
}

// Of an option nobody knows, the name tells best whether a value follows.
bool soundsLikeSwitch(const QString &name)
{
    static constexpr std::array beginnings{"enable_", "disable_", "no_", "use_", "skip_", "allow_"};
    return std::any_of(beginnings.begin(), beginnings.end(), [&name](const char *beginning) {
        return name.startsWith(QLatin1String(beginning));
    });
}

QString withoutDashes(const QString &word)
{
    return word.startsWith(QLatin1String("--")) ? word.mid(2) : word.mid(1);
}

} // namespace

QJsonObject readArguments(const QStringList &words, const EngineFlags &flags)
{
    QJsonObject arguments;
    const QString model = QStringLiteral("model");
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString &word = words[i];
        if (!isOption(word)) {
            if (!arguments.contains(model) && word != QLatin1String("--"))
                arguments.insert(model, word);
            continue;
        }
        const qsizetype equals = word.indexOf(u'=');
        const QString spelled = withoutDashes(equals < 0 ? word : word.left(equals));
        const auto known = flags.nameOf(spelled);
        const QString name = known.value_or(QString(spelled).replace(u'-', u'_'));
        const bool alone = known ? flags.isSwitch(name) : soundsLikeSwitch(name);
        const bool follows = i + 1 < words.size() && !isOption(words[i + 1]);
        if (equals >= 0)
            arguments.insert(name, word.mid(equals + 1));
        else if (!alone && follows)
            arguments.insert(name, words[++i]);
        else
            arguments.insert(name, QStringLiteral("true"));
    }
    return arguments;
}

} // namespace xuanka
