// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Option.h"

#include <optional>
#include <vector>

namespace xuanka {

// The tiers in which cards are rented; "one tier up" moves along them.
int tierAbove(int cards);
// The articles' table: 1 person 1 card, 2-3 people 2, 4-7 4, 8-10 6, more 8.
int teamCards(double people);

// What the dimensions ask of one card type.
struct Demands {
    std::optional<int> compute; // fewest cards that hold the work and reach the targets
    std::optional<int> task; // with the rules of the task: one tier up, the reserve
    int team = 1;
    // Cards to aim for; a proposal, honoured as far as money allows.
    int proposal() const { return std::max(team, task.value_or(compute.value_or(1))); }
};
Demands demandsOf(const Question &question, const std::vector<Option> &options, const Gpu &gpu);

// The options in order of preference: indices of the possible ones, best first. A pure function of
// its input; ties fall to the earlier option.
std::vector<int> ranked(const Question &question, const std::vector<Option> &options);
// Notes on every option but the winner why it lost to it.
void noteSoftLosses(const Question &question, std::vector<Option> &options, int winner);

} // namespace xuanka
