// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ReportTable.h"

namespace xuanka {

class Catalog;
struct EstimateConstants;

// Where the figures come from.

// The laws behind the numbers of this advice, each once.
ReportTable lawsUsed(const Advice &advice);
// The sources of the cards looked at and of the model.
ReportTable catalogSources(const Plan &plan, const Advice &advice, const Catalog &catalog);
// The sources of the laws' constants: how many rest on each, and on how many measured rows.
ReportTable constantRows(const EstimateConstants &constants);

} // namespace xuanka
