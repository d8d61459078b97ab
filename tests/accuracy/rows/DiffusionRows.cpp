// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/Estimators.h"
#include "core/estimate/memory/Memory.h"
#include "tests/accuracy/rows/DiffusionJobs.h"
#include "tests/accuracy/rows/Rows.h"

namespace xuanka::accuracy {
namespace {

bool says(const Row &row, const char *key, const char *what)
{
    return row.text(key).contains(QLatin1String(what), Qt::CaseInsensitive);
}

void setWeights(DiffusionJob &job, const Row &row, const Model *model)
{
    auto weights = findWeights(row.text("precision"));
    if (!weights)
        weights = findWeights(row.text("model")); // "… fp8"
    if (weights) {
        job.weights = weights->format;
        return;
    }
    if (!model)
        return;
    const std::string stored = model->storedQuantization.toStdString();
    job.weights = fromKey<WeightFormat>(stored).value_or(WeightFormat::Bf16);
}

void setComponents(DiffusionJob &job, const Model *model)
{
    if (!model)
        return;
    for (const ModelComponent &part : model->components) {
        if (part.role.startsWith(QLatin1String("vae")))
            job.vaeParameters += part.parameters;
        else
            job.textEncoderParameters += part.parameters;
    }
}

Answer memoryOf(const Row &row, const Context &context)
{
    const QString group = QStringLiteral("memory");
    RowDiffusion diffusion = diffusionJob(row, context);
    if (!diffusion.job)
        return Answer::incomplete(diffusion.missing, group);
    DiffusionJob &job = *diffusion.job;
    const auto model = findModel(row, context);
    setWeights(job, row, model->model);
    setComponents(job, model->model);
    const int cards = row.cards();
    // On one card the programs of these rows let the components take turns.
    job.modelOffloaded = cards == 1 && !says(row, "strategy", "no offload");
    job.encodersOffloaded = says(row, "strategy", "CPU");
    Layout layout;
    layout.sequence = cards;
    if (says(row, "strategy", "FSDP"))
        layout.sharding = Sharding::Fsdp;
    const MemoryEstimate estimate =
        estimateMemory(job, GpuSpec{}, layout, context.constants.memory);
    const double unit = row.unit == QLatin1String("GB") ? bytesPerGB / bytesPerGiB : 1.0;
    const bool card = row.quantity == QLatin1String("vram_used"); // as the driver shows it
    return Answer::of(row, (card ? estimate.total.band : allocatedGiB(estimate)) / unit, group);
}

} // namespace

Answer answerDiffusion(const Row &row, const Context &context)
{
    if (row.quantity == QLatin1String("total_seconds"))
        return answerDiffusionTime(row, context);
    return memoryOf(row, context);
}

} // namespace xuanka::accuracy
