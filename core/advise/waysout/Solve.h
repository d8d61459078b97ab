// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Search.h"

#include <optional>

namespace xuanka {

// The cheapest machine that does the work of a question, whatever the team's size proposes: on each
// card the fewest cards that do. First what the cap pays for, else what would be possible without
// it; machines without a known price come last and only if `unpriced`.
std::optional<Option> cheapestMachine(const Question &question, const PriceList &prices,
                                      const EstimateConstants &constants, bool unpriced = false);

// The fewest cards of one card that do the work, priced at the cheapest price.
std::optional<Option> fewestCards(const Question &question, const Gpu &gpu, const PriceList &prices,
                                  const EstimateConstants &constants);

// How an option compares as an answer: within the cap, priced, by cost, by cards.
bool cheaper(const Option &a, const Option &b);

} // namespace xuanka
