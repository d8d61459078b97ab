// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Option.h"
#include "core/estimate/Constants.h"

#include <vector>

namespace xuanka {

// Estimates every card × count × strategy of a question and prices it: by card, count, strategy.
// Each option carries its hard losses; who wins is chosen elsewhere.
std::vector<Option> search(const Question &question, const PriceList &prices,
                           const EstimateConstants &constants);

// The best layout of one card and count under one strategy, without a price. `slot`: the PCIe slot
// of the quote, where it is not the card's own.
Option bestLayout(const Question &question, const Gpu &gpu, int cards, Strategy strategy,
                  const EstimateConstants &constants, std::optional<QuotedPcie> slot = {});

} // namespace xuanka
