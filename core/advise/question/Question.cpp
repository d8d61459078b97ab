// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/question/Question.h"

#include "core/catalog/CatalogCode.h"

#include <algorithm>

namespace xuanka {
namespace {

Targets targetsOf(const Plan &plan)
{
    Targets targets;
    targets.hoursPerDay = plan.team.hoursPerDay;
    if (plan.task.realTime)
        targets.reserve = realTimeReserve;
    struct Visitor {
        Targets &targets;
        void operator()(const LlmInference &work) const
        {
            targets.tokensPerSecondPerRequest = work.tokensPerSecondPerRequest.value_or(0);
            targets.firstTokenSeconds = work.firstTokenSeconds.value_or(0);
            targets.requestsPerSecond = work.requestsPerSecond.value_or(0);
        }
        void operator()(const LlmTraining &work) const
        {
            targets.deadlineHours = work.deadlineDays.value_or(0) * 24;
        }
        void operator()(const MediaGeneration &work) const
        {
            targets.itemsPerDay = work.itemsPerDay;
        }
        void operator()(const Rendering &work) const
        {
            targets.deadlineHours = work.deadlineHours.value_or(0);
        }
        void operator()(const Simulation &) const { }
        void operator()(const CustomWork &) const { }
    };
    std::visit(Visitor{targets}, plan.workload.work);
    return targets;
}

// One stream, or a promise to each stream, is about latency; everything else about the total.
Goal goalOf(const Plan &plan, const Targets &targets)
{
    if (targets.tokensPerSecondPerRequest > 0 || targets.firstTokenSeconds > 0)
        return Goal::Latency;
    const auto *inference = std::get_if<LlmInference>(&plan.workload.work);
    return inference && inference->concurrentRequests == 1 ? Goal::Latency : Goal::Throughput;
}

void addCount(std::vector<int> &counts, int count)
{
    if (count > 0 && std::find(counts.begin(), counts.end(), count) == counts.end())
        counts.push_back(count);
}

} // namespace

Result<Question> questionOf(const Plan &plan, const BuiltJob &built, const Context &context)
{
    Question question;
    question.plan = &plan;
    question.job = built.job;
    question.instances = std::max(plan.workload.instances, 1);
    question.people = plan.team.people;
    question.targets = targetsOf(plan);
    // A number of items nobody asked for is no target.
    if (context.defaultsUsed.contains(QStringLiteral("workload.items_per_day")))
        question.targets.itemsPerDay = 0;
    question.goal = goalOf(plan, question.targets);
    if (const auto *training = std::get_if<LlmTraining>(&plan.workload.work))
        question.sharding = training->sharding;

    QStringList names = plan.candidates.gpus;
    for (const Offer &offer : plan.budget.offers)
        names.append(offer.gpu);
    for (const QString &name : std::as_const(names)) {
        const Gpu *gpu = context.catalog.findGpu(name);
        if (!gpu)
            return fail({CatalogCode::UnknownGpu,
                         {name, context.catalog.nearestGpus(name).join(QStringLiteral(", "))}},
                        QStringLiteral("candidates.gpus"));
        if (std::find(question.gpus.begin(), question.gpus.end(), gpu) == question.gpus.end())
            question.gpus.push_back(gpu);
    }
    for (int count : plan.candidates.counts)
        addCount(question.counts, count);
    // A quote's machine is a candidate even where the plan did not think of its size.
    for (const Offer &offer : plan.budget.offers) {
        if (offer.cards > 1)
            addCount(question.counts, offer.cards);
    }
    std::sort(question.counts.begin(), question.counts.end());
    for (Strategy strategy : plan.candidates.strategies)
        question.strategies.push_back(strategy);
    if (question.strategies.empty())
        question.strategies.push_back(Strategy::Auto);
    return question;
}

} // namespace xuanka
