// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/plan/Plan.h"
#include "core/trial/Machine.h"
#include "core/trial/Thresholds.h"

namespace xuanka {

struct TrialFile {
    QString name;
    QByteArray bytes;
};

enum class Verdict : std::uint8_t { Pass, Warn, Fail, NotChecked };

template <>
struct KeyTable<Verdict> {
    static constexpr std::array<std::pair<Verdict, std::string_view>, 4> rows{{
        {Verdict::Pass, "pass"},
        {Verdict::Warn, "warn"},
        {Verdict::Fail, "fail"},
        {Verdict::NotChecked, "not-checked"},
    }};
};

// One line of the result. `item` is the section of the checklist ("identity", "interconnect", …).
struct Check {
    QString id;
    QString item;
    Verdict verdict = Verdict::NotChecked;
    Message expected;
    Message found;
    QString source; // "file:line", empty where no line can be named
    bool operator==(const Check &) const = default;
};

// The machine the renter was promised. Without a quote `quoted` is false: then more cards than
// expected is a warning, not a fault.
struct Expectation {
    QString gpu; // catalogue id, empty: the plan names no machine
    int cards = 0;
    bool quoted = false;
    const Offer *offer = nullptr;
};

// The quote, else the only candidate of the plan; the caller falls back to the recommendation.
Expectation expectationOf(const Plan &plan);

struct Verification {
    Machine machine;
    QList<Check> checks;
    bool operator==(const Verification &) const = default;
};

// Reads all outputs into one machine and checks it. A file that is no tool's output is named as a
// not-checked row; an error only when no file is usable.
Result<Verification> verifyMachine(const Plan &plan, const Catalog &catalog,
                                   const Expectation &expected, const Thresholds &thresholds,
                                   const QList<TrialFile> &files);

} // namespace xuanka
