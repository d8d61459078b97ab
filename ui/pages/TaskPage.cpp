// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/TaskPage.h"

#include "ui/form/PlanForm.h"

namespace xuanka {

TaskPage::TaskPage(const PageContext &context, QWidget *parent)
    : FormPage(context, parent)
{
    PlanForm &fields = form();
    fields.toggle("task.real_time", &Task::realTime);
    fields.toggle("task.interruptible_ok", &Task::interruptibleOk);
    fields.checks("task.needs", &Task::needs,
                  {Need::Fp64, Need::Ecc, Need::Mig, Need::NvLink, Need::Sla});

    const auto serves = [](const Plan &plan) {
        return plan.workload.kind() == WorkloadKind::LlmInference;
    };
    fields.addSection(QT_TRANSLATE_NOOP("Form", "Targets"),
                      QT_TRANSLATE_NOOP("Form",
                                        "What counts as fast enough. Without a target the "
                                        "cheapest configuration that holds the work is "
                                        "chosen."));
    fields.beginRow();
    fields
        .number("workload.tokens_per_second_per_request", &LlmInference::tokensPerSecondPerRequest,
                {.highest = 10'000, .decimals = 1, .unit = QT_TRANSLATE_NOOP("Units", " tokens/s")})
        ->when(serves);
    fields
        .number("workload.first_token_seconds", &LlmInference::firstTokenSeconds,
                {.highest = 3'600, .decimals = 2, .unit = QT_TRANSLATE_NOOP("Units", " s")})
        ->when(serves);
    fields
        .number(
            "workload.requests_per_second", &LlmInference::requestsPerSecond,
            {.highest = 100'000, .decimals = 2, .unit = QT_TRANSLATE_NOOP("Units", " requests/s")})
        ->when(serves);
    fields.endRow();
    fields.beginRow();
    fields
        .number("workload.deadline_days", &LlmTraining::deadlineDays,
                {.highest = 3'650, .decimals = 1, .unit = QT_TRANSLATE_N_NOOP("Units", " day(s)")})
        ->when([](const Plan &plan) { return plan.workload.kind() == WorkloadKind::LlmTraining; });
    fields
        .number("workload.deadline_hours", &Rendering::deadlineHours,
                {.highest = 87'600, .decimals = 1, .unit = QT_TRANSLATE_NOOP("Units", " h")})
        ->when([](const Plan &plan) { return plan.workload.kind() == WorkloadKind::Rendering; });
    fields
        .number("workload.items_per_day", &MediaGeneration::itemsPerDay,
                {.highest = 1e7, .unit = QT_TRANSLATE_NOOP("Units", " per day")})
        ->when([](const Plan &plan) {
            return plan.workload.kind() == WorkloadKind::ImageGeneration
                || plan.workload.kind() == WorkloadKind::VideoGeneration;
        });
    fields.number("workload.instances", &Workload::instances, {.lowest = 1, .highest = 1'000});
    fields.endRow();
}

void TaskPage::retranslateUi()
{
    setHeading(tr("What does the task demand?"),
               tr("Somebody who waits, a deadline or a hard requirement can need more cards, or "
                  "other cards, than memory alone."));
    retranslateForm();
}

} // namespace xuanka
