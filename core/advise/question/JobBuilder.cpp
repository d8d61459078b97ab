// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/question/JobBuilder.h"

#include "core/advise/AdviseCode.h"
#include "core/advise/question/WorkTerms.h"
#include "core/catalog/CatalogCode.h"
#include "core/estimate/speed/DiffusionTraits.h"

#include <algorithm>

namespace xuanka {
namespace {

// What is estimated when a plan names no model: the one most people start with.
QString defaultModel(WorkloadKind kind)
{
    switch (kind) {
    case WorkloadKind::ImageGeneration:
        return QStringLiteral("sdxl");
    case WorkloadKind::VideoGeneration:
        return QStringLiteral("wan2.1-t2v-14b");
    default:
        return QStringLiteral("llama-3.1-8b");
    }
}

bool generatesText(const Model &model)
{
    return model.kind == ModelKind::Language || model.kind == ModelKind::Encoder;
}

class Builder {
public:
    Builder(const Plan &plan, const Context &context)
        : m_plan(plan)
        , m_context(context)
    {
    }

    Result<BuiltJob> build()
    {
        auto job =
            std::visit([this](const auto &work) { return jobOf(work); }, m_plan.workload.work);
        if (!job)
            return Failure(job.error());
        m_built.job = std::move(*job);
        return std::move(m_built);
    }

private:
    // The shape of the model, with its name noted. `text`: whether the work needs a language model.
    Result<ModelShape> shapeOf(const ModelRef &ref, bool text)
    {
        if (ref.parameters) {
            ModelShape shape;
            shape.declaredTotal = static_cast<std::int64_t>(*ref.parameters);
            m_built.modelName = shortCount(*ref.parameters);
            return shape;
        }
        const auto model = modelOf(ref);
        if (!model)
            return Failure(model.error());
        m_built.model = *model;
        m_built.modelName = (*model)->name;
        if (generatesText(**model) != text)
            return fail({AdviseCode::WrongModelKind, {m_built.modelName}},
                        QStringLiteral("workload.model"));
        return (*model)->shape;
    }

    Result<const Model *> modelOf(const ModelRef &ref)
    {
        if (!ref.file.isEmpty()) {
            if (!m_context.fileModel)
                return fail({AdviseCode::ModelFileMissing, {ref.file}},
                            QStringLiteral("workload.model.file"));
            return m_context.fileModel;
        }
        QString name = ref.name;
        if (name.isEmpty()) {
            name = defaultModel(m_plan.workload.kind());
            m_built.defaultsUsed.append(QStringLiteral("workload.model"));
        }
        if (const Model *model = m_context.catalog.findModel(name))
            return model;
        return fail({CatalogCode::UnknownModel,
                     {name, m_context.catalog.nearestModels(name).join(QStringLiteral(", "))}},
                    QStringLiteral("workload.model.name"));
    }

    Result<const Gpu *> referenceGpu(const QString &name) const
    {
        if (const Gpu *gpu = m_context.catalog.findGpu(name))
            return gpu;
        return fail({CatalogCode::UnknownGpu,
                     {name, m_context.catalog.nearestGpus(name).join(QStringLiteral(", "))}},
                    QStringLiteral("workload.reference_gpu"));
    }

    // A file is estimated as it is stored unless the plan asks for another format.
    WeightFormat weightsOf(WeightFormat asked) const
    {
        if (!m_built.model || !m_context.defaultsUsed.contains(QStringLiteral("workload.weights")))
            return asked;
        return fromKey<WeightFormat>(m_built.model->storedQuantization.toStdString())
            .value_or(asked);
    }
    std::int64_t storedBytes(WeightFormat weights) const
    {
        const bool same = m_built.model
            && fromKey<WeightFormat>(m_built.model->storedQuantization.toStdString()) == weights;
        return same ? m_built.model->storedBytes : 0;
    }

    Result<Job> jobOf(const LlmInference &work)
    {
        auto shape = shapeOf(work.model, true);
        if (!shape)
            return Failure(shape.error());
        InferenceJob job;
        job.model = std::move(*shape);
        job.weights = weightsOf(work.weights);
        job.storedBytes = storedBytes(job.weights);
        job.cache = work.kvCache;
        job.engine = work.engine;
        job.microBatchTokens = prefillChunk(work.engine);
        job.gpuMemoryUtilization = work.gpuMemoryUtilization;
        job.contextTokens = work.contextTokens;
        job.concurrentRequests = work.concurrentRequests;
        // Prompt and answer share the context; a longer prompt would simply be refused.
        job.promptTokens = std::min(work.promptTokens, work.contextTokens);
        job.outputTokens = std::min(work.outputTokens, work.contextTokens);
        job.expertsOnCpu = work.engine == Engine::KTransformers;
        return job;
    }

