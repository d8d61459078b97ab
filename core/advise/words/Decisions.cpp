// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/words/Decisions.h"

#include "core/advise/AdviseCode.h"
#include "core/advise/words/Reasons.h"

namespace xuanka {
namespace {

Message sizeAnswer(const Found &found, const EstimateConstants &constants)
{
    const Gpu &gpu = *found.gpu;
    const Option one = bestLayout(found.question, gpu, 1, Strategy::Auto, constants);
    const bool single = !has(one.losses, Loss::StrategyNotLegal);
    const QList<Parameter> onOne{gib(one.memory.total.band), gib(gpu.spec.memoryGiB), gpu.name};
    if (single && one.memory.fit != Fit::DoesNotFit)
        return {AdviseCode::AnswerSizeOneCard, onOne};
    std::optional<int> holding;
    for (const Option &option : found.options) {
        if (option.gpu == found.gpu && option.memory.fit != Fit::DoesNotFit
            && !has(option.losses, Loss::StrategyNotLegal) && (!holding || option.cards < *holding))
            holding = option.cards;
    }
    if (holding)
        return {AdviseCode::AnswerSizeManyCards, onOne + QList<Parameter>{machine(*holding, gpu)}};
    const Option *nearest = found.nearest();
    const Option &shown = nearest ? *nearest : one;
    return {AdviseCode::AnswerSizeNever,
            {gib(shown.memory.total.band), gib(gpu.spec.memoryGiB), machine(shown.cards, gpu)}};
}

Message taskAnswer(const Found &found)
{
    const Question &question = found.question;
    const QString name = machine(found.demands.task.value_or(1), *found.gpu);
    if (question.targets.reserve > 0)
        return {AdviseCode::AnswerTaskRealTime, {percent(question.targets.reserve), name}};
    if (question.training())
        return {AdviseCode::AnswerTaskTraining, {name}};
    if (question.inference())
        return {AdviseCode::AnswerTaskInference, {name}};
    return {AdviseCode::AnswerTaskBatch, {name}};
}

Message budgetAnswer(const Found &found)
{
    const auto &cap = found.question.plan->budget.monthlyCap;
    if (!found.winner)
        return AdviseCode::AnswerBudgetNothing;
    const Option &winner = *found.winner;
    if (!winner.price)
        return {AdviseCode::PriceUnknown, {winner.gpu->name}};
    if (!cap)
        return {AdviseCode::AnswerBudgetNoCap, {winner.monthly.total}};
    if (bindingOf(found) == Dimension::Budget)
        return {AdviseCode::AnswerBudgetShort,
                {machine(winner.cards, *winner.gpu), winner.monthly.total, *cap,
                 cardsOf(found.demands.proposal())}};
    return {AdviseCode::AnswerBudgetFits, {winner.monthly.total, *cap}};
}

} // namespace

QList<DecisionStep> decisionsOf(const Found &found, const QString &modelName,
                                const EstimateConstants &constants)
{
    QList<DecisionStep> steps;
    const Message size = modelName.isEmpty() ? Message(AdviseCode::AskSizeOfWork)
                                             : Message(AdviseCode::AskSize, {modelName});
    steps.append({size, sizeAnswer(found, constants)});
    if (found.demands.task)
        steps.append({AdviseCode::AskTask, taskAnswer(found)});
    steps.append({AdviseCode::AskBudget, budgetAnswer(found)});
    return steps;
}

} // namespace xuanka
