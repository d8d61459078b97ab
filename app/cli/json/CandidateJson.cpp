// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/CandidateJson.h"

#include "app/cli/json/JsonParts.h"

namespace xuanka {

template <>
struct KeyTable<ProductUnit> {
    static constexpr std::array<std::pair<ProductUnit, std::string_view>, 6> rows{{
        {ProductUnit::MillionTokens, "million tokens"},
        {ProductUnit::Image, "image"},
        {ProductUnit::Clip, "clip"},
        {ProductUnit::Frame, "frame"},
        {ProductUnit::Run, "run"},
        {ProductUnit::Step, "step"},
    }};
};

namespace cli {
namespace {

QJsonObject memory(const MemoryEstimate &estimate)
{
    QJsonObject object{{QStringLiteral("capacity"), sixDigits(estimate.capacityGiB)}};
    put(object, "weights", estimate.weights);
    put(object, "kv_cache", estimate.kvCache);
    put(object, "activations", estimate.activations);
    put(object, "gradients", estimate.gradients);
    put(object, "optimizer", estimate.optimizer);
    put(object, "runtime", estimate.runtime);
    put(object, "total", estimate.total);
    put(object, "preallocated", estimate.preallocated);
    return object;
}

QJsonObject speed(const SpeedEstimate &estimate)
{
    QJsonObject object;
    put(object, "decode_tokens_per_second", estimate.decodeTokensPerSecond);
    put(object, "decode_tokens_per_second_per_request", estimate.decodeTokensPerSecondPerStream);
    put(object, "prefill_tokens_per_second", estimate.prefillTokensPerSecond);
    put(object, "training_tokens_per_second", estimate.trainingTokensPerSecond);
    put(object, "first_token_seconds", estimate.firstTokenSeconds);
    put(object, "seconds_per_item", estimate.secondsPerItem);
    put(object, "items_per_hour", estimate.itemsPerHour);
    put(object, "job_hours", estimate.jobHours);
    return object;
}

QJsonObject monthlyCost(const MonthlyCost &cost)
{
    QJsonObject object{{QStringLiteral("total"), json(cost.total)}};
    putMoney(object, "lease", cost.lease);
    putMoney(object, "electricity", cost.electricity);
    putMoney(object, "operations", cost.operations);
    putMoney(object, "other", cost.other);
    return object;
}

} // namespace

QJsonObject strategyJson(const Candidate &candidate)
{
    const Layout &layout = candidate.layout;
    QJsonObject object{{QStringLiteral("name"), json(candidate.strategy)},
                       {QStringLiteral("data"), layout.data},
                       {QStringLiteral("tensor"), layout.tensor},
                       {QStringLiteral("pipeline"), layout.pipeline},
                       {QStringLiteral("sharding"), json(layout.sharding)}};
    if (layout.sequence > 1)
        object.insert(QStringLiteral("sequence"), layout.sequence);
    if (layout.layerSplit)
        object.insert(QStringLiteral("layer_split"), true);
    return object;
}

QJsonObject leaseJson(const Lease &lease)
{
    QJsonObject object{{QStringLiteral("per"), json(lease.per)},
                       {QStringLiteral("price"), json(lease.unitPrice)},
                       {QStringLiteral("billing"), json(lease.billing)},
                       {QStringLiteral("interruptible"), lease.interruptible}};
    put(object, "vendor", lease.vendor);
    putNumber(object, "hours_per_month", sixDigits(lease.hoursPerMonth));
    if (lease.offer >= 0)
        object.insert(QStringLiteral("offer"), lease.offer);
    return object;
}

QJsonObject candidateJson(const Candidate &candidate)
{
    QJsonObject object{
        {QStringLiteral("gpu"), candidate.gpu},
        {QStringLiteral("cards"), candidate.cards},
        {QStringLiteral("strategy"), strategyJson(candidate)},
        {QStringLiteral("memory_per_card"), memory(candidate.memory)},
        {QStringLiteral("fit"), json(candidate.memory.fit)},
        {QStringLiteral("rejected"), json(candidate.rejected)},
        {QStringLiteral("possible"), candidate.possible},
    };
    put(object, "largest_context", candidate.memory.largestContext);
    put(object, "largest_concurrency", candidate.memory.largestConcurrency);
    put(object, "host_ram", candidate.memory.hostRam);
    const QJsonObject speeds = speed(candidate.speed);
    if (!speeds.isEmpty())
        object.insert(QStringLiteral("speed"), speeds);
    put(object, "speedup", candidate.speed.speedup);
    put(object, "efficiency", candidate.speed.efficiency);
    put(object, "power_watts", candidate.power.machineWatts);
    put(object, "board_watts", candidate.power.boardWatts);
    put(object, "psu_watts", candidate.power.psuWatts);
    if (candidate.priced) {
        object.insert(QStringLiteral("lease"), leaseJson(candidate.lease));
        object.insert(QStringLiteral("monthly_cost"), monthlyCost(candidate.monthly));
    }
    if (candidate.unitCost)
        object.insert(QStringLiteral("unit_cost"),
                      QJsonObject{{QStringLiteral("per"), json(candidate.unitCost->per)},
                                  {QStringLiteral("cost"), json(candidate.unitCost->cost)},
                                  {QStringLiteral("currency"),
                                   keyText(candidate.unitCost->currency.code())}});
    putNumber(object, "rank", candidate.score);
    return object;
}

} // namespace cli
} // namespace xuanka
