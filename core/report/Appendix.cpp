// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/Appendix.h"

#include "core/catalog/Catalog.h"
#include "core/estimate/Constants.h"

#include <QMap>
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
    // Several hundred constants are no reading; their sources are.
    struct Origin {
        qint64 constants = 0;
        QSet<QString> rows;
    };
    QMap<QString, Origin> origins;
    for (const ConstantSource &constant : constants.sources) {
        Origin &origin = origins[constant.source];
        ++origin.constants;
        for (const QString &row : constant.rows)
            origin.rows += row;
    }
    ReportTable table;
    table.columns = {Column::Source, Column::Constant, Column::MeasuredRows};
    for (auto origin = origins.cbegin(); origin != origins.cend(); ++origin) {
        table.rows += QList<ReportValue>{
            origin.key(), origin->constants,
            origin->rows.isEmpty() ? ReportValue() : ReportValue(qint64(origin->rows.size()))};
    }
    return table;
}

} // namespace xuanka
