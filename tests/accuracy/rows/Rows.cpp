// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/rows/Rows.h"

#include <array>
#include <utility>

namespace xuanka::accuracy {
namespace {

using Function = Answer (*)(const Row &, const Context &);

constexpr std::array<std::pair<const char *, Function>, 7> kinds{{
    {"inference_memory", answerInferenceMemory},
    {"training_memory", answerTrainingMemory},
    {"throughput", answerThroughput},
    {"scaling", answerScaling},
    {"interconnect", answerInterconnect},
    {"power", answerPower},
    {"diffusion", answerDiffusion},
}};

Answer ofKind(const Row &row, const Context &context)
{
    for (const auto &[kind, function] : kinds) {
        if (row.kind == QLatin1String(kind))
            return function(row, context);
    }
    return Answer::unanswered(QStringLiteral("unknown kind"));
}

} // namespace

Answer answer(const Row &row, const Context &context)
{
    Answer result = ofKind(row, context);
    const QString confidence = row.confidence.toLower();
    if (confidence.startsWith(QLatin1String("low")))
        return Answer::leftOut(QStringLiteral("low-confidence"), row.confidence, result.group);
    if (confidence.contains(QLatin1String("do not calibrate")))
        return Answer::leftOut(QStringLiteral("do-not-calibrate"), row.confidence, result.group);
    return result;
}

} // namespace xuanka::accuracy
