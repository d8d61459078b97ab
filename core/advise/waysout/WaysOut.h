// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/words/DimensionViews.h"

namespace xuanka {

// When nothing is possible: the smallest changes that make the plan possible, cheapest first, or
// one entry that says why there are none. When there is a recommendation: changes and machines
// that would do the same work for less. Each is estimated and priced anew.
QList<WayOut> waysOut(const Found &found, const Context &context);

} // namespace xuanka
