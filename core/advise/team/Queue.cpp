// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/team/Queue.h"

#include <limits>

namespace xuanka {

double meanWaitHours(const QueueLoad &load)
{
    const double busy = load.jobsPerHour * load.hoursPerJob; // in Erlang
    if (busy <= 0)
        return 0;
    if (load.workers < 1 || load.utilisation() >= 1)
        return std::numeric_limits<double>::infinity();
    // Erlang B by its recursion, which stays finite for any number of workers.
    double blocked = 1;
    for (int k = 1; k <= load.workers; ++k)
        blocked = busy * blocked / (k + busy * blocked);
    const double utilisation = load.utilisation();
    const double waits = blocked / (1 - utilisation * (1 - blocked)); // Erlang C
    return waits * load.hoursPerJob / (load.workers - busy);
}

} // namespace xuanka
