// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/import/ImportPlan.h"

#include "ui/document/PlanDocument.h"

#include <algorithm>

namespace xuanka {
namespace {

bool runs(WorkloadKind work, ModelKind model)
{
    switch (work) {
    case WorkloadKind::LlmInference:
    case WorkloadKind::LlmTraining:
        return model == ModelKind::Language || model == ModelKind::Encoder;
    case WorkloadKind::ImageGeneration:
        return model == ModelKind::ImageDiffusion;
    case WorkloadKind::VideoGeneration:
        return model == ModelKind::VideoDiffusion;
    default:
        return false;
    }
}

Work workFor(ModelKind model)
{
    switch (model) {
    case ModelKind::ImageDiffusion:
        return MediaGeneration{};
    case ModelKind::VideoDiffusion:
        return VideoGeneration{};
    case ModelKind::Language:
    case ModelKind::Encoder:
        break;
    }
    return LlmInference{};
}

} // namespace

Plan withModel(const Plan &plan, const QString &path, const ModelFile &file)
{
    Plan next = plan;
    if (!runs(plan.workload.kind(), file.model.kind))
        next.workload.work = workFor(file.model.kind);
    ModelRef ref;
    ref.file = path;
    if (path.isEmpty())
        ref.parameters = double(file.parameters);
    *modelOf(next) = ref;
    auto *serving = std::get_if<LlmInference>(&next.workload.work);
    if (!serving)
        return next;
    // A file that is stored quantised runs as it is stored.
    const auto stored = fromKey<WeightFormat>(file.model.storedQuantization.toStdString());
    if (stored)
        serving->weights = *stored;
    if (file.kind == ModelFileKind::Gguf)
        serving->engine = Engine::LlamaCpp;
    const auto longest = file.model.shape.maxContext;
    if (longest > 0)
        serving->contextTokens = std::min(serving->contextTokens, longest);
    return next;
}

Plan withConverted(const Plan &plan, const ConvertedPlan &converted)
{
    Plan next = plan;
    next.workload = converted.plan.workload;
    static const CandidateSpace anyMachine;
    if (!(converted.plan.candidates == anyMachine))
        next.candidates = converted.plan.candidates;
    return next;
}

} // namespace xuanka
