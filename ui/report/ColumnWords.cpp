// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ColumnWords.h"

#include "ui/text/Language.h"

namespace xuanka::reportwords {
namespace {

QString words(const char *source)
{
    return text::say("Report", source);
}

} // namespace

QString column(ReportColumn column)
{
    switch (column) {
    case ReportColumn::Configuration:
        return words(QT_TRANSLATE_NOOP("Report", "Configuration"));
    case ReportColumn::Strategy:
        return words(QT_TRANSLATE_NOOP("Report", "Strategy"));
    case ReportColumn::Fit:
        return words(QT_TRANSLATE_NOOP("Report", "Fit"));
    case ReportColumn::Verdict:
        return words(QT_TRANSLATE_NOOP("Report", "Verdict"));
    case ReportColumn::Weights:
        return words(QT_TRANSLATE_NOOP("Report", "Weights"));
    case ReportColumn::KvCache:
        return words(QT_TRANSLATE_NOOP("Report", "KV cache"));
    case ReportColumn::Activations:
        return words(QT_TRANSLATE_NOOP("Report", "Activations"));
    case ReportColumn::Gradients:
        return words(QT_TRANSLATE_NOOP("Report", "Gradients"));
    case ReportColumn::Optimizer:
        return words(QT_TRANSLATE_NOOP("Report", "Optimizer state"));
    case ReportColumn::Runtime:
        return words(QT_TRANSLATE_NOOP("Report", "Runtime overhead"));
    case ReportColumn::MemoryTotal:
        return words(QT_TRANSLATE_NOOP("Report", "Total"));
    case ReportColumn::Capacity:
        return words(QT_TRANSLATE_NOOP("Report", "Capacity"));
    case ReportColumn::Headroom:
        return words(QT_TRANSLATE_NOOP("Report", "Headroom per card"));
    case ReportColumn::Preallocated:
        return words(QT_TRANSLATE_NOOP("Report", "Reserved by the engine"));
    case ReportColumn::HostRam:
        return words(QT_TRANSLATE_NOOP("Report", "Host memory"));
    case ReportColumn::LargestContext:
        return words(QT_TRANSLATE_NOOP("Report", "Largest context"));
    case ReportColumn::LargestConcurrency:
        return words(QT_TRANSLATE_NOOP("Report", "Most requests at once"));
    case ReportColumn::Decode:
        return words(QT_TRANSLATE_NOOP("Report", "Decode"));
    case ReportColumn::DecodePerStream:
        return words(QT_TRANSLATE_NOOP("Report", "Decode per request"));
    case ReportColumn::Prefill:
        return words(QT_TRANSLATE_NOOP("Report", "Prefill"));
    case ReportColumn::FirstToken:
        return words(QT_TRANSLATE_NOOP("Report", "First token"));
    case ReportColumn::Training:
        return words(QT_TRANSLATE_NOOP("Report", "Training"));
    case ReportColumn::SecondsPerItem:
        return words(QT_TRANSLATE_NOOP("Report", "Time per item"));
    case ReportColumn::ItemsPerHour:
        return words(QT_TRANSLATE_NOOP("Report", "Items per hour"));
    case ReportColumn::JobHours:
        return words(QT_TRANSLATE_NOOP("Report", "Whole job"));
    case ReportColumn::Speedup:
        return words(QT_TRANSLATE_NOOP("Report", "Speedup"));
    case ReportColumn::Efficiency:
        return words(QT_TRANSLATE_NOOP("Report", "Parallel efficiency"));
    case ReportColumn::BoardPower:
        return words(QT_TRANSLATE_NOOP("Report", "Power per card"));
    case ReportColumn::MachinePower:
        return words(QT_TRANSLATE_NOOP("Report", "Power of the machine"));
    case ReportColumn::SupplyPower:
        return words(QT_TRANSLATE_NOOP("Report", "Power supply to ask for"));
    case ReportColumn::UnitPrice:
        return words(QT_TRANSLATE_NOOP("Report", "Price"));
    case ReportColumn::HoursBilled:
        return words(QT_TRANSLATE_NOOP("Report", "Hours billed"));
    case ReportColumn::Lease:
        return words(QT_TRANSLATE_NOOP("Report", "Lease"));
    case ReportColumn::Electricity:
        return words(QT_TRANSLATE_NOOP("Report", "Electricity"));
    case ReportColumn::Operations:
        return words(QT_TRANSLATE_NOOP("Report", "Operations"));
    case ReportColumn::OtherCost:
        return words(QT_TRANSLATE_NOOP("Report", "Other"));
    case ReportColumn::MonthlyTotal:
        return words(QT_TRANSLATE_NOOP("Report", "Cost per month"));
    case ReportColumn::TermTotal:
        return words(QT_TRANSLATE_NOOP("Report", "Cost of the whole term"));
    case ReportColumn::UnitCost:
        return words(QT_TRANSLATE_NOOP("Report", "Unit cost"));
    case ReportColumn::Dimension:
        return words(QT_TRANSLATE_NOOP("Report", "Dimension"));
    case ReportColumn::Cards:
        return words(QT_TRANSLATE_NOOP("Report", "Cards"));
    case ReportColumn::Because:
        return words(QT_TRANSLATE_NOOP("Report", "Because"));
    case ReportColumn::Change:
        return words(QT_TRANSLATE_NOOP("Report", "Change"));
    case ReportColumn::Price:
        return words(QT_TRANSLATE_NOOP("Report", "What it costs"));
    case ReportColumn::Month:
        return words(QT_TRANSLATE_NOOP("Report", "Month"));
    case ReportColumn::Severity:
        return words(QT_TRANSLATE_NOOP("Report", "Severity"));
    case ReportColumn::Finding:
        return words(QT_TRANSLATE_NOOP("Report", "What"));
    case ReportColumn::Source:
        return words(QT_TRANSLATE_NOOP("Report", "Source"));
    case ReportColumn::Question:
        return words(QT_TRANSLATE_NOOP("Report", "Question"));
    case ReportColumn::Answer:
        return words(QT_TRANSLATE_NOOP("Report", "Answer"));
    case ReportColumn::Field:
        return words(QT_TRANSLATE_NOOP("Report", "Assumption"));
    case ReportColumn::Value:
        return words(QT_TRANSLATE_NOOP("Report", "Value"));
    case ReportColumn::Default:
        return words(QT_TRANSLATE_NOOP("Report", "Origin"));
    case ReportColumn::Section:
        return words(QT_TRANSLATE_NOOP("Report", "Section"));
    case ReportColumn::Items:
        return words(QT_TRANSLATE_NOOP("Report", "Items"));
    case ReportColumn::Musts:
        return words(QT_TRANSLATE_NOOP("Report", "Must be settled"));
    case ReportColumn::Passed:
        return words(QT_TRANSLATE_NOOP("Report", "Passed"));
    case ReportColumn::Warned:
        return words(QT_TRANSLATE_NOOP("Report", "Warning"));
    case ReportColumn::Failed:
        return words(QT_TRANSLATE_NOOP("Report", "Failed"));
    case ReportColumn::Open:
        return words(QT_TRANSLATE_NOOP("Report", "Not checked"));
    case ReportColumn::Law:
        return words(QT_TRANSLATE_NOOP("Report", "Law"));
    case ReportColumn::Constant:
        return words(QT_TRANSLATE_NOOP("Report", "Constants"));
    case ReportColumn::MeasuredRows:
        return words(QT_TRANSLATE_NOOP("Report", "Measured cases"));
    }
    return {};
}

QString fact(ReportColumn what)
{
    if (what == ReportColumn::Dimension)
        return words(QT_TRANSLATE_NOOP("Report", "Decided by"));
    if (what == ReportColumn::UnitPrice)
        return words(QT_TRANSLATE_NOOP("Report", "Lease terms"));
    return column(what);
}

QString unit(ReportColumn column)
{
    switch (column) {
    case ReportColumn::Weights:
    case ReportColumn::KvCache:
    case ReportColumn::Activations:
    case ReportColumn::Gradients:
    case ReportColumn::Optimizer:
    case ReportColumn::Runtime:
    case ReportColumn::MemoryTotal:
    case ReportColumn::Capacity:
    case ReportColumn::Headroom:
    case ReportColumn::Preallocated:
    case ReportColumn::HostRam:
        return QStringLiteral("GiB");
    case ReportColumn::Decode:
    case ReportColumn::DecodePerStream:
    case ReportColumn::Prefill:
    case ReportColumn::Training:
        return QStringLiteral("tokens/s");
    case ReportColumn::LargestContext:
        return QStringLiteral("tokens");
    case ReportColumn::FirstToken:
    case ReportColumn::SecondsPerItem:
        return QStringLiteral("s");
    case ReportColumn::JobHours:
    case ReportColumn::HoursBilled:
        return QStringLiteral("h");
    case ReportColumn::Efficiency:
        return QStringLiteral("%");
    case ReportColumn::BoardPower:
    case ReportColumn::MachinePower:
    case ReportColumn::SupplyPower:
        return QStringLiteral("W");
    default:
        return {};
    }
}

bool isNumeric(ReportColumn column)
{
    switch (column) {
    case ReportColumn::Configuration:
    case ReportColumn::Strategy:
    case ReportColumn::Fit:
    case ReportColumn::Verdict:
    case ReportColumn::Dimension:
    case ReportColumn::Cards:
    case ReportColumn::Because:
    case ReportColumn::Change:
    case ReportColumn::Price:
    case ReportColumn::Severity:
    case ReportColumn::Finding:
    case ReportColumn::Source:
    case ReportColumn::Question:
    case ReportColumn::Answer:
    case ReportColumn::Field:
    case ReportColumn::Value:
    case ReportColumn::Default:
    case ReportColumn::Section:
    case ReportColumn::Law:
        return false;
    default:
        return true;
    }
}

} // namespace xuanka::reportwords
