// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advise.h"
#include "core/advise/question/JobBuilder.h"
#include "core/estimate/Job.h"

#include <vector>

namespace xuanka {

// What decides between two layouts that both work.
enum class Goal : std::uint8_t { Latency, Throughput };

// What the answer must reach; 0 where the plan sets no target.
struct Targets {
    double tokensPerSecondPerRequest = 0;
    double firstTokenSeconds = 0;
    double requestsPerSecond = 0;
    double itemsPerDay = 0;
    double deadlineHours = 0;
    double hoursPerDay = 24; // in which the items of a day are made
    double reserve = 0; // share of the machine kept free, 0..1
    bool any() const
    {
        return tokensPerSecondPerRequest > 0 || firstTokenSeconds > 0 || requestsPerSecond > 0
            || itemsPerDay > 0 || deadlineHours > 0;
    }
};

// A plan with every name looked up: what one search works on. Cheap to copy and to change, so that
// "what if" questions (ways out, growth) are the same search on a changed question.
struct Question {
    const Plan *plan = nullptr;
    Job job;
    int instances = 1;
    double people = 1;
    Targets targets;
    Goal goal = Goal::Throughput;
    std::vector<const Gpu *> gpus;
    std::vector<int> counts; // ascending
    std::vector<Strategy> strategies;
    std::optional<Sharding> sharding; // training: fixed by the plan
    bool useMeasured = true; // false once a change makes the measured values those of other work
    bool training() const { return std::holds_alternative<TrainingJob>(job); }
    bool inference() const { return std::holds_alternative<InferenceJob>(job); }
};

// Share of the machine that real-time work keeps free (the articles' figure; a planning value).
inline constexpr double realTimeReserve = 0.2;

Result<Question> questionOf(const Plan &plan, const BuiltJob &built, const Context &context);

} // namespace xuanka