    Result<Job> jobOf(const LlmTraining &work)
    {
        auto shape = shapeOf(work.model, true);
        if (!shape)
            return Failure(shape.error());
        TrainingJob job;
        job.model = std::move(*shape);
        job.method = work.method;
        job.precision = work.precision;
        job.baseWeights = work.method == TrainingMethod::Qlora ? WeightFormat::Nf4
            : work.precision == TrainingPrecision::Fp32        ? WeightFormat::Fp32
                                                               : WeightFormat::Bf16;
        job.optimizer = work.optimizer;
        job.checkpointing = work.checkpointing;
        job.offload = work.offload;
        job.microBatch = work.microBatch;
        job.gradientAccumulation = work.gradientAccumulation;
        job.sequenceTokens = work.sequenceTokens;
        job.flashAttention = work.flashAttention;
        job.fusedLoss = work.fusedLoss;
        job.loraRank = work.loraRank;
        job.trainingTokens = work.trainingTokens;
        return job;
    }

    Result<Job> mediaJob(const MediaGeneration &work, bool video)
    {
        auto shape = shapeOf(work.model, false);
        if (!shape)
            return Failure(shape.error());
        DiffusionJob job;
        job.model = std::move(*shape);
        job.weights = weightsOf(work.weights);
        job.video = video;
        job.width = work.width;
        job.height = work.height;
        job.frames = std::max(work.frames, 1);
        job.steps = work.steps;
        job.batch = work.batch;
        job.itemsPerDay = work.itemsPerDay;
        if (m_built.model) {
            for (const ModelComponent &part : m_built.model->components) {
                if (part.role.startsWith(QLatin1String("vae")))
                    job.vaeParameters += part.parameters;
                else
                    job.textEncoderParameters += part.parameters;
            }
            setDiffusionTraits(job, m_built.model->family.toStdString(),
                               m_built.model->id.toStdString());
        }
        return job;
    }
    Result<Job> jobOf(const MediaGeneration &work) { return mediaJob(work, false); }
    Result<Job> jobOf(const VideoGeneration &work) { return mediaJob(work, true); }

    Result<Job> jobOf(const Rendering &work)
    {
        const auto reference = referenceGpu(work.referenceGpu);
        if (!reference)
            return Failure(reference.error());
        RenderJob job;
        job.engine = work.engine;
        job.sceneGiB = work.sceneGiB;
        job.frames = work.frames;
        job.minutesPerFrame = work.minutesPerFrame;
        job.referenceFp32Teraflops = (*reference)->spec.fp32Teraflops;
        job.width = work.width;
        job.height = work.height;
        return job;
    }

    Result<Job> jobOf(const Simulation &work)
    {
        SimulationJob job;
        job.precision = work.precision;
        if (work.memoryGiB) {
            job.memoryGiB = *work.memoryGiB;
            return job;
        }
        // A mesh of polyhedra has about six faces a cell, each shared by two cells.
        const double cells = work.millionCells ? *work.millionCells * 1e6
            : work.millionFaces                ? *work.millionFaces * 1e6 / facesPerCell
                                               : 1e6;
        job.bytesPerCell = bytesPerCell(work.precision);
        job.memoryGiB = toGiB(cells * job.bytesPerCell);
        return job;
    }

    Result<Job> jobOf(const CustomWork &work)
    {
        const auto reference = referenceGpu(work.referenceGpu);
        if (!reference)
            return Failure(reference.error());
        CustomJob job;
        job.memoryGiB = work.memoryGiB;
        job.gradientGiB = work.gradientGiB;
        job.secondsPerStep = work.secondsPerStep;
        job.referenceFp16Teraflops = (*reference)->spec.fp16Teraflops;
        job.steps = work.steps;
        job.splittable = work.splittable;
        return job;
    }

    const Plan &m_plan;
    const Context &m_context;
    BuiltJob m_built;
};

} // namespace

Result<BuiltJob> buildJob(const Plan &plan, const Context &context)
{
    return Builder(plan, context).build();
}

} // namespace xuanka
