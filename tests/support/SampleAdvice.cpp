// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleAdvice.h"

#include "core/plan/PlanCode.h"

namespace xuanka::sample {
namespace {

Estimated term(Formula formula, double mid, double share = 0.04)
{
    return {Band::around(mid, share, share), formula};
}

// Sentences are borrowed from other rooms: what they say does not matter here.
Message words(const char *text)
{
    return {PlanCode::FileUnreadable, {QString::fromUtf8(text)}};
}

MemoryEstimate memory(int cards, double capacity)
{
    MemoryEstimate memory;
    memory.weights = term(Formula::WeightsByTensorClass, 37.1 / cards, 0.01);
    memory.kvCache = term(Formula::KvCache, 10.0 / cards, 0);
    memory.activations = term(Formula::InferenceWorkspace, 0.9, 0.2);
    memory.runtime = term(Formula::InferenceRuntime, cards == 1 ? 0.6 : 0.9, 0.2);
    memory.total = {memory.weights.band + memory.kvCache.band + memory.activations.band
                        + memory.runtime.band,
                    Formula::InferenceRuntime};
    memory.capacityGiB = capacity;
    memory.fit = memory.total.band.high > capacity ? Fit::DoesNotFit
        : memory.total.band.high > capacity * 0.93 ? Fit::Tight
                                                   : Fit::Fits;
    if (memory.fit != Fit::DoesNotFit) {
        memory.largestContext = 8192 * cards;
        memory.largestConcurrency = 4 * cards;
    }
    return memory;
}

SpeedEstimate speed(double speedup, int cards)
{
    SpeedEstimate speed;
    speed.speedup = {Band::around(speedup, speedup == 1 ? 0 : 0.1, speedup == 1 ? 0 : 0.08),
                     Formula::Scaling};
    speed.efficiency = {speed.speedup.band / cards, Formula::Scaling};
    speed.decodeTokensPerSecond = term(Formula::DecodeRoofline, 61.5 * speedup, 0.1);
    speed.prefillTokensPerSecond = term(Formula::PrefillShareOfPeak, 1180 * speedup, 0.12);
    speed.firstTokenSeconds = term(Formula::FirstToken, 1.45 / speedup, 0.2);
    return speed;
}

Candidate candidate(const QString &gpu, int cards, double capacity, double speedup, qint64 perCard)
{
    Candidate one;
    one.gpu = gpu;
    one.cards = cards;
    one.strategy = cards == 1 ? Strategy::Replicas : Strategy::TensorParallel;
    one.layout.tensor = cards;
    one.memory = memory(cards, capacity);
    if (one.memory.fit != Fit::DoesNotFit)
        one.speed = speed(speedup, cards);
    one.power.boardWatts = term(Formula::BoardPower, 395, 0.05);
    one.power.machineWatts = term(Formula::MachinePower, 395 * cards + 380, 0.08);
    one.power.psuWatts = term(Formula::MachinePower, 500 * cards + 500, 0);
    one.lease.unitPrice = Money{perCard * 100, {}};
    one.lease.hoursPerMonth = 720;
    one.monthly.lease = one.lease.unitPrice * cards;
    one.monthly.electricity = Money::of(167.5 * cards);
    one.monthly.operations = Money::of(300);
    one.monthly.other = Money::of(0);
    one.monthly.total = one.monthly.lease + one.monthly.electricity + one.monthly.operations;
    if (one.speed.speedup) {
        one.unitCost = UnitCost{ProductUnit::MillionTokens,
                                Band::around(one.monthly.total.amount() / (180 * speedup), .1, .1),
                                {}};
    }
    one.priced = true;
    return one;
}

// Gives each candidate its place: 4 × RTX 4090 first, then the possible ones by cost.
void rank(Advice &advice)
{
    int place = 1;
    for (Candidate &one : advice.candidates) {
        if (one.memory.fit == Fit::DoesNotFit)
            one.rejected += words("does not fit");
        if (one.monthly.total.amount() > 6600)
            one.rejected += words("over the cap");
        one.possible = one.rejected.isEmpty();
        const bool chosen = one.cards == 4;
        if (one.possible)
            one.score = chosen ? 1 : ++place;
        if (one.possible && !chosen)
            one.rejected += words("too few cards for the team");
    }
}

} // namespace

Plan plan()
{
    Plan plan;
    plan.title = QStringLiteral("Support bot");
    LlmInference work;
    work.model.name = QStringLiteral("llama-3.1-70b");
    work.weights = WeightFormat::Int4Awq;
    work.concurrentRequests = 4;
    plan.workload.work = work;
    plan.team.people = 5;
    plan.team.growthPercent = 30;
    plan.budget.monthlyCap = Money::of(6600);
    plan.budget.months = 6;
    return plan;
}

Advice advice()
{
    Advice advice;
    advice.catalogVersion = QStringLiteral("2026-12-01");
    advice.modelName = QStringLiteral("Llama-3.1-70B");
    advice.defaultsUsed = {QStringLiteral("workload.kv_cache"), QStringLiteral("workload.engine"),
                           QStringLiteral("team.days_per_month"), QStringLiteral("budget.pue")};
    const QString card4090 = QStringLiteral("rtx-4090");
    const QString card5090 = QStringLiteral("rtx-5090");
    advice.candidates = {
        candidate(card4090, 1, 23.99, 1, 1100),    candidate(card4090, 2, 27.5, 1, 1100),
        candidate(card4090, 4, 23.99, 1.83, 1100), candidate(card4090, 6, 23.99, 2.41, 1100),
        candidate(card4090, 8, 23.99, 2.75, 1100), candidate(card5090, 1, 31.84, 1, 1900),
        candidate(card5090, 2, 31.84, 1.35, 1900)};
    rank(advice);
    advice.recommendation = Recommendation{2, Dimension::Team, {words("the team needs four")}};
    advice.compute = {2, {words("the model needs two cards")}};
    advice.team = {4, {words("five people share the machine")}};
    advice.task = {4, {words("keep a fifth free")}};
    advice.budget = {5, {words("the cap pays for five")}};
    advice.growth = {{4, card4090, 6, true, Money::of(7905), {words("30 % more people")}}};
    advice.findings = {
        {words("no NVLink on this card"), Severity::RedFlag, QStringLiteral("NVIDIA data sheet")},
        {words("electricity is an assumption"), Severity::Warning, {}},
        {words("CUDA 12.8 is enough"), Severity::Note, QStringLiteral("CUDA release notes")}};
    advice.decisions = {{words("Does the model fit one card?"), words("No: 48.9 of 23.99 GiB")},
                        {words("Must it answer at once?"), words("No")}};
    return advice;
}

Advice nothingFits()
{
    Advice advice = sample::advice();
    advice.recommendation.reset();
    for (Candidate &one : advice.candidates) {
        one.possible = false;
        one.score = 0;
        if (one.rejected.isEmpty())
            one.rejected += words("too slow");
    }
    WayOut smaller;
    smaller.key = QStringLiteral("workload.weights");
    smaller.value = QStringLiteral("int4-awq");
    smaller.what = words("store the weights in 4 bits");
    smaller.gpu = QStringLiteral("rtx-4090");
    smaller.cards = 2;
    smaller.monthlyCost = Money::of(2835);
    smaller.price = {words("a little quality")};
    WayOut larger = smaller;
    larger.key.clear();
    larger.value.clear();
    larger.what = words("take a larger card");
    larger.gpu = QStringLiteral("h100-sxm");
    larger.cards = 1;
    larger.monthlyCost = Money::of(12000);
    larger.price.clear();
    advice.waysOut = {smaller, larger};
    return advice;
}

} // namespace xuanka::sample
