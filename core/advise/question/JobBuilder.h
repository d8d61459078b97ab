// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advise.h"
#include "core/estimate/Job.h"

namespace xuanka {

// A plan's work as numbers, with the model it names.
struct BuiltJob {
    Job job;
    QString modelName; // as shown; empty for work without a model
    const Model *model = nullptr; // of the catalogue or the file; null for a bare parameter count
    QStringList defaultsUsed; // defaults that only the look-up could fill in: "workload.model"
};

// Resolves every default and looks up every name. An error names what is unknown.
Result<BuiltJob> buildJob(const Plan &plan, const Context &context);

} // namespace xuanka
