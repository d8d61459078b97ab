// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/words/DimensionViews.h"

namespace xuanka {

// The options as the candidates of an advice, with prices per unit and the reasons of the losers.
// `order`: indices of the possible ones, best first.
QList<Candidate> candidatesOf(const Found &found, const std::vector<int> &order);

// Cost of what the job makes, when the cards are busy for the hours the team uses them.
std::optional<UnitCost> unitCostOf(const Question &question, const PriceList &prices,
                                   const Option &option);

} // namespace xuanka
