// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/base/Result.h"
#include "core/plan/Plan.h"

namespace xuanka::planchange {

// The plan with one value changed, named and written as in the plan file ("workload.weights",
// "int4-awq"); checked as a file would be.
Result<Plan> set(const Plan &plan, const QString &key, const QString &value);
// A way out taken: its value, and its card and count among those that are compared.
Result<Plan> apply(const Plan &plan, const WayOut &way);

} // namespace xuanka::planchange
