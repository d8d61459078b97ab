// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"
#include "core/catalog/Gpu.h"
#include "core/estimate/Estimate.h"
#include "core/estimate/Layout.h"
#include "core/plan/Plan.h"

#include <QList>
#include <QString>

#include <optional>

namespace xuanka {

enum class Dimension : std::uint8_t { Compute, Team, Task, Budget };

template <>
struct KeyTable<Dimension> {
    static constexpr std::array<std::pair<Dimension, std::string_view>, 4> rows{{
        {Dimension::Compute, "compute"},
        {Dimension::Team, "team"},
        {Dimension::Task, "task"},
        {Dimension::Budget, "budget"},
    }};
};

// What one dimension asks for (budget: what it allows), and why.
struct DimensionView {
    std::optional<int> cards; // of the recommended card; empty when no count can be named
    QList<Message> because;
    bool operator==(const DimensionView &) const = default;
};

// The price a candidate is costed with.
struct Lease {
    QString vendor; // empty: typical market price
    PriceUnit per = PriceUnit::CardMonth;
    Money unitPrice;
    Billing billing = Billing::Month;
    bool interruptible = false;
    double hoursPerMonth = 0; // billed
    int offer = -1; // index into the plan's offers, -1 = typical price
    bool operator==(const Lease &) const = default;
};

struct MonthlyCost {
    Money lease;
    Money electricity;
    Money operations;
    Money other;
    Money total;
    bool operator==(const MonthlyCost &) const = default;
};

// Cost of one unit of what the job makes: "million tokens", "image", "clip", "frame", "run".
enum class ProductUnit : std::uint8_t { MillionTokens, Image, Clip, Frame, Run, Step };

struct UnitCost {
    ProductUnit per = ProductUnit::MillionTokens;
    Band cost; // in units (not hundredths) of `currency`
    Currency currency;
    bool operator==(const UnitCost &) const = default;
};

struct Candidate {
    QString gpu; // catalogue id
    int cards = 0;
    Strategy strategy = Strategy::Auto; // the named strategy behind `layout`
    Layout layout;
    Link link;
    Lease lease;
    MemoryEstimate memory;
    SpeedEstimate speed;
    PowerEstimate power;
    bool priced = false; // no price known, or in another currency: lease and monthly are unset
    MonthlyCost monthly;
    std::optional<UnitCost> unitCost;
    bool possible = false; // meets every hard demand: fit, targets, needs, cap
    QList<Message> rejected; // why it is not the recommendation; empty for the recommendation
    double score = 0; // place among the possible ones, 1 = recommendation; 0 for the others
    bool operator==(const Candidate &) const = default;
};

struct Recommendation {
    int candidate = -1; // index into Advice::candidates
    Dimension binding = Dimension::Compute;
    QList<Message> because;
    bool operator==(const Recommendation &) const = default;
};

// The smallest change that makes an impossible plan possible, priced.
struct WayOut {
    QString key; // path in the plan: "workload.weights"; empty: only the machine changes
    QString value; // what it becomes, as in the plan file: "int4-awq"
    QList<std::pair<QString, QString>> further; // keys and values that change with it
    Message what;
    QList<Message> alsoWhat; // sentences of the further changes, where they are of another kind
    QString gpu;
    int cards = 0; // 0: no machine (the entry says why there is no way out)
    bool priced = true; // else monthlyCost is unset: no price is known
    Money monthlyCost;
    QList<Message> price; // what it costs in quality or time
    bool operator==(const WayOut &) const = default;
};

struct GrowthStep {
    int month = 0;
    QString gpu;
    int cards = 0;
    bool priced = true; // else monthlyCost is unset
    Money monthlyCost;
    QList<Message> because;
    bool operator==(const GrowthStep &) const = default;
};

enum class Severity : std::uint8_t { Note, Warning, RedFlag };

template <>
struct KeyTable<Severity> {
    static constexpr std::array<std::pair<Severity, std::string_view>, 3> rows{{
        {Severity::Note, "note"},
        {Severity::Warning, "warning"},
        {Severity::RedFlag, "red-flag"},
    }};
};

struct Finding {
    Message what;
    Severity severity = Severity::Note;
    QString source;
    bool operator==(const Finding &) const = default;
};

// One step of the decision path (model size → task → budget), with its numbers.
struct DecisionStep {
    Message question;
    Message answer;
    bool operator==(const DecisionStep &) const = default;
};

// The whole answer to a plan. Screen, charts, checklist, report and command line all read this one
// value, so they cannot disagree.
struct Advice {
    QString catalogVersion;
    QStringList defaultsUsed; // key paths of the plan
    QString modelName; // as shown; empty for work without a model
    DimensionView compute;
    DimensionView team;
    DimensionView task;
    DimensionView budget;
    std::optional<Recommendation> recommendation;
    QList<Candidate> candidates; // by card, then count, then strategy
    QList<WayOut> waysOut;
    QList<GrowthStep> growth;
    QList<Finding> findings;
    QList<DecisionStep> decisions;
    bool operator==(const Advice &) const = default;

    const Candidate *recommended() const
    {
        return recommendation ? &candidates[recommendation->candidate] : nullptr;
    }
};

} // namespace xuanka
