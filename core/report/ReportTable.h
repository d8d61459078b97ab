// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/base/Bilingual.h"

#include <variant>

namespace xuanka {

// What a cell of the report holds: numbers with units and codes, never words.
using ReportValue =
    std::variant<std::monostate, QString, qint64, bool, Quantity, BandQuantity, Money, Message,
                 QList<Message>, WorkloadKind, WeightFormat, CacheFormat, Engine, TrainingMethod,
                 TrainingPrecision, Optimizer, Checkpointing, Sharding, Offload, Strategy,
                 RenderEngine, SimulationPrecision, QList<Need>, Dimension, Fit, Severity, Formula,
                 UnitCost, Bilingual, Lease>;

enum class ReportColumn : std::uint8_t {
    Configuration,
    Strategy,
    Fit,
    Verdict,
    // memory of one card
    Weights,
    KvCache,
    Activations,
    Gradients,
    Optimizer,
    Runtime,
    MemoryTotal,
    Capacity,
    Headroom,
    Preallocated,
    HostRam,
    LargestContext,
    LargestConcurrency,
    // speed and power
    Decode,
    DecodePerStream,
    Prefill,
    FirstToken,
    Training,
    SecondsPerItem,
    ItemsPerHour,
    JobHours,
    Speedup,
    Efficiency,
    BoardPower,
    MachinePower,
    SupplyPower,
    // cost of a month
    UnitPrice,
    HoursBilled,
    Lease,
    Electricity,
    Operations,
    OtherCost,
    MonthlyTotal,
    TermTotal,
    UnitCost,
    // other tables
    Dimension,
    Cards,
    Because,
    Change,
    Price,
    Month,
    Severity,
    Finding,
    Source,
    Question,
    Answer,
    Field,
    Value,
    Default,
    Section,
    Items,
    Musts,
    Passed,
    Warned,
    Failed,
    Open,
    Law,
    Constant,
    MeasuredRows,
};

// A table of the report. A Field column holds key paths, which the text layer names.
struct ReportTable {
    QList<ReportColumn> columns;
    QList<QList<ReportValue>> rows; // as many cells each as there are columns
    int marked = -1; // the recommendation
    bool operator==(const ReportTable &) const = default;
    bool isEmpty() const { return rows.isEmpty(); }
};

} // namespace xuanka
