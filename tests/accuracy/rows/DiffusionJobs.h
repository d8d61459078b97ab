// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Job.h"
#include "tests/accuracy/Lookup.h"

#include <optional>

namespace xuanka::accuracy {

// The images or clips of a row, or the field that is missing.
struct RowDiffusion {
    std::optional<DiffusionJob> job;
    QString missing;
    bool stepsKnown = false;
};
RowDiffusion diffusionJob(const Row &row, const Context &context);

} // namespace xuanka::accuracy
