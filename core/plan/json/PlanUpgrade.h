// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>

#include <span>

namespace xuanka {

// Turns a plan of version n into one of version n + 1.
using PlanUpgrade = void (*)(QJsonObject &plan);

// The steps of this program: the first upgrades version 1. There is one fewer than versions.
std::span<const PlanUpgrade> planUpgrades();
// Applies, in order, every step from `version` on, and keeps "version" in the document true.
void upgradePlan(QJsonObject &plan, int version, std::span<const PlanUpgrade> steps);

} // namespace xuanka
