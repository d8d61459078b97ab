// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/words/DimensionViews.h"

namespace xuanka {

// The path to the answer in three steps, each with its numbers: size, task, budget.
QList<DecisionStep> decisionsOf(const Found &found, const QString &modelName,
                                const EstimateConstants &constants);

} // namespace xuanka
