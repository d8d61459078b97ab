// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Option.h"

namespace xuanka {

// Which targets a speed misses, `share` of the machine being available (1 = all of it).
struct Misses {
    bool perStream = false;
    bool firstToken = false;
    bool requests = false;
    bool items = false;
    bool deadline = false;
    bool any() const { return perStream || firstToken || requests || items || deadline; }
};
Misses missesOf(const Question &question, const SpeedEstimate &speed, double share = 1);
// Requests a second that a serving speed carries: reading the prompts and writing the answers.
double requestsPerSecond(const InferenceJob &job, const SpeedEstimate &speed);

// What the card and the plan alone say: needs, number formats. Independent of count and price.
Loss lossesOfCard(const Question &question, const Gpu &gpu);
bool meetsNeed(const Gpu &gpu, int cards, Need need);
// Whether the card can compute with this format, and the engine load it.
bool cardComputes(const Gpu &gpu, WeightFormat format);
bool engineLoads(Engine engine, WeightFormat format);

// Fit, targets and reserve of an estimated option.
Loss lossesOfEstimate(const Question &question, const Option &option);
Loss lossesOfPrice(const Question &question, const Price *price, const MonthlyCost &cost);

} // namespace xuanka
