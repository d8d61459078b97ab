// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka {

// People who start jobs on shared cards, as an M/M/c queue: jobs come at random, take random time,
// and wait for the next free worker (a worker = the cards one job occupies).
struct QueueLoad {
    double jobsPerHour = 0;
    double hoursPerJob = 0;
    int workers = 1;
    // Share of the time a worker is busy; 1 or more: the queue only grows.
    double utilisation() const { return jobsPerHour * hoursPerJob / workers; }
};

// Mean hours a job waits (Erlang C). Infinite when the workers cannot keep up.
double meanWaitHours(const QueueLoad &load);

} // namespace xuanka
