// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"
#include "core/report/ReportTable.h"

namespace xuanka {

class Catalog;
struct Checklist;
struct EstimateConstants;

// A key figure of the first page.
struct ReportFact {
    ReportColumn what;
    ReportValue value;
    bool operator==(const ReportFact &) const = default;
};

// Everything the report says, in the order it says it, as codes and numbers.
struct ReportModel {
    QString title; // of the plan, may be empty
    QString modelName;
    WorkloadKind kind = WorkloadKind::LlmInference;
    // The first page, for the manager: what, how much, what can go wrong, what else was looked at.
    Message verdict;
    QList<ReportFact> facts;
    QList<Message> reasons;
    QList<Finding> risks; // most severe first
    ReportTable alternatives;
    // The evidence.
    ReportTable dimensions;
    QList<DecisionStep> decisions;
    QList<ChartSpec> charts;
    QList<ReportTable> candidates; // overview, memory, speed and power, cost: one row a candidate
    ReportTable waysOut;
    ReportTable growth;
    ReportTable findings;
    ReportTable checklist; // one row a section
    ReportTable assumptions;
    // The appendix.
    QString catalogVersion;
    ReportTable laws;
    ReportTable sources; // of cards and model
    ReportTable constants;
    bool operator==(const ReportModel &) const = default;
};

// What a report may draw on beside plan and advice; what is null is left out of it.
struct ReportSources {
    const Catalog *catalog = nullptr;
    const EstimateConstants *constants = nullptr;
    const Checklist *checklist = nullptr;
};

ReportModel reportModel(const Plan &plan, const Advice &advice, const ReportSources &sources = {});

} // namespace xuanka
