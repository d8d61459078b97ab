// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/ExplainJson.h"

#include "app/cli/json/JsonParts.h"

namespace xuanka::cli {
namespace {

QJsonObject constant(const QString &name, double value, const EstimateConstants &constants)
{
    const ConstantSource source = constants.sources.value(name);
    QJsonObject object{{QStringLiteral("name"), name}, {QStringLiteral("value"), sixDigits(value)}};
    put(object, "unit", source.unit);
    put(object, "source", source.source);
    put(object, "rows", source.rows);
    return object;
}

QJsonObject stepJson(const TraceStep &step, const EstimateConstants &constants)
{
    QJsonArray inputs;
    QJsonArray used;
    for (const TraceStep::Value &value : step.values) {
        const QString name = QString::fromStdString(value.name);
        if (value.constant)
            used.append(constant(name, value.value, constants));
        else
            inputs.append(QJsonObject{{QStringLiteral("name"), name},
                                      {QStringLiteral("value"), sixDigits(value.value)}});
    }
    return {{QStringLiteral("term"), keyText(step.term)},
            {QStringLiteral("formula"), json(step.formula)},
            {QStringLiteral("inputs"), inputs},
            {QStringLiteral("constants"), used},
            {QStringLiteral("result"), json(step.result)}};
}

} // namespace

QJsonArray explainJson(const Trace &trace, const EstimateConstants &constants, const QString &term)
{
    QJsonArray steps;
    for (const TraceStep &step : trace.steps()) {
        if (term.isEmpty() || keyText(step.term) == term)
            steps.append(stepJson(step, constants));
    }
    return steps;
}

} // namespace xuanka::cli
