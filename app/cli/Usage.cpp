// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Usage.h"

#include "app/cli/Words.h"
#include "app/cli/commands/Commands.h"

namespace xuanka::cli {
namespace {

using Run = Outcome<Answer> (*)(const Arguments &);
using RunIn = Outcome<Answer> (*)(const Arguments &, text::Language);

std::function<Outcome<Answer>(const Arguments &, text::Language)> plain(Run run)
{
    return [run](const Arguments &arguments, text::Language) { return run(arguments); };
}

Command document(const char *name, QString purpose, RunIn run)
{
    return {QString::fromLatin1(name),
            QStringLiteral("PLAN.json --output FILE.pdf"),
            std::move(purpose),
            {{QStringLiteral("output")}},
            1,
            1,
            true,
            run};
}

} // namespace

QList<Command> commands()
{
    const Option explain{QStringLiteral("explain"), Option::Takes::ValueIfItMatches,
                         QStringLiteral("\\d+(\\.[a-z_]+)?|[a-z_]+")};
    return {
        {QStringLiteral("estimate"),
         QStringLiteral("PLAN.json [--explain [CANDIDATE[.TERM]]]"),
         words(QT_TRANSLATE_NOOP("CommandLine", "answer a plan, as JSON")),
         {explain},
         1,
         1,
         false,
         plain(estimate)},
        document("report",
                 words(QT_TRANSLATE_NOOP("CommandLine", "write the report of a plan as PDF")),
                 report),
        document("checklist",
                 words(QT_TRANSLATE_NOOP("CommandLine",
                                         "write the checklist for a plan's machine as PDF")),
                 checklist),
        {QStringLiteral("inspect"),
         QStringLiteral("FILE"),
         words(QT_TRANSLATE_NOOP("CommandLine", "tell what a model file holds, as JSON")),
         {},
         1,
         1,
         false,
         plain(inspect)},
        {QStringLiteral("verify"),
         QStringLiteral("PLAN.json OUTPUT.txt…"),
         words(QT_TRANSLATE_NOOP("CommandLine",
                                 "check the outputs of a trial machine, as JSON; exit code 1 when "
                                 "a check fails")),
         {},
         2,
         1000,
         false,
         plain(verify)},
        {QStringLiteral("prices"),
         QStringLiteral("list | import FILE.csv | export FILE.csv [--database FILE]"),
         words(QT_TRANSLATE_NOOP("CommandLine", "show, extend or save the price book")),
         {{QStringLiteral("database")}},
         1,
         2,
         false,
         plain(prices)},
        {QStringLiteral("catalog"),
         QStringLiteral("gpus | models"),
         words(QT_TRANSLATE_NOOP("CommandLine",
                                 "list the known cards or models with sources, "
                                 "as JSON")),
         {},
         1,
         1,
         false,
         plain(catalog)},
        {QStringLiteral("convert"),
         QStringLiteral("FILE"),
         words(QT_TRANSLATE_NOOP("CommandLine",
                                 "turn a training config or an engine command line into a plan")),
         {},
         1,
         1,
         false,
         plain(convert)},
    };
}

QStringList commandNames()
{
    QStringList names;
    for (const Command &command : commands())
        names.append(command.name);
    return names;
}

QByteArray help(const QString &wanted)
{
    QString text;
    if (wanted.isEmpty())
        text += words(QT_TRANSLATE_NOOP(
                    "CommandLine",
                    "Usage: xuanka [FILE]              open the window, with a plan or model file\n"
                    "       xuanka COMMAND …           answer without a window"))
            + QLatin1String("\n\n");
    for (const Command &command : commands()) {
        if (wanted.isEmpty() || wanted == command.name)
            text += QStringLiteral("xuanka %1 %2\n    %3\n")
                        .arg(command.name, command.synopsis, command.purpose);
    }
    text += u'\n'
        + words(QT_TRANSLATE_NOOP(
            "CommandLine",
            "--language zh_CN|en   language of texts (default: en)\n"
            "Exit codes: 0 answered, 1 a check of verify failed, 2 unusable input, 3 a fault of "
            "ours"))
        + u'\n';
    return text.toUtf8();
}

} // namespace xuanka::cli
