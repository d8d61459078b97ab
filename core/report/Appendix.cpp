// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/Appendix.h"

#include "core/catalog/Catalog.h"
#include "core/estimate/Constants.h"

#include <QSet>

#include <algorithm>

namespace xuanka {
namespace {

using Column = ReportColumn;

// The estimates of a candidate that carry a law.
QList<Estimated> terms(const Candidate &candidate)
{
    const MemoryEstimate &memory = candidate.memory;
    const SpeedEstimate &speed = candidate.speed;
    const PowerEstimate &power = candidate.power;
    return {memory.weights,
            memory.kvCache,
            memory.activations,
            memory.gradients,
            memory.optimizer,
            memory.runtime,
            memory.hostRam,
            speed.decodeTokensPerSecond,
            speed.prefillTokensPerSecond,
            speed.firstTokenSeconds,
            speed.trainingTokensPerSecond,
            speed.secondsPerItem,
            speed.itemsPerHour,
            speed.jobHours,
            speed.speedup,
            power.boardWatts,
            power.machineWatts};
}

// The model a plan names, when the catalogue has it.
const Model *modelOf(const Plan &plan, const Catalog &catalog)
{
    return std::visit(
        [&catalog](const auto &work) -> const Model * {
            if constexpr (requires { work.model.name; })
                return work.model.name.isEmpty() ? nullptr : catalog.findModel(work.model.name);
            else
                return nullptr;
        },
        plan.workload.work);
}

} // namespace

ReportTable lawsUsed(const Advice &advice)
{
    ReportTable table;
    table.columns = {Column::Law};
    QList<Formula> laws;
    for (const Candidate &candidate : advice.candidates) {
        for (const Estimated &term : terms(candidate)) {
            if (term && !laws.contains(term.formula))
                laws += term.formula;
        }
    }
    std::sort(laws.begin(), laws.end());
    for (const Formula law : std::as_const(laws))
        table.rows += QList<ReportValue>{law};
    return table;
}

ReportTable catalogSources(const Plan &plan, const Advice &advice, const Catalog &catalog)
{
    ReportTable table;
    table.columns = {Column::Finding, Column::Source};
    QSet<QString> seen;
    for (const Candidate &candidate : advice.candidates) {
        const Gpu *gpu = catalog.findGpu(candidate.gpu);
        if (!gpu || seen.contains(gpu->id))
            continue;
        seen += gpu->id;
        table.rows += QList<ReportValue>{gpu->name, gpu->sources.join(QStringLiteral("; "))};
    }
    if (const Model *model = modelOf(plan, catalog))
        table.rows += QList<ReportValue>{model->name, model->source};
    return table;
}

ReportTable constantRows(const EstimateConstants &constants)
{
    ReportTable table;
    table.columns = {Column::Constant, Column::Value, Column::Source, Column::MeasuredRows};
    QStringList names = constants.sources.keys();
    names.sort();
    for (const QString &name : std::as_const(names)) {
        const ConstantSource &constant = constants.sources[name];
        const QString number = QString::number(constant.value, 'g', 6);
        table.rows += QList<ReportValue>{
            name, constant.unit.isEmpty() ? number : number + u' ' + constant.unit, constant.source,
            constant.rows.isEmpty() ? ReportValue() : ReportValue(qint64(constant.rows.size()))};
    }
    return table;
}

} // namespace xuanka
