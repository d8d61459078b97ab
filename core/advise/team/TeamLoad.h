// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Option.h"
#include "core/advise/team/Queue.h"

namespace xuanka {

// The team's jobs on the cards of an option. A job takes one copy of the layout; states that are
// shared over all cards make all cards one worker. A served model is taken as one card a job, since
// its requests overlap freely.
inline QueueLoad teamLoad(const Question &question, const Option &option)
{
    const Team &team = question.plan->team;
    const double hours = team.hoursPerDay > 0 ? team.hoursPerDay : 24;
    const Sharding sharding = option.layout.sharding;
    const bool shared = sharding != Sharding::None && sharding != Sharding::Ddp;
    const int workers = question.inference() ? option.cards : shared ? 1 : option.layout.data;
    return {question.people * team.jobsPerPersonPerDay / hours, team.hoursPerJob, workers};
}

} // namespace xuanka
