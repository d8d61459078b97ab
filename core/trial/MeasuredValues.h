// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/plan/Workload.h"
#include "core/trial/Machine.h"

namespace xuanka {

// What the trial measured and an estimate can take over (if the user agrees): the bus bandwidth of
// all_reduce at large sizes. `gpu` is the catalogue id of the machine's card.
QList<Measured> measuredFrom(const Machine &machine, const QString &gpu);

} // namespace xuanka
