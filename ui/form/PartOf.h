// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"

#include <type_traits>

namespace xuanka {

// The part of a plan a field belongs to; nullptr when the plan's work is of another kind.
template <typename Part>
const Part *partOf(const Plan &plan)
{
    if constexpr (std::is_same_v<Part, Team>)
        return &plan.team;
    else if constexpr (std::is_same_v<Part, Task>)
        return &plan.task;
    else if constexpr (std::is_same_v<Part, Budget>)
        return &plan.budget;
    else if constexpr (std::is_same_v<Part, CandidateSpace>)
        return &plan.candidates;
    else if constexpr (std::is_same_v<Part, Workload>)
        return &plan.workload;
    else if constexpr (std::is_same_v<Part, Plan>)
        return &plan;
    else if constexpr (std::is_same_v<Part, MediaGeneration>) {
        if (const auto *video = std::get_if<VideoGeneration>(&plan.workload.work))
            return video;
        return std::get_if<MediaGeneration>(&plan.workload.work);
    } else
        return std::get_if<Part>(&plan.workload.work);
}

template <typename Part>
Part *partOf(Plan &plan)
{
    return const_cast<Part *>(partOf<Part>(std::as_const(plan)));
}

// A plan of this kind of work with every other value on its default.
Work defaultWork(WorkloadKind kind);

} // namespace xuanka
