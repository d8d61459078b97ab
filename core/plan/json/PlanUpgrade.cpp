// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/json/PlanUpgrade.h"

#include "core/plan/PlanJson.h"

namespace xuanka {

std::span<const PlanUpgrade> planUpgrades()
{
    static_assert(planVersion == 1, "a new version needs the step that leads to it");
    return {};
}

void upgradePlan(QJsonObject &plan, int version, std::span<const PlanUpgrade> steps)
{
    for (std::size_t i = static_cast<std::size_t>(version - 1); i < steps.size(); ++i) {
        steps[i](plan);
        plan.insert(QLatin1String("version"), static_cast<int>(i) + 2);
    }
}

} // namespace xuanka
