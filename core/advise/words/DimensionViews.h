// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Search.h"
#include "core/advise/search/Selection.h"

namespace xuanka {

// A searched question: the options, what was chosen, and what the dimensions ask of one card (the
// recommended one, or the first of the plan when nothing is possible).
struct Found {
    const Question &question;
    const PriceList &prices;
    const std::vector<Option> &options;
    const Option *winner = nullptr; // into options
    const Gpu *gpu = nullptr; // the card the dimensions speak of
    Demands demands;
    int possible = 0; // how many options answer the plan
    std::optional<int> affordable; // cards the cap pays for; empty without a cap or a price

    // The option of `gpu` with this many cards that serves best as an example; may be null.
    const Option *example(int cards) const;
    const Price *cheapestPrice(int cards) const;
    // The option that comes nearest to holding the work, when none does.
    const Option *nearest() const;
};

std::optional<int> affordableCards(const Found &found);
// Which dimension decided the count of the winner.
Dimension bindingOf(const Found &found);

DimensionView computeView(const Found &found);
DimensionView teamView(const Found &found);
DimensionView taskView(const Found &found);
DimensionView budgetView(const Found &found);
QList<Message> recommendationReasons(const Found &found);

} // namespace xuanka
