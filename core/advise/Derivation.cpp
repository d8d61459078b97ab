// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/Derivation.h"

#include "core/advise/question/JobBuilder.h"
#include "core/catalog/CatalogCode.h"
#include "core/estimate/Constants.h"
#include "core/estimate/Estimators.h"

#include <algorithm>

namespace xuanka {

Result<Trace> deriveCandidate(const Plan &plan, const Context &context, const Candidate &candidate)
{
    const auto built = buildJob(plan, context);
    if (!built)
        return Failure(built.error());
    const Gpu *gpu = context.catalog.findGpu(candidate.gpu);
    if (!gpu)
        return fail({CatalogCode::UnknownGpu, {candidate.gpu, QString()}});
    // The candidate's layout counts the copies of all instances.
    Layout layout = candidate.layout;
    layout.data = std::max(1, layout.data / std::max(1, plan.workload.instances));
    Trace trace;
    estimateMemory(built->job, gpu->spec, layout, context.constants.memory, &trace);
    estimateSpeed(built->job, gpu->spec, layout, candidate.link, context.constants.speed, &trace);
    estimatePower(built->job, gpu->spec, candidate.cards, 0, context.constants.speed, &trace);
    return trace;
}

} // namespace xuanka
