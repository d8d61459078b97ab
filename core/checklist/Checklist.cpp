// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/Checklist.h"

#include <algorithm>

namespace xuanka {
namespace {

Verdict verdictOf(const ChecklistRow &row)
{
    bool failed = row.answer.answer == Answer::Fail;
    bool warned = false;
    bool unchecked = false;
    bool passed = row.answer.answer == Answer::Pass || row.answer.answer == Answer::NotApplicable;
    for (const Check &check : row.evidence) {
        failed = failed || check.verdict == Verdict::Fail;
        warned = warned || check.verdict == Verdict::Warn;
        unchecked = unchecked || check.verdict == Verdict::NotChecked;
    }
    if (failed)
        return Verdict::Fail;
    if (passed) // a person has looked and says so, which settles warnings and gaps
        return Verdict::Pass;
    if (warned)
        return Verdict::Warn;
    return !row.evidence.isEmpty() && !unchecked ? Verdict::Pass : Verdict::NotChecked;
}

void count(Checklist &list, const ChecklistRow &row)
{
    const bool failed = row.verdict == Verdict::Fail;
    const bool openMust = row.item.must && row.verdict == Verdict::NotChecked;
    list.failed += failed ? 1 : 0;
    list.redFlags += failed && row.item.redFlag ? 1 : 0;
    list.warned += row.verdict == Verdict::Warn ? 1 : 0;
    list.openMusts += openMust ? 1 : 0;
    if (failed || openMust)
        list.blocking.append(row.item.id);
}

} // namespace

QStringList conditionsOf(const ChecklistFor &target)
{
    const Plan &plan = target.plan;
    const WorkloadKind kind = plan.workload.kind();
    QStringList held;
    const auto hold = [&held](bool condition, const char *name) {
        if (condition)
            held.append(QLatin1String(name));
    };
    const GpuSpec spec = target.gpu ? target.gpu->spec : GpuSpec{};
    hold(spec.geforce, "geforce");
    hold(target.cards >= 2, "multi");
    hold(target.cards >= 4, "many");
    hold(spec.nvlinkGBs > 0, "nvlink");
    hold(spec.computeMajor == 12 || (spec.computeMajor == 8 && spec.computeMinor == 9),
         "rtx-40-50");
    hold(spec.computeMajor == 12, "rtx-50");
    hold(target.gpu && target.gpu->id.contains(QLatin1String("48gb")), "mod");
    const Currency currency = target.offer ? target.offer->price.currency
        : plan.budget.monthlyCap           ? plan.budget.monthlyCap->currency
                                           : Currency{};
    hold(currency == Currency{}, "china");
    const bool byMonth = target.offer && target.offer->billing == Billing::Month;
    hold(!byMonth, "hourly");
    hold(plan.budget.months > 3, "long");
    hold(plan.task.interruptibleOk || (target.offer && target.offer->interruptible),
         "interruptible");
    hold(kind == WorkloadKind::LlmInference || kind == WorkloadKind::LlmTraining, "llm");
    hold(kind == WorkloadKind::Rendering, "rendering");
    return held;
}

Checklist makeChecklist(const ChecklistBook &book, const ChecklistFor &target,
                        const ChecklistState &state, const QList<Check> &evidence)
{
    const QStringList held = conditionsOf(target);
    Checklist list;
    for (const ChecklistItem &item : book.items) {
        const bool applies = std::all_of(item.when.begin(), item.when.end(),
                                         [&](const QString &name) { return held.contains(name); });
        if (!applies)
            continue;
        ChecklistRow row;
        row.item = item;
        row.answer = state.answer(item.id);
        for (const Check &check : evidence) {
            if (item.checks.contains(check.id))
                row.evidence.append(check);
        }
        row.verdict = verdictOf(row);
        count(list, row);
        list.rows.append(row);
    }
    for (const ChecklistSection &section : book.sections) {
        const bool used =
            std::any_of(list.rows.begin(), list.rows.end(),
                        [&](const ChecklistRow &row) { return row.item.section == section.id; });
        if (used)
            list.sections.append(section);
    }
    return list;
}

} // namespace xuanka
