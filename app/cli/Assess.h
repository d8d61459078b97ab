// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/Answer.h"
#include "core/advise/Advise.h"
#include "core/catalog/Catalog.h"
#include "core/estimate/Constants.h"
#include "core/plan/PlanJson.h"

namespace xuanka::cli {

// Everything behind one answer; the parts outlive the advice that was made from them.
struct Assessment {
    Catalog catalog;
    EstimateConstants constants;
    ReadPlan read;
    std::optional<Model> fileModel; // of the file the plan names
    Advice advice;

    Context context() const
    {
        return {catalog, constants, catalog.prices(), fileModel ? &*fileModel : nullptr,
                read.defaultsUsed};
    }
};

// Reads the bytes of a file that people hand over; never more than `limit`.
Outcome<QByteArray> bytesOf(const QString &path, qint64 limit);
Outcome<ReadPlan> planOf(const QString &path);
// Reads the plan and its model file (relative to the plan) and answers it.
Outcome<Assessment> assess(const QString &planPath);

} // namespace xuanka::cli
