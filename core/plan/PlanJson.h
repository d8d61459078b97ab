// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/plan/Plan.h"

#include <QByteArray>
#include <QStringList>

namespace xuanka {

inline constexpr int planVersion = 1;

// A plan with the key paths ("team.people") that were absent and took their default.
struct ReadPlan {
    Plan plan;
    QStringList defaultsUsed;
    bool operator==(const ReadPlan &) const = default;
};

// Strict: an unknown key, a wrong type, an impossible value is an error that names the key.
Result<ReadPlan> readPlan(const QByteArray &json);
// Writes every value that differs from its default, and the required keys; readPlan() returns an
// equal plan. Bytes depend on the plan alone.
QByteArray writePlan(const Plan &plan);

} // namespace xuanka
