// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ReportTable.h"

namespace xuanka {

// The candidate table in four parts that fit a page: overview, memory of a card, speed and power,
// cost of a month. A column no candidate has a value for is left out.
QList<ReportTable> candidateTables(const Advice &advice);

// The cell of one column for a candidate; empty when it does not apply.
ReportValue candidateValue(ReportColumn column, const Candidate &candidate);
// Why it lost, or how it compares with the recommendation.
ReportValue verdictOn(const Candidate &candidate, const Advice &advice);

} // namespace xuanka
