// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/words/DimensionViews.h"

namespace xuanka {

// The plan month by month as the team and its load grow: the months in which the recommended card
// is needed in a larger number, with the cost from then on. Empty without growth.
QList<GrowthStep> growthOf(const Found &found, const EstimateConstants &constants);

} // namespace xuanka
