// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Assess.h"
#include "app/cli/Words.h"
#include "app/cli/commands/Commands.h"
#include "app/cli/json/AdviceJson.h"
#include "app/cli/json/ExplainJson.h"
#include "app/cli/json/JsonParts.h"
#include "core/advise/Derivation.h"

namespace xuanka::cli {
namespace {

// "7.weights", "7", "weights" or nothing: which candidate and which of its terms.
struct Wanted {
    int candidate = 0;
    QString term;
};

Wanted wantedOf(const QString &option, const Advice &advice)
{
    Wanted wanted;
    wanted.candidate = advice.recommendation ? advice.recommendation->candidate : 0;
    bool isNumber = false;
    const int number = option.section(u'.', 0, 0).toInt(&isNumber);
    if (isNumber)
        wanted.candidate = number;
    wanted.term = isNumber ? option.section(u'.', 1) : option;
    return wanted;
}

Outcome<QJsonObject> explanation(const Assessment &made, const QString &option)
{
    const Wanted wanted = wantedOf(option, made.advice);
    if (wanted.candidate >= made.advice.candidates.size())
        return refuse(
            words(QT_TRANSLATE_NOOP(
                "CommandLine", "There is no candidate %1: the last one is %2, counted from 0.")),
            QString::number(wanted.candidate), QString::number(made.advice.candidates.size() - 1));
    const auto trace =
        deriveCandidate(made.read.plan, made.context(), made.advice.candidates[wanted.candidate]);
    if (!trace)
        return refuse(trace.error());
    const QJsonArray steps = explainJson(*trace, made.constants, wanted.term);
    if (steps.isEmpty() && !wanted.term.isEmpty()) {
        QStringList terms;
        for (const TraceStep &step : trace->steps())
            terms.append(keyText(step.term));
        terms.removeDuplicates();
        return refuse(words(QT_TRANSLATE_NOOP("CommandLine",
                                              "Nothing is derived under \"%1\". There is: %2.")),
                      wanted.term, terms.join(u' '));
    }
    return QJsonObject{{QStringLiteral("candidate"), wanted.candidate},
                       {QStringLiteral("steps"), steps}};
}

} // namespace

Outcome<Answer> estimate(const Arguments &arguments)
{
    const auto made = assess(arguments.files.first());
    if (!made)
        return Refusal(made.error());
    QJsonObject advice = adviceJson(made->advice);
    const QString option = QStringLiteral("explain");
    if (arguments.has(option)) {
        const auto explained = explanation(*made, arguments.options.value(option));
        if (!explained)
            return Refusal(explained.error());
        advice.insert(QStringLiteral("explanation"), *explained);
    }
    return Answer{document(advice)};
}

} // namespace xuanka::cli
