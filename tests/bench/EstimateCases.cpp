// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/EstimateCases.h"

namespace xuanka::bench {
namespace {

std::vector<Job> jobs(const Catalog &catalog)
{
    std::vector<Job> list;
    for (const char *name : {"llama-3.1-8b", "llama-3.1-70b", "qwen3-30b-a3b"}) {
        const Model *model = catalog.findModel(QString::fromLatin1(name));
        if (!model)
            continue;
        InferenceJob inference;
        inference.model = model->shape;
        inference.weights = WeightFormat::Int4Awq;
        inference.concurrentRequests = 8;
        list.push_back(inference);
        TrainingJob training;
        training.model = model->shape;
        training.trainingTokens = 10'000'000;
        list.push_back(training);
    }
    DiffusionJob video;
    video.model.declaredTotal = 1'300'000'000;
    video.video = true;
    video.frames = 81;
    list.push_back(video);
    list.push_back(RenderJob{});
    list.push_back(CustomJob{.memoryGiB = 8, .gradientGiB = 0.1});
    return list;
}

std::vector<Layout> layouts(int cards)
{
    if (cards == 1)
        return {Layout{}};
    return {Layout{.data = cards, .sharding = Sharding::Ddp}, Layout{.tensor = cards},
            Layout{.pipeline = cards}, Layout{.pipeline = cards, .layerSplit = true},
            Layout{.data = cards, .sharding = Sharding::Fsdp}};
}

} // namespace

EstimateCases::EstimateCases(const Catalog &catalog, const EstimateConstants &constants)
    : m_constants(constants)
    , m_jobs(jobs(catalog))
{
    for (const Job &job : m_jobs) {
        for (const Gpu &gpu : catalog.gpus()) {
            for (const int cards : {1, 2, 4, 6, 8}) {
                for (const Layout &layout : layouts(cards))
                    m_cases.push_back({&job, &gpu.spec, layout, likelyLink(gpu.spec, cards)});
            }
        }
    }
}

double EstimateCases::run(const EstimateCase &one) const
{
    const MemoryEstimate memory =
        estimateMemory(*one.job, *one.gpu, one.layout, m_constants.memory);
    const SpeedEstimate speed =
        estimateSpeed(*one.job, *one.gpu, one.layout, one.link, m_constants.speed);
    const PowerEstimate power =
        estimatePower(*one.job, *one.gpu, one.layout.cards(), 0, m_constants.speed);
    return memory.total.band.mid + speed.speedup.band.mid + power.boardWatts.band.mid;
}

} // namespace xuanka::bench
