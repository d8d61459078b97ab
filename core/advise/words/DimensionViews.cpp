// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/words/DimensionViews.h"

#include "core/advise/AdviseCode.h"
#include "core/advise/team/TeamLoad.h"
#include "core/advise/words/Reasons.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

constexpr int mostCardsAsked = 64; // beyond any machine; ends the search for what a cap pays

Money cardMonth(const Found &found)
{
    const Price *price = found.cheapestPrice(1);
    if (!price)
        price = found.cheapestPrice(found.winner ? found.winner->cards : 8);
    return price ? found.prices.costOf(*price, 1, 0).lease : Money{0, found.prices.currency()};
}

} // namespace

const Option *Found::example(int cards) const
{
    const Option *best = nullptr;
    for (const Option &option : options) {
        if (option.gpu != gpu || option.cards != cards
            || has(option.losses, Loss::StrategyNotLegal))
            continue;
        const bool better = !best
            || (best->memory.fit == Fit::DoesNotFit && option.memory.fit != Fit::DoesNotFit)
            || (winner == &option);
        if (better)
            best = &option;
    }
    return best;
}

const Price *Found::cheapestPrice(int cards) const
{
    const Price *best = nullptr;
    for (const Price *price : prices.of(*gpu, cards)) {
        if (price->foreign)
            continue;
        if (!best
            || price->monthlyLeaseOf(cards, prices.usage()).minor
                < best->monthlyLeaseOf(cards, prices.usage()).minor)
            best = price;
    }
    return best;
}

const Option *Found::nearest() const
{
    const Option *best = nullptr;
    const auto excess = [](const Option &o) {
        return o.memory.total.band.mid - o.memory.capacityGiB;
    };
    for (const Option &option : options) {
        if (option.gpu != gpu || has(option.losses, Loss::StrategyNotLegal))
            continue;
        if (!best || excess(option) < excess(*best))
            best = &option;
    }
    return best;
}

std::optional<int> affordableCards(const Found &found)
{
    const auto &cap = found.question.plan->budget.monthlyCap;
    if (!cap)
        return std::nullopt;
    std::optional<int> most;
    const double boardWatts = found.winner ? found.winner->power.boardWatts.band.mid : 0;
    for (int cards = 1; cards <= mostCardsAsked; ++cards) {
        const Price *price = found.cheapestPrice(cards);
        if (!price)
            continue;
        const MonthlyCost cost = found.prices.costOf(*price, cards, boardWatts * cards);
        if (!most)
            most = 0;
        if (cost.total.minor <= cap->minor)
            most = cards;
    }
    return most;
}

Dimension bindingOf(const Found &found)
{
    const int cards = found.winner->cards;
    const Demands &demands = found.demands;
    if (cards < demands.proposal() && found.question.plan->budget.monthlyCap)
        return Dimension::Budget;
    if (demands.compute && cards <= *demands.compute)
        return Dimension::Compute;
    if (demands.task && *demands.task >= demands.team)
        return Dimension::Task;
    return Dimension::Team;
}

DimensionView computeView(const Found &found)
{
    DimensionView view;
    view.cards = found.demands.compute;
    if (!view.cards) {
        if (const Option *option = found.nearest())
            view.because.append(
                {AdviseCode::ComputeNothingFits,
                 {machine(option->cards, *found.gpu), gib(option->memory.total.band),
                  gib(option->memory.capacityGiB)}});
        return view;
    }
    if (const Option *option = found.example(*view.cards))
        view.because.append({AdviseCode::ComputeFits,
                             {machine(*view.cards, *found.gpu), gib(option->memory.total.band),
                              gib(option->memory.capacityGiB)}});
    if (found.question.targets.any())
        view.because.append({AdviseCode::ComputeTargets, {cardsOf(*view.cards)}});
    return view;
}

