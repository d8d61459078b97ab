// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/CandidateTables.h"

#include "core/report/CardName.h"
#include "core/report/ReportCode.h"

#include <algorithm>

namespace xuanka {
namespace {

using Column = ReportColumn;

const QList<QList<Column>> &parts()
{
    static const QList<QList<Column>> columns{
        {Column::Strategy, Column::Fit, Column::Speedup, Column::MonthlyTotal, Column::Verdict},
        {Column::Weights, Column::KvCache, Column::Activations, Column::Gradients,
         Column::Optimizer, Column::Runtime, Column::MemoryTotal, Column::Capacity,
         Column::Headroom, Column::Preallocated, Column::HostRam, Column::LargestContext,
         Column::LargestConcurrency},
        {Column::Decode, Column::DecodePerStream, Column::Prefill, Column::FirstToken,
         Column::Training, Column::SecondsPerItem, Column::ItemsPerHour, Column::JobHours,
         Column::Efficiency, Column::BoardPower, Column::MachinePower, Column::SupplyPower},
        {Column::UnitPrice, Column::HoursBilled, Column::Lease, Column::Electricity,
         Column::Operations, Column::OtherCost, Column::MonthlyTotal, Column::UnitCost},
    };
    return columns;
}

ReportValue banded(const Estimated &term, Unit unit, double factor = 1)
{
    return term ? ReportValue(BandQuantity{term.band * factor, unit}) : ReportValue();
}

ReportValue count(const std::optional<std::int64_t> &number)
{
    return number ? ReportValue(qint64(*number)) : ReportValue();
}

// A part of the bill that is nothing is left out; a whole bill of nothing is a price.
ReportValue cost(Money money)
{
    return money.minor == 0 ? ReportValue() : ReportValue(money);
}

ReportValue memoryValue(Column column, const MemoryEstimate &memory)
{
    switch (column) {
    case Column::Fit:
        return memory.total ? ReportValue(memory.fit) : ReportValue();
    case Column::Weights:
        return banded(memory.weights, Unit::GiB);
    case Column::KvCache:
        return banded(memory.kvCache, Unit::GiB);
    case Column::Activations:
        return banded(memory.activations, Unit::GiB);
    case Column::Gradients:
        return banded(memory.gradients, Unit::GiB);
    case Column::Optimizer:
        return banded(memory.optimizer, Unit::GiB);
    case Column::Runtime:
        return banded(memory.runtime, Unit::GiB);
    case Column::MemoryTotal:
        return banded(memory.total, Unit::GiB);
    case Column::Capacity:
        return memory.total ? ReportValue(Quantity{memory.capacityGiB, Unit::GiB}) : ReportValue();
    case Column::Headroom:
        return memory.total
            ? ReportValue(Quantity{memory.capacityGiB - memory.total.band.mid, Unit::GiB})
            : ReportValue();
    case Column::Preallocated:
        return banded(memory.preallocated, Unit::GiB);
    case Column::HostRam:
        return banded(memory.hostRam, Unit::GiB);
    case Column::LargestContext:
        return count(memory.largestContext);
    case Column::LargestConcurrency:
        return count(memory.largestConcurrency);
    default:
        return {};
    }
}

ReportValue speedValue(Column column, const SpeedEstimate &speed)
{
    switch (column) {
    case Column::Decode:
        return banded(speed.decodeTokensPerSecond, Unit::TokensPerSecond);
    case Column::DecodePerStream:
        return banded(speed.decodeTokensPerSecondPerStream, Unit::TokensPerSecond);
    case Column::Prefill:
        return banded(speed.prefillTokensPerSecond, Unit::TokensPerSecond);
    case Column::FirstToken:
        return banded(speed.firstTokenSeconds, Unit::Seconds);
    case Column::Training:
        return banded(speed.trainingTokensPerSecond, Unit::TokensPerSecond);
    case Column::SecondsPerItem:
        return banded(speed.secondsPerItem, Unit::Seconds);
    case Column::ItemsPerHour:
        return banded(speed.itemsPerHour, Unit::ItemsPerHour);
    case Column::JobHours:
        return banded(speed.jobHours, Unit::Hours);
    case Column::Speedup:
        return banded(speed.speedup, Unit::Times);
    case Column::Efficiency:
        return banded(speed.efficiency, Unit::Percent, 100);
    default:
        return {};
    }
}

ReportValue costValue(Column column, const Candidate &candidate)
{
    const MonthlyCost &month = candidate.monthly;
    switch (column) {
    case Column::UnitPrice:
        return candidate.priced ? ReportValue(candidate.lease) : ReportValue();
    case Column::HoursBilled:
        return candidate.priced && candidate.lease.hoursPerMonth > 0
            ? ReportValue(Quantity{candidate.lease.hoursPerMonth, Unit::Hours})
            : ReportValue();
    case Column::Lease:
        return cost(month.lease);
    case Column::Electricity:
        return cost(month.electricity);
    case Column::Operations:
        return cost(month.operations);
    case Column::OtherCost:
        return cost(month.other);
    case Column::MonthlyTotal:
        return candidate.priced ? ReportValue(month.total) : ReportValue();
    case Column::UnitCost:
        return candidate.unitCost ? ReportValue(*candidate.unitCost) : ReportValue();
    default:
        return {};
    }
}

ReportTable part(const Advice &advice, const QList<Column> &wanted)
{
    ReportTable table;
    table.columns = {Column::Configuration};
    const auto value = [&](Column column, const Candidate &candidate) {
        return column == Column::Verdict ? verdictOn(candidate, advice)
                                         : candidateValue(column, candidate);
    };
    for (const Column column : wanted) {
        const bool used =
            std::any_of(advice.candidates.begin(), advice.candidates.end(),
                        [&](const Candidate &c) { return value(column, c).index() != 0; });
        if (used)
            table.columns += column;
    }
    for (const Candidate &candidate : advice.candidates) {
        QList<ReportValue> row;
        for (const Column column : std::as_const(table.columns))
            row += value(column, candidate);
        table.rows += row;
    }
    table.marked = advice.recommendation ? advice.recommendation->candidate : -1;
    return table;
}

} // namespace

ReportValue candidateValue(ReportColumn column, const Candidate &candidate)
{
    switch (column) {
    case Column::Configuration:
        return configurationName(candidate.gpu, candidate.cards);
    case Column::Strategy:
        return candidate.strategy;
    case Column::BoardPower:
        return banded(candidate.power.boardWatts, Unit::Watt);
    case Column::MachinePower:
        return banded(candidate.power.machineWatts, Unit::Watt);
    case Column::SupplyPower:
        return banded(candidate.power.psuWatts, Unit::Watt);
    default:
        break;
    }
    for (const ReportValue &value :
         {memoryValue(column, candidate.memory), speedValue(column, candidate.speed),
          costValue(column, candidate)}) {
        if (value.index() != 0)
            return value;
    }
    return {};
}

ReportValue verdictOn(const Candidate &candidate, const Advice &advice)
{
    const Candidate *chosen = advice.recommended();
    if (chosen == &candidate)
        return Message(ReportCode::Recommended);
    QList<Message> verdict;
    if (candidate.possible)
        verdict += ReportCode::Possible;
    return verdict + candidate.rejected;
}

QList<ReportTable> candidateTables(const Advice &advice)
{
    QList<ReportTable> tables;
    for (const QList<Column> &columns : parts()) {
        const ReportTable table = part(advice, columns);
        if (table.columns.size() > 1 && !table.isEmpty())
            tables += table;
    }
    return tables;
}

} // namespace xuanka
