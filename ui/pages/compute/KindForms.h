// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

namespace xuanka {

class Catalog;
class PlanForm;

// Fills an empty form with the fields of one kind of work.
void addKindFields(PlanForm &form, WorkloadKind kind, const Catalog &catalog);

} // namespace xuanka
