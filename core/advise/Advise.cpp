// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/Advise.h"

#include "core/advise/AdviseCode.h"
#include "core/advise/findings/Findings.h"
#include "core/advise/waysout/WaysOut.h"
#include "core/advise/words/CandidateMaker.h"
#include "core/advise/words/Decisions.h"
#include "core/advise/words/DimensionViews.h"
#include "core/advise/words/Growth.h"

namespace xuanka {
namespace {

Advice answer(const Question &question, const BuiltJob &built, const PriceList &prices,
              const Context &context)
{
    std::vector<Option> options = search(question, prices, context.constants);
    const std::vector<int> order = ranked(question, options);
    const int best = order.empty() ? -1 : order.front();
    Found found{question, prices, options, nullptr, nullptr, {}, 0, {}};
    found.gpu = best >= 0 ? options[static_cast<std::size_t>(best)].gpu : question.gpus.front();
    found.demands = demandsOf(question, options, *found.gpu);
    found.possible = static_cast<int>(order.size());
    if (best >= 0) {
        found.winner = &options[static_cast<std::size_t>(best)];
        noteSoftLosses(question, options, best);
    }
    found.affordable = affordableCards(found);

    Advice advice;
    advice.compute = computeView(found);
    advice.team = teamView(found);
    advice.task = taskView(found);
    advice.budget = budgetView(found);
    advice.candidates = candidatesOf(found, order);
    if (found.winner)
        advice.recommendation =
            Recommendation{best, bindingOf(found), recommendationReasons(found)};
    advice.waysOut = waysOut(found, context);
    advice.growth = growthOf(found, context.constants);
    advice.decisions = decisionsOf(found, built.modelName, context.constants);
    advice.findings = findingsOf(found, built, context);
    return advice;
}

} // namespace

Result<Advice> advise(const Plan &plan, const Context &context)
{
    const auto built = buildJob(plan, context);
    if (!built)
        return Failure(built.error());
    const auto question = questionOf(plan, *built, context);
    if (!question)
        return Failure(question.error());
    if (question->gpus.empty() || question->counts.empty())
        return fail(AdviseCode::NoCandidates, QStringLiteral("candidates"));
    const PriceList prices(plan, context.catalog, context.prices);
    Advice advice = answer(*question, *built, prices, context);
    advice.catalogVersion = context.catalog.version();
    advice.defaultsUsed = context.defaultsUsed;
    for (const QString &path : built->defaultsUsed) {
        if (!advice.defaultsUsed.contains(path))
            advice.defaultsUsed.append(path);
    }
    advice.modelName = built->modelName;
    return advice;
}

} // namespace xuanka
