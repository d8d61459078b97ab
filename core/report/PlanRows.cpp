// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/PlanRows.h"

#include "core/report/CardName.h"

namespace xuanka {
namespace {

class Rows final {
public:
    explicit Rows(const QStringList &defaults)
        : m_defaults(defaults)
    {
        m_table.columns = {ReportColumn::Field, ReportColumn::Value, ReportColumn::Default};
    }

    void add(const char *key, ReportValue value)
    {
        const QString path = QString::fromLatin1(key);
        m_table.rows += QList<ReportValue>{path, std::move(value), m_defaults.contains(path)};
    }
    void add(const char *key, double value, Unit unit)
    {
        add(key, ReportValue(Quantity{value, unit}));
    }
    // Unset targets are no assumption.
    void addIfSet(const char *key, const std::optional<double> &value, Unit unit)
    {
        if (value)
            add(key, *value, unit);
    }
    void addModel(const ModelRef &model)
    {
        if (model.parameters)
            add("workload.model", *model.parameters, Unit::Parameters);
        else
            add("workload.model", ReportValue(model.name.isEmpty() ? model.file : model.name));
    }
    ReportTable take() { return std::move(m_table); }

private:
    const QStringList &m_defaults;
    ReportTable m_table;
};

void addWork(Rows &rows, const LlmInference &work)
{
    rows.addModel(work.model);
    rows.add("workload.weights", work.weights);
    rows.add("workload.kv_cache", work.kvCache);
    rows.add("workload.engine", work.engine);
    rows.add("workload.context_tokens", double(work.contextTokens), Unit::Tokens);
    rows.add("workload.concurrent_requests", qint64(work.concurrentRequests));
    rows.add("workload.prompt_tokens", double(work.promptTokens), Unit::Tokens);
    rows.add("workload.output_tokens", double(work.outputTokens), Unit::Tokens);
    rows.add("workload.gpu_memory_utilization", work.gpuMemoryUtilization * 100, Unit::Percent);
    rows.addIfSet("workload.tokens_per_second_per_request", work.tokensPerSecondPerRequest,
                  Unit::TokensPerSecond);
    rows.addIfSet("workload.first_token_seconds", work.firstTokenSeconds, Unit::Seconds);
    rows.addIfSet("workload.requests_per_second", work.requestsPerSecond, Unit::None);
}

void addWork(Rows &rows, const LlmTraining &work)
{
    rows.addModel(work.model);
    rows.add("workload.method", work.method);
    rows.add("workload.precision", work.precision);
    rows.add("workload.optimizer", work.optimizer);
    rows.add("workload.micro_batch", qint64(work.microBatch));
    rows.add("workload.gradient_accumulation", qint64(work.gradientAccumulation));
    rows.add("workload.sequence_tokens", double(work.sequenceTokens), Unit::Tokens);
    rows.add("workload.activation_checkpointing", work.checkpointing);
    rows.add("workload.flash_attention", work.flashAttention);
    if (work.sharding)
        rows.add("workload.sharding", *work.sharding);
    rows.add("workload.offload", work.offload);
    if (work.method != TrainingMethod::Full)
        rows.add("workload.lora_rank", qint64(work.loraRank));
    rows.add("workload.training_tokens", double(work.trainingTokens), Unit::Tokens);
    rows.addIfSet("workload.deadline_days", work.deadlineDays, Unit::Days);
}

void addMedia(Rows &rows, const MediaGeneration &work, bool video)
{
    rows.addModel(work.model);
    rows.add("workload.weights", work.weights);
    rows.add("workload.width", qint64(work.width));
    rows.add("workload.height", qint64(work.height));
    if (video)
        rows.add("workload.frames", qint64(work.frames));
    rows.add("workload.steps", qint64(work.steps));
    rows.add("workload.batch", qint64(work.batch));
    rows.add("workload.items_per_day", work.itemsPerDay, Unit::None);
}

void addWork(Rows &rows, const MediaGeneration &work)
{
    addMedia(rows, work, false);
}

void addWork(Rows &rows, const VideoGeneration &work)
{
    addMedia(rows, work, true);
}

void addWork(Rows &rows, const Rendering &work)
{
    rows.add("workload.engine", work.engine);
    rows.add("workload.scene_gib", work.sceneGiB, Unit::GiB);
    rows.add("workload.frames", qint64(work.frames));
    rows.add("workload.minutes_per_frame", work.minutesPerFrame, Unit::None);
    rows.add("workload.reference_gpu", cardName(work.referenceGpu));
    rows.addIfSet("workload.deadline_hours", work.deadlineHours, Unit::Hours);
    rows.add("workload.resolution", QStringLiteral("%1 × %2").arg(work.width).arg(work.height));
}

void addWork(Rows &rows, const Simulation &work)
{
    rows.addIfSet("workload.million_cells", work.millionCells, Unit::None);
    rows.addIfSet("workload.million_faces", work.millionFaces, Unit::None);
    rows.addIfSet("workload.memory_gib", work.memoryGiB, Unit::GiB);
    rows.add("workload.precision", work.precision);
}

void addWork(Rows &rows, const CustomWork &work)
{
    rows.add("workload.memory_gib", work.memoryGiB, Unit::GiB);
    rows.add("workload.gradient_gib", work.gradientGiB, Unit::GiB);
    rows.add("workload.seconds_per_step", work.secondsPerStep, Unit::Seconds);
    rows.add("workload.reference_gpu", cardName(work.referenceGpu));
    rows.add("workload.steps", qint64(work.steps));
    rows.add("workload.splittable", work.splittable);
}

void addSurroundings(Rows &rows, const Plan &plan)
{
    rows.add("team.people", double(plan.team.people), Unit::People);
    rows.add("team.hours_per_day", plan.team.hoursPerDay, Unit::Hours);
    rows.add("team.days_per_month", plan.team.daysPerMonth, Unit::Days);
    rows.add("team.growth_percent", plan.team.growthPercent, Unit::Percent);
    rows.add("team.growth_months", double(plan.team.growthMonths), Unit::Months);
    rows.add("task.real_time", plan.task.realTime);
    rows.add("task.interruptible_ok", plan.task.interruptibleOk);
    rows.add("task.needs", plan.task.needs);
    if (plan.budget.monthlyCap)
        rows.add("budget.monthly_cap", *plan.budget.monthlyCap);
    rows.add("budget.months", double(plan.budget.months), Unit::Months);
    rows.add("budget.electricity_per_kwh", plan.budget.electricityPerKwh);
    rows.add("budget.pue", plan.budget.pue, Unit::None);
    rows.add("budget.electricity_included", plan.budget.electricityIncluded);
    rows.add("budget.operations_monthly", plan.budget.operationsMonthly);
}

} // namespace

ReportTable planRows(const Plan &plan, const QStringList &defaultsUsed)
{
    Rows rows(defaultsUsed);
    rows.add("workload.kind", plan.workload.kind());
    std::visit([&](const auto &work) { addWork(rows, work); }, plan.workload.work);
    rows.add("workload.instances", qint64(plan.workload.instances));
    addSurroundings(rows, plan);
    return rows.take();
}

} // namespace xuanka
