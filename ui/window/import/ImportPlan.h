// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/window/import/Imported.h"

namespace xuanka {

// The plan after something that was read is taken over; team, task, budget and cards stay.
Plan withModel(const Plan &plan, const QString &path, const ModelFile &file);
Plan withConverted(const Plan &plan, const ConvertedPlan &converted);

} // namespace xuanka
