// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/words/Growth.h"

#include "core/advise/AdviseCode.h"
#include "core/advise/words/Reasons.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

constexpr int mostMonths = 60;

int grown(int value, double factor)
{
    return static_cast<int>(std::ceil(value * factor - 1e-9));
}

// The load a question has after growing by `factor`: more people, more requests, more items.
Question grow(const Question &question, double factor)
{
    Question later = question;
    later.people = question.people * factor;
    later.useMeasured = false;
    later.targets.requestsPerSecond *= factor;
    later.targets.itemsPerDay *= factor;
    // The same work in the same time for more people: each unit of it has less time.
    later.targets.deadlineHours /= factor;
    if (auto *job = std::get_if<InferenceJob>(&later.job))
        job->concurrentRequests = grown(job->concurrentRequests, factor);
    if (auto *job = std::get_if<DiffusionJob>(&later.job))
        job->itemsPerDay *= factor;
    return later;
}

class Path {
public:
    Path(const Found &found, const EstimateConstants &constants)
        : m_found(found)
        , m_constants(constants)
        , m_team(found.question.plan->team)
    {
    }

    QList<GrowthStep> steps()
    {
        QList<GrowthStep> list;
        int cards = m_found.winner->cards;
        const int months = std::clamp(m_team.growthMonths, 1, mostMonths);
        for (int month = 1; month <= months; ++month) {
            const double factor = 1 + m_team.growthPercent / 100 * month / months;
            const auto option = needed(factor);
            if (!option) {
                list.append(outgrown(month, cards));
                break;
            }
            if (option->cards <= cards)
                continue;
            cards = option->cards;
            list.append(step(month, factor, *option));
        }
        return list;
    }

private:
    // The recommended card in the number the grown plan would choose, whatever the cap.
    std::optional<Option> needed(double factor) const
    {
        Question question = grow(m_found.question, factor);
        question.gpus = {m_found.gpu};
        // A budget that bound the start binds no better later: follow the need it left open.
        const bool wasShort = m_found.winner->cards < m_found.demands.proposal();
        std::vector<Option> options = search(question, m_found.prices, m_constants);
        for (Option &option : options) {
            if (has(option.losses, Loss::OverBudget))
                option.losses = without(option.losses, Loss::OverBudget);
        }
        if (wasShort)
            question.people = std::min(question.people, 1.0);
        const auto order = ranked(question, options);
        if (order.empty())
            return std::nullopt;
        return options[static_cast<std::size_t>(order.front())];
    }

    GrowthStep step(int month, double factor, const Option &option) const
    {
        GrowthStep step;
        step.month = month;
        step.gpu = option.gpu->id;
        step.cards = option.cards;
        step.priced = option.price != nullptr;
        step.monthlyCost = option.monthly.total;
        step.because.append(
            {AdviseCode::GrowthLoad, {percent(factor - 1), Quantity{double(month), Unit::Months}}});
        step.because.append(
            {AdviseCode::GrowthPeople,
             {Quantity{std::ceil(m_found.question.people * factor - 1e-9), Unit::People}}});
        const auto &cap = m_found.question.plan->budget.monthlyCap;
        if (cap && option.monthly.total.minor > cap->minor)
            step.because.append({AdviseCode::GrowthOverCap, {option.monthly.total, *cap}});
        return step;
    }

    GrowthStep outgrown(int month, int cards) const
    {
        GrowthStep step;
        step.month = month;
        step.gpu = m_found.gpu->id;
        step.cards = cards;
        step.priced = m_found.winner->price != nullptr;
        step.monthlyCost = m_found.winner->monthly.total;
        step.because.append({AdviseCode::GrowthOutgrown,
                             {Quantity{double(month), Unit::Months}, m_found.gpu->name}});
        return step;
    }

    const Found &m_found;
    const EstimateConstants &m_constants;
    const Team &m_team;
};

} // namespace

QList<GrowthStep> growthOf(const Found &found, const EstimateConstants &constants)
{
    if (!found.winner || found.question.plan->team.growthPercent <= 0)
        return {};
    return Path(found, constants).steps();
}

} // namespace xuanka