DimensionView teamView(const Found &found)
{
    DimensionView view;
    const Team &team = found.question.plan->team;
    view.cards = found.demands.team;
    view.because.append({AdviseCode::TeamRule,
                         {Quantity{double(team.people), Unit::People}, cardsOf(*view.cards)}});
    const Option *option = found.winner ? found.winner : found.example(*view.cards);
    if (!option)
        return view;
    const QueueLoad load = teamLoad(found.question, *option);
    const double jobs = load.jobsPerHour * (team.hoursPerDay > 0 ? team.hoursPerDay : 24);
    if (load.utilisation() < 1)
        view.because.append({AdviseCode::TeamQueue,
                             {jobs, cardsOf(option->cards), percent(load.utilisation()),
                              Quantity{meanWaitHours(load), Unit::Hours}}});
    else
        view.because.append({AdviseCode::TeamQueueOverrun, {jobs, cardsOf(option->cards)}});
    return view;
}

DimensionView taskView(const Found &found)
{
    DimensionView view;
    const Question &question = found.question;
    view.cards = found.demands.task;
    if (!question.plan->task.needs.isEmpty())
        view.because.append({AdviseCode::TaskNeeds, {found.gpu->name}});
    if (!view.cards)
        return view;
    if (question.targets.reserve > 0)
        view.because.append(
            {AdviseCode::TaskRealTime, {percent(question.targets.reserve), cardsOf(*view.cards)}});
    if (question.training() && question.targets.deadlineHours > 0)
        view.because.append({AdviseCode::TaskTrainingDeadline,
                             {Quantity{question.targets.deadlineHours, Unit::Hours}}});
    else if (question.training())
        view.because.append({AdviseCode::TaskTraining, {cardsOf(*view.cards)}});
    else if (question.inference() && question.targets.reserve <= 0)
        view.because.append(AdviseCode::TaskInference);
    if (view.because.isEmpty())
        view.because.append(AdviseCode::TaskAsComputed);
    return view;
}

DimensionView budgetView(const Found &found)
{
    DimensionView view;
    const auto &cap = found.question.plan->budget.monthlyCap;
    view.cards = found.affordable;
    if (!cap)
        view.because.append(AdviseCode::BudgetNoCap);
    else if (!view.cards)
        view.because.append({AdviseCode::BudgetNoPrice, {found.gpu->name}});
    else if (*view.cards == 0)
        view.because.append({AdviseCode::BudgetTooLow, {*cap, cardMonth(found)}});
    else
        view.because.append(
            {AdviseCode::BudgetAffords, {cardsOf(*view.cards), *cap, cardMonth(found)}});
    return view;
}

QList<Message> recommendationReasons(const Found &found)
{
    const Option &winner = *found.winner;
    const QString name = machine(winner.cards, *winner.gpu);
    QList<Message> because;
    switch (bindingOf(found)) {
    case Dimension::Compute:
        because.append({AdviseCode::ChosenByCompute, {name}});
        break;
    case Dimension::Team:
        because.append({AdviseCode::ChosenByTeam, {name}});
        break;
    case Dimension::Task:
        because.append({AdviseCode::ChosenByTask, {name}});
        break;
    case Dimension::Budget:
        because.append({AdviseCode::ChosenByBudget, {name, cardsOf(found.demands.proposal())}});
        break;
    }
    because.append(layoutReason(winner));
    const Band &total = winner.memory.total.band;
    because.append({AdviseCode::Headroom,
                    {gib(std::max(0.0, winner.memory.capacityGiB - total.mid)),
                     gib(winner.memory.capacityGiB)}});
    if (winner.cards > 1 && winner.speed.speedup)
        because.append(
            {AdviseCode::Speedup, {BandQuantity{winner.speed.speedup.band, Unit::Times}}});
    if (winner.price)
        because.append(
            {AdviseCode::CheapestPossible, {winner.monthly.total, qint64(found.possible)}});
    else
        because.append({AdviseCode::PriceUnknown, {winner.gpu->name}});
    if (found.demands.compute && *found.demands.compute < winner.cards)
        because.append({AdviseCode::ComputeAlone, {cardsOf(*found.demands.compute)}});
    return because;
}

} // namespace xuanka
