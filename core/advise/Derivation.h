// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advise.h"
#include "core/estimate/Trace.h"

namespace xuanka {

// How the numbers of one candidate came about: its estimates made once more, step by step. The
// steps are those of one instance; see Candidate for what several together reach.
Result<Trace> deriveCandidate(const Plan &plan, const Context &context, const Candidate &candidate);

} // namespace xuanka
