// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Money.h"
#include "core/plan/Offer.h"
#include "core/plan/Workload.h"

#include <QList>
#include <QStringList>

namespace xuanka {

struct Team {
    int people = 3;
    double hoursPerDay = 8;
    double daysPerMonth = 22;
    double growthPercent = 0; // of people or load, after growthMonths
    int growthMonths = 6;
    double jobsPerPersonPerDay = 2; // for the queue model
    double hoursPerJob = 2;
    bool operator==(const Team &) const = default;
};

struct Task {
    bool realTime = false;
    bool interruptibleOk = false;
    QList<Need> needs;
    bool operator==(const Task &) const = default;
};

struct Budget {
    std::optional<Money> monthlyCap;
    int months = 3;
    Money electricityPerKwh{63, Currency{}}; // 0.63 CNY
    double pue = 1.4;
    bool electricityIncluded = true; // true for most rented machines: the lease price contains it
    Money operationsMonthly{0, Currency{}};
    QList<Offer> offers; // quotes at hand; empty = typical prices of the catalogue
    bool operator==(const Budget &) const = default;
};

struct CandidateSpace {
    QStringList gpus{QStringLiteral("rtx-4090"), QStringLiteral("rtx-5090")};
    QList<int> counts{1, 2, 4, 6, 8};
    QList<Strategy> strategies{Strategy::Auto};
    bool operator==(const CandidateSpace &) const = default;
};

// What the user wants to know, in full: a value, compared and copied freely.
struct Plan {
    QString title;
    QStringList notes; // free text that travels with the plan
    Workload workload;
    Team team;
    Task task;
    Budget budget;
    CandidateSpace candidates;
    bool operator==(const Plan &) const = default;
};

} // namespace xuanka
