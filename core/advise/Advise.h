// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/catalog/MarketPrices.h"

namespace xuanka {

struct EstimateConstants;

// What surrounds a plan and does not change with it. All references outlive the call.
struct Context {
    const Catalog &catalog;
    const EstimateConstants &constants;
    const MarketPrices &prices; // what cards typically cost, where the plan holds no quote
    // The model the plan's file names, already read (core never opens files on its own here).
    const Model *fileModel = nullptr;
    QStringList defaultsUsed;
};

// The whole answer. An error names a card or a model the catalogue does not know.
Result<Advice> advise(const Plan &plan, const Context &context);

} // namespace xuanka
