// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/search/Selection.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace xuanka {
namespace {

// Fewest cards of this type for which `good` holds; prices play no part.
template <typename Predicate>
std::optional<int> fewest(const std::vector<Option> &options, const Gpu &gpu, Predicate good)
{
    std::optional<int> cards;
    for (const Option &option : options) {
        if (option.gpu == &gpu && good(option) && (!cards || option.cards < *cards))
            cards = option.cards;
    }
    return cards;
}

} // namespace

int tierAbove(int cards)
{
    for (int tier : {1, 2, 4, 6, 8}) {
        if (tier > cards)
            return tier;
    }
    return cards;
}

int teamCards(double people)
{
    const double whole = std::ceil(people - 1e-9);
    if (whole <= 1)
        return 1;
    if (whole <= 3)
        return 2;
    if (whole <= 7)
        return 4;
    return whole <= 10 ? 6 : 8;
}

Demands demandsOf(const Question &question, const std::vector<Option> &options, const Gpu &gpu)
{
    Demands demands;
    demands.team = teamCards(question.people);
    const auto carries = [](const Option &option) {
        return (isWorkable(option.losses)
                || (has(option.losses, Loss::NoReserve) && !has(option.losses, Loss::NeedsUnmet)));
    };
    demands.compute = fewest(options, gpu, carries);
    demands.task = fewest(options, gpu, [](const Option &o) { return isWorkable(o.losses); });
    // A deadline already sized the machine; without one training goes a tier up.
    if (question.training() && question.targets.deadlineHours <= 0 && demands.task)
        demands.task = tierAbove(*demands.task);
    return demands;
}

std::vector<int> ranked(const Question &question, const std::vector<Option> &options)
{
    // What each card is asked for, computed once a card.
    std::vector<std::pair<const Gpu *, int>> proposals;
    for (const Gpu *gpu : question.gpus)
        proposals.emplace_back(gpu, demandsOf(question, options, *gpu).proposal());
    const auto proposalOf = [&](const Gpu *gpu) {
        return std::find_if(proposals.begin(), proposals.end(),
                            [gpu](const auto &pair) { return pair.first == gpu; })
            ->second;
    };
    using Key = std::tuple<bool, int, std::int64_t, double, int, int>;
    std::vector<std::pair<Key, int>> keyed;
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
        const Option &option = options[static_cast<std::size_t>(i)];
        if (!isPossible(option.losses))
            continue;
        // Without a price the number of cards stands for it.
        const std::int64_t cost = option.price ? option.monthly.total.minor : option.cards;
        const int missing = std::max(0, proposalOf(option.gpu) - option.cards);
        keyed.emplace_back(Key{option.memory.fit == Fit::Tight, missing, cost,
                               -meritOf(question, option.speed), option.cards, i},
                           i);
    }
    std::sort(keyed.begin(), keyed.end());
    std::vector<int> order;
    order.reserve(keyed.size());
    for (const auto &[key, index] : keyed)
        order.push_back(index);
    return order;
}

void noteSoftLosses(const Question &question, std::vector<Option> &options, int winner)
{
    const Option best = options[static_cast<std::size_t>(winner)];
    const double merit = meritOf(question, best.speed);
    for (int i = 0; i < static_cast<int>(options.size()); ++i) {
        Option &option = options[static_cast<std::size_t>(i)];
        if (i == winner || !isPossible(option.losses))
            continue;
        const bool sameCard = option.gpu == best.gpu;
        if (option.cards < best.cards && sameCard)
            option.losses |= Loss::FewerThanProposed;
        if (option.monthly.total.minor > best.monthly.total.minor)
            option.losses |= Loss::Dearer;
        else if (meritOf(question, option.speed) < merit)
            option.losses |= Loss::Slower;
        if (option.cards > best.cards && sameCard)
            option.losses |= Loss::Idle;
        if (option.losses == Loss::None)
            option.losses |= option.cards < best.cards ? Loss::FewerThanProposed : Loss::Dearer;
    }
    options[static_cast<std::size_t>(winner)].losses = Loss::None;
}

} // namespace xuanka
