// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/ReadCommand.h"

#include "core/import/ConvertCode.h"
#include "core/import/command/ArgumentList.h"
#include "core/import/command/InferenceDraft.h"
#include "core/import/command/LaunchCommand.h"
#include "core/import/command/PythonCall.h"
#include "core/import/command/ShellWords.h"

#include <QRegularExpression>

#include <algorithm>

namespace xuanka {
namespace {

// The list of a container's "args:" or "command:", one item a line: "- --max-model-len=16384".
QString withoutListMarks(const QString &text)
{
    static const QRegularExpression item(QStringLiteral("^\\s*-\\s+(.*)$"));
    static const QRegularExpression optionItem(QStringLiteral("^\\s*-\\s+[\"']?--?[A-Za-z]"),
                                               QRegularExpression::MultilineOption);
    if (!optionItem.match(text).hasMatch())
        return {};
    QStringList items;
    for (const QString &line : text.split(u'\n')) {
        const auto match = item.match(line);
        if (match.hasMatch())
            items.append(match.captured(1));
    }
    return items.join(u'\n');
}

// Which engine an argument list without a program is for: the spelling of its options tells.
const EngineFlags &engineOf(const QJsonObject &arguments)
{
    const bool sglang = arguments.contains(QLatin1String("model_path"))
        || arguments.contains(QLatin1String("mem_fraction_static"))
        || arguments.contains(QLatin1String("context_length"));
    return sglang ? sglangFlags() : vllmFlags();
}

ConvertedPlan fromCall(const PythonCall &call)
{
    const EngineFlags &flags = engineOf(call.arguments);
    QJsonObject arguments;
    for (auto it = call.arguments.begin(); it != call.arguments.end(); ++it) {
        const auto name = flags.nameOf(it.key());
        arguments.insert(name.value_or(it.key()), it.value());
    }
    return readInference(arguments, flags, 0);
}

std::optional<ConvertedPlan> fromList(const QString &text)
{
    const QString list = withoutListMarks(text);
    if (list.isEmpty())
        return std::nullopt;
    QStringList words;
    for (const QStringList &command : shellWords(list).commands)
        words += command;
    const ShellText whole{{words}, {}};
    const auto launch = findLaunch(whole);
    if (launch && launch->flags)
        return readInference(readArguments(launch->arguments, *launch->flags), *launch->flags,
                             launch->visibleCards);
    const auto firstOption = std::find_if(words.begin(), words.end(), [](const QString &word) {
        return word.startsWith(QLatin1String("--"));
    });
    const QStringList arguments(firstOption, words.end());
    const bool sglang = arguments.filter(QStringLiteral("--model-path")).size() > 0;
    const EngineFlags &flags = sglang ? sglangFlags() : vllmFlags();
    const QJsonObject read = readArguments(arguments, flags);
    const QStringList names = read.keys();
    const auto known = std::count_if(names.begin(), names.end(), [&flags](const QString &name) {
        return flags.values.contains(name) || flags.switches.contains(name);
    });
    return known > 0 ? std::optional(readInference(read, flags, 0)) : std::nullopt;
}

} // namespace

std::optional<Result<ConvertedPlan>> readCommand(const QString &text)
{
    const auto launch = findLaunch(shellWords(text));
    if (launch && launch->flags) {
        ConvertedPlan plan = readInference(readArguments(launch->arguments, *launch->flags),
                                           *launch->flags, launch->visibleCards);
        for (const QString &secret : launch->secrets)
            plan.notes.append({ConvertCode::NoteSecretDropped, {secret}});
        return Result<ConvertedPlan>(plan);
    }
    if (const auto call = findPythonCall(text); call && !call->arguments.isEmpty())
        return Result<ConvertedPlan>(fromCall(*call));
    if (auto plan = fromList(text))
        return Result<ConvertedPlan>(*plan);
    if (launch && !launch->unsupported.isEmpty())
        return Result<ConvertedPlan>(fail({ConvertCode::EngineUnsupported, {launch->unsupported}}));
    return std::nullopt;
}

} // namespace xuanka
