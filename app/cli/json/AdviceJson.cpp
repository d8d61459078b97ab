// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/AdviceJson.h"

#include "app/cli/json/CandidateJson.h"
#include "app/cli/json/JsonParts.h"

namespace xuanka::cli {
namespace {

QJsonObject dimension(const DimensionView &view, const char *cardsName)
{
    QJsonObject object{{QStringLiteral("because"), json(view.because)}};
    put(object, cardsName, view.cards);
    return object;
}

QJsonValue recommendation(const Advice &advice)
{
    const Candidate *chosen = advice.recommended();
    if (!chosen)
        return QJsonValue::Null;
    QJsonObject object{
        {QStringLiteral("candidate"), advice.recommendation->candidate},
        {QStringLiteral("gpu"), chosen->gpu},
        {QStringLiteral("cards"), chosen->cards},
        {QStringLiteral("strategy"), strategyJson(*chosen)},
        {QStringLiteral("binding"), json(advice.recommendation->binding)},
        {QStringLiteral("because"), json(advice.recommendation->because)},
    };
    if (chosen->priced) {
        object.insert(QStringLiteral("lease"), leaseJson(chosen->lease));
        object.insert(QStringLiteral("monthly_cost"), json(chosen->monthly.total));
    }
    return object;
}

// A plan's value as its file would hold it: numbers and yes/no without quotes.
QJsonValue planValue(const QString &value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    if (isNumber)
        return number;
    if (value == u"true" || value == u"false")
        return value == u"true";
    return value;
}

QJsonObject wayOut(const WayOut &way)
{
    QJsonObject change;
    if (!way.key.isEmpty())
        change.insert(way.key, planValue(way.value));
    for (const auto &[key, value] : way.further)
        change.insert(key, planValue(value));
    QJsonObject object = json(way.what);
    object.insert(QStringLiteral("change"), change);
    put(object, "also", way.alsoWhat);
    if (way.cards > 0) {
        object.insert(QStringLiteral("gpu"), way.gpu);
        object.insert(QStringLiteral("cards"), way.cards);
        if (way.priced)
            object.insert(QStringLiteral("monthly_cost"), json(way.monthlyCost));
    }
    put(object, "price", way.price);
    return object;
}

QJsonObject growthStep(const GrowthStep &step)
{
    QJsonObject object{{QStringLiteral("month"), step.month},
                       {QStringLiteral("cards"), step.cards},
                       {QStringLiteral("because"), json(step.because)}};
    put(object, "gpu", step.gpu);
    putMoney(object, "monthly_cost", step.monthlyCost);
    return object;
}

QJsonObject finding(const Finding &finding)
{
    QJsonObject object = json(finding.what);
    object.insert(QStringLiteral("severity"), json(finding.severity));
    put(object, "source", finding.source);
    return object;
}

QJsonObject decision(const DecisionStep &step)
{
    return {{QStringLiteral("question"), json(step.question)},
            {QStringLiteral("answer"), json(step.answer)}};
}

template <typename Item, typename Make>
QJsonArray list(const QList<Item> &items, Make make)
{
    QJsonArray array;
    for (const Item &item : items)
        array.append(make(item));
    return array;
}

} // namespace

QJsonObject adviceJson(const Advice &advice)
{
    QJsonObject object{
        {QStringLiteral("format"), QStringLiteral("xuanka-advice")},
        {QStringLiteral("version"), adviceVersion},
        {QStringLiteral("catalog"), advice.catalogVersion},
        {QStringLiteral("defaults_used"), json(advice.defaultsUsed)},
        {QStringLiteral("dimensions"),
         QJsonObject{{QStringLiteral("compute"), dimension(advice.compute, "cards")},
                     {QStringLiteral("team"), dimension(advice.team, "cards")},
                     {QStringLiteral("task"), dimension(advice.task, "cards")},
                     {QStringLiteral("budget"), dimension(advice.budget, "cards_affordable")}}},
        {QStringLiteral("recommendation"), recommendation(advice)},
        {QStringLiteral("ways_out"), list(advice.waysOut, wayOut)},
        {QStringLiteral("growth"), list(advice.growth, growthStep)},
        {QStringLiteral("candidates"), list(advice.candidates, candidateJson)},
        {QStringLiteral("findings"), list(advice.findings, finding)},
        {QStringLiteral("decisions"), list(advice.decisions, decision)},
    };
    put(object, "model", advice.modelName);
    return object;
}

} // namespace xuanka::cli
