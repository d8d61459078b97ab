// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compute/KindForms.h"

#include "core/catalog/Catalog.h"
#include "ui/document/PlanDocument.h"
#include "ui/form/PlanForm.h"
#include "ui/widgets/ChoiceBox.h"

#include <QSignalBlocker>

namespace xuanka {
namespace {

constexpr double mostTokens = 1e7;
constexpr NumberSpec tokens{.lowest = 1,
                            .highest = mostTokens,
                            .unit = QT_TRANSLATE_NOOP("Units", " tokens"),
                            .doubling = true,
                            .binary = true};
constexpr NumberSpec pixels{
    .lowest = 16, .highest = 16'384, .unit = QT_TRANSLATE_NOOP("Units", " px")};
constexpr const char *moreSettings = QT_TRANSLATE_NOOP("Form", "Advanced");

template <typename E>
QList<E> everyValue()
{
    QList<E> values;
    for (const auto &row : KeyTable<E>::rows) {
        if (!values.contains(row.first))
            values.append(row.first);
    }
    return values;
}

template <typename Part>
void addGpuField(PlanForm &form, const char *key, QString Part::*member, const Catalog &catalog)
{
    auto *box = new ChoiceBox;
    for (const Gpu &gpu : catalog.gpus())
        box->addItem(gpu.name, gpu.id);
    const auto access = lineAccess(member);
    form.custom(
        key, box,
        [box, access](const Plan &plan) {
            const QSignalBlocker quiet(box);
            if (const auto id = access.read(plan))
                box->setCurrentIndex(box->findData(*id));
        },
        [] {});
    QObject::connect(box, &QComboBox::currentIndexChanged, &form,
                     [&form, box, access, path = QString::fromLatin1(key)](int index) {
                         if (index >= 0)
                             form.commit(path, [&](Plan &plan) {
                                 access.write(plan, box->itemData(index).toString());
                             });
                     });
}

void addInference(PlanForm &form)
{
    form.beginRow();
    form.choice("workload.weights", &LlmInference::weights, everyValue<WeightFormat>());
    form.number("workload.context_tokens", &LlmInference::contextTokens, tokens);
    form.number("workload.concurrent_requests", &LlmInference::concurrentRequests,
                {.lowest = 1, .highest = 10'000});
    form.endRow();
    form.beginFold(moreSettings);
    form.beginRow();
    form.choice("workload.engine", &LlmInference::engine, everyValue<Engine>());
    form.choice("workload.kv_cache", &LlmInference::kvCache, everyValue<CacheFormat>());
    form.number(
            "workload.gpu_memory_utilization", &LlmInference::gpuMemoryUtilization,
            {.lowest = 10, .highest = 100, .unit = QT_TRANSLATE_NOOP("Units", " %"), .scale = 100})
        ->when([](const Plan &plan) {
            const auto *work = partOf<LlmInference>(plan);
            return work && (work->engine == Engine::Vllm || work->engine == Engine::SgLang);
        });
    form.endRow();
    form.beginRow();
    form.number("workload.prompt_tokens", &LlmInference::promptTokens, tokens);
    form.number("workload.output_tokens", &LlmInference::outputTokens, tokens);
    form.endRow();
    form.endFold();
}

void addTraining(PlanForm &form)
{
    form.beginRow();
    form.choice("workload.method", &LlmTraining::method, everyValue<TrainingMethod>());
    form.number("workload.sequence_tokens", &LlmTraining::sequenceTokens, tokens);
    form.number("workload.training_tokens", &LlmTraining::trainingTokens,
                {.lowest = 1,
                 .highest = 1e14,
                 .unit = QT_TRANSLATE_NOOP("Units", " tokens"),
                 .width = 200});
    form.endRow();
    form.beginRow();
    form.number("workload.micro_batch", &LlmTraining::microBatch, {.lowest = 1, .highest = 4'096});
    form.number("workload.gradient_accumulation", &LlmTraining::gradientAccumulation,
                {.lowest = 1, .highest = 65'536});
    form.number("workload.lora_rank", &LlmTraining::loraRank, {.lowest = 1, .highest = 4'096})
        ->when([](const Plan &plan) {
            const auto *work = partOf<LlmTraining>(plan);
            return work && work->method != TrainingMethod::Full;
        });
    form.endRow();
    form.beginFold(moreSettings);
    form.beginRow();
    form.choice("workload.precision", &LlmTraining::precision, everyValue<TrainingPrecision>());
    form.choice("workload.optimizer", &LlmTraining::optimizer, everyValue<Optimizer>());
    form.choice("workload.activation_checkpointing", &LlmTraining::checkpointing,
                everyValue<Checkpointing>());
    form.endRow();
    form.beginRow();
    form.choice("workload.sharding", &LlmTraining::sharding, everyValue<Sharding>());
    form.choice("workload.offload", &LlmTraining::offload, everyValue<Offload>());
    form.endRow();
    form.toggle("workload.flash_attention", &LlmTraining::flashAttention);
    form.toggle("workload.fused_loss", &LlmTraining::fusedLoss);
    form.endFold();
}

void addMedia(PlanForm &form, bool video)
{
    form.beginRow();
    form.choice("workload.weights", &MediaGeneration::weights, everyValue<WeightFormat>());
    form.number("workload.width", &MediaGeneration::width, pixels);
    form.number("workload.height", &MediaGeneration::height, pixels);
    form.endRow();
    form.beginRow();
    form.number("workload.steps", &MediaGeneration::steps, {.lowest = 1, .highest = 1'000});
    if (video)
        form.number("workload.frames", &MediaGeneration::frames, {.lowest = 1, .highest = 10'000});
    form.number("workload.batch", &MediaGeneration::batch, {.lowest = 1, .highest = 1'024});
    form.endRow();
}

void addRendering(PlanForm &form, const Catalog &catalog)
{
    form.beginRow();
    form.choice("workload.engine", &Rendering::engine, everyValue<RenderEngine>());
    form.number("workload.scene_gib", &Rendering::sceneGiB,
                {.lowest = 0.1,
                 .highest = 4'096,
                 .decimals = 1,
                 .unit = QT_TRANSLATE_NOOP("Units", " GiB")});
    form.number("workload.frames", &Rendering::frames, {.lowest = 1, .highest = 1e8});
    form.endRow();
    form.beginRow();
    form.number("workload.minutes_per_frame", &Rendering::minutesPerFrame,
                {.lowest = 0.001,
                 .highest = 1e5,
                 .decimals = 3,
                 .unit = QT_TRANSLATE_NOOP("Units", " min")});
    addGpuField(form, "workload.reference_gpu", &Rendering::referenceGpu, catalog);
    form.endRow();
    form.beginFold(moreSettings);
    form.beginRow();
    form.number("workload.width", &Rendering::width, pixels);
    form.number("workload.height", &Rendering::height, pixels);
    form.endRow();
    form.endFold();
}

void addSimulation(PlanForm &form)
{
    form.addSection(QT_TRANSLATE_NOOP("Form", "Size of the job"),
                    QT_TRANSLATE_NOOP("Form",
                                      "Fill in one of the three. The memory is the most "
                                      "reliable, if you know it."));
    form.beginRow();
    form.number("workload.memory_gib", &Simulation::memoryGiB,
                {.highest = 1e6, .decimals = 1, .unit = QT_TRANSLATE_NOOP("Units", " GiB")});
    form.number("workload.million_cells", &Simulation::millionCells,
                {.highest = 1e6, .decimals = 1});
    form.number("workload.million_faces", &Simulation::millionFaces,
                {.highest = 1e6, .decimals = 1});
    form.endRow();
    form.choice("workload.precision", &Simulation::precision, everyValue<SimulationPrecision>());
}

void addCustom(PlanForm &form, const Catalog &catalog)
{
    form.beginRow();
    form.number(
        "workload.memory_gib", &CustomWork::memoryGiB,
        {.lowest = 0.1, .highest = 1e5, .decimals = 1, .unit = QT_TRANSLATE_NOOP("Units", " GiB")});
    form.number(
        "workload.seconds_per_step", &CustomWork::secondsPerStep,
        {.lowest = 1e-4, .highest = 1e7, .decimals = 4, .unit = QT_TRANSLATE_NOOP("Units", " s")});
    addGpuField(form, "workload.reference_gpu", &CustomWork::referenceGpu, catalog);
    form.endRow();
    form.beginRow();
    form.number("workload.steps", &CustomWork::steps, {.lowest = 1, .highest = 1e12});
    form.number("workload.gradient_gib", &CustomWork::gradientGiB,
                {.highest = 1e5, .decimals = 2, .unit = QT_TRANSLATE_NOOP("Units", " GiB")});
    form.endRow();
    form.toggle("workload.splittable", &CustomWork::splittable);
}

} // namespace

void addKindFields(PlanForm &form, WorkloadKind kind, const Catalog &catalog)
{
    switch (kind) {
    case WorkloadKind::LlmInference:
        return addInference(form);
    case WorkloadKind::LlmTraining:
        return addTraining(form);
    case WorkloadKind::ImageGeneration:
        return addMedia(form, false);
    case WorkloadKind::VideoGeneration:
        return addMedia(form, true);
    case WorkloadKind::Rendering:
        return addRendering(form, catalog);
    case WorkloadKind::Simulation:
        return addSimulation(form);
    case WorkloadKind::Custom:
        return addCustom(form, catalog);
    }
}

} // namespace xuanka
