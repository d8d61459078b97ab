// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportModel.h"

#include "core/checklist/Checklist.h"
#include "core/report/Appendix.h"
#include "core/report/CandidateTables.h"
#include "core/report/CardName.h"
#include "core/report/ChartChoice.h"
#include "core/report/Charts.h"
#include "core/report/PlanRows.h"
#include "core/report/ReportCode.h"

#include <algorithm>
#include <array>

namespace xuanka {
namespace {

using Column = ReportColumn;

constexpr qsizetype alternativesOnFirstPage = 5;

Message verdict(const Advice &advice)
{
    if (const Candidate *chosen = advice.recommended()) {
        const QString name = configurationName(chosen->gpu, chosen->cards);
        if (!chosen->priced)
            return {ReportCode::VerdictRentUnpriced, {name}};
        return {ReportCode::VerdictRent, {name, chosen->monthly.total}};
    }
    if (advice.candidates.isEmpty())
        return ReportCode::VerdictNoCandidates;
    return {ReportCode::VerdictNothing, {qint64(advice.candidates.size())}};
}

QList<ReportFact> facts(const Plan &plan, const Advice &advice)
{
    const Candidate *chosen = advice.recommended();
    if (!chosen)
        return {};
    QList<ReportFact> facts;
    const auto add = [&facts](Column what, const ReportValue &value) {
        if (value.index() != 0)
            facts += {what, value};
    };
    add(Column::MonthlyTotal, candidateValue(Column::MonthlyTotal, *chosen));
    if (chosen->priced)
        add(Column::TermTotal, chosen->monthly.total * plan.budget.months);
    add(Column::Headroom, candidateValue(Column::Headroom, *chosen));
    add(Column::Speedup, candidateValue(Column::Speedup, *chosen));
    add(Column::Dimension, advice.recommendation->binding);
    add(Column::Strategy, chosen->strategy);
    add(Column::UnitCost, candidateValue(Column::UnitCost, *chosen));
    add(Column::UnitPrice, candidateValue(Column::UnitPrice, *chosen));
    return facts;
}

QList<Finding> bySeverity(QList<Finding> findings)
{
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    return findings;
}

// The recommendation's neighbours: the best of each other count and card, possible ones first.
ReportTable alternatives(const Advice &advice)
{
    ReportTable table;
    table.columns = {Column::Configuration, Column::MonthlyTotal, Column::Speedup, Column::Headroom,
                     Column::Verdict};
    QList<const Candidate *> others = acrossCards(advice, 3 * int(alternativesOnFirstPage));
    others.removeOne(advice.recommended());
    std::stable_sort(others.begin(), others.end(), [](const Candidate *a, const Candidate *b) {
        return a->possible && !b->possible;
    });
    if (others.size() > alternativesOnFirstPage)
        others.resize(alternativesOnFirstPage);
    for (const Candidate *other : std::as_const(others)) {
        QList<ReportValue> row;
        for (const Column column : std::as_const(table.columns)) {
            row += column == Column::Verdict ? verdictOn(*other, advice)
                                             : candidateValue(column, *other);
        }
        table.rows += row;
    }
    return table;
}

ReportTable dimensions(const Advice &advice)
{
    ReportTable table;
    table.columns = {Column::Dimension, Column::Cards, Column::Because};
    const std::pair<Dimension, const DimensionView &> views[] = {
        {Dimension::Compute, advice.compute},
        {Dimension::Team, advice.team},
        {Dimension::Task, advice.task},
        {Dimension::Budget, advice.budget}};
    for (const auto &[dimension, view] : views) {
        if (advice.recommendation && advice.recommendation->binding == dimension)
            table.marked = int(table.rows.size());
        table.rows += QList<ReportValue>{
            dimension,
            view.cards ? ReportValue(Quantity{double(*view.cards), Unit::Cards}) : ReportValue(),
            view.because};
    }
    return table;
}

ReportTable waysOut(const Advice &advice)
{
    ReportTable table;
    table.columns = {Column::Change, Column::Configuration, Column::MonthlyTotal, Column::Price};
    for (const WayOut &way : advice.waysOut) {
        table.rows += QList<ReportValue>{
            way.what,
            way.gpu.isEmpty() ? ReportValue() : ReportValue(configurationName(way.gpu, way.cards)),
            way.monthlyCost.minor == 0 ? ReportValue() : ReportValue(way.monthlyCost), way.price};
    }
    return table;
}

ReportTable growth(const Advice &advice)
{
    ReportTable table;
    table.columns = {Column::Month, Column::Configuration, Column::MonthlyTotal, Column::Because};
    for (const GrowthStep &step : advice.growth) {
        table.rows +=
            QList<ReportValue>{qint64(step.month), configurationName(step.gpu, step.cards),
                               step.monthlyCost, step.because};
    }
    return table;
}

ReportTable findings(const QList<Finding> &sorted)
{
    ReportTable table;
    table.columns = {Column::Severity, Column::Finding, Column::Source};
    for (const Finding &finding : sorted)
        table.rows += QList<ReportValue>{finding.severity, finding.what, finding.source};
    return table;
}

ReportTable checklistSummary(const Checklist &checklist)
{
    ReportTable table;
    table.columns = {Column::Section, Column::Items,  Column::Musts, Column::Passed,
                     Column::Warned,  Column::Failed, Column::Open};
    for (const ChecklistSection &section : checklist.sections) {
        qint64 items = 0;
        qint64 musts = 0;
        std::array<qint64, 4> verdicts{};
        for (const ChecklistRow &row : checklist.rows) {
            if (row.item.section != section.id)
                continue;
            ++items;
            musts += row.item.must ? 1 : 0;
            ++verdicts[static_cast<std::size_t>(row.verdict)];
        }
        const auto count = [&verdicts](Verdict verdict) {
            return verdicts[static_cast<std::size_t>(verdict)];
        };
        table.rows += QList<ReportValue>{section.title,
                                         items,
                                         musts,
                                         count(Verdict::Pass),
                                         count(Verdict::Warn),
                                         count(Verdict::Fail),
                                         count(Verdict::NotChecked)};
    }
    return table;
}

QList<ChartSpec> charts(const Plan &plan, const Advice &advice)
{
    QList<ChartSpec> specs{speedupChart(plan, advice), memoryChart(plan, advice),
                           costChart(plan, advice)};
    specs.removeIf([](const ChartSpec &spec) { return spec.isEmpty(); });
    return specs;
}

} // namespace

ReportModel reportModel(const Plan &plan, const Advice &advice, const ReportSources &sources)
{
    ReportModel model;
    model.title = plan.title;
    model.modelName = advice.modelName;
    model.kind = plan.workload.kind();
    model.verdict = verdict(advice);
    model.facts = facts(plan, advice);
    if (advice.recommendation)
        model.reasons = advice.recommendation->because;
    model.risks = bySeverity(advice.findings);
    model.alternatives = alternatives(advice);
    model.dimensions = dimensions(advice);
    model.decisions = advice.decisions;
    model.charts = charts(plan, advice);
    model.candidates = candidateTables(advice);
    model.waysOut = waysOut(advice);
    model.growth = growth(advice);
    model.findings = findings(model.risks);
    model.assumptions = planRows(plan, advice.defaultsUsed);
    model.catalogVersion = advice.catalogVersion;
    model.laws = lawsUsed(advice);
    if (sources.checklist)
        model.checklist = checklistSummary(*sources.checklist);
    if (sources.catalog)
        model.sources = catalogSources(plan, advice, *sources.catalog);
    if (sources.constants)
        model.constants = constantRows(*sources.constants);
    return model;
}

} // namespace xuanka
