// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trial/Verify.h"

namespace xuanka {

// Reads the outputs into one machine. `remarks` gets a not-checked row for each file or stretch
// that tells nothing (another tool's output, binary, cut off); returns how many files were usable.
int readMachine(const QList<TrialFile> &files, Machine &machine, QList<Check> &remarks);

} // namespace xuanka
