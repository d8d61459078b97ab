// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/search/Layouts.h"

#include "core/estimate/memory/TensorParallel.h"

namespace xuanka {
namespace {

struct EngineAbility {
    bool tensor = false;
    bool pipeline = false;
    bool layerSplit = false;
};

EngineAbility abilityOf(Engine engine)
{
    switch (engine) {
    case Engine::Vllm:
    case Engine::SgLang:
    case Engine::TensorRtLlm:
        return {.tensor = true, .pipeline = true};
    case Engine::ExLlamaV2:
        return {.tensor = true, .layerSplit = true};
    case Engine::LlamaCpp:
    case Engine::Transformers:
    case Engine::KTransformers:
        return {.layerSplit = true};
    }
    return {};
}

class Maker {
public:
    Maker(const Question &question, Strategy strategy, int cards)
        : m_question(question)
        , m_strategy(strategy)
        , m_cards(cards)
    {
    }

    LayoutList make()
    {
        std::visit([this](const auto &job) { layouts(job); }, m_question.job);
        return m_list;
    }

private:
    bool wants(Strategy strategy) const
    {
        return m_strategy == Strategy::Auto || m_strategy == strategy;
    }
    bool explicitly(Strategy strategy) const { return m_strategy == strategy; }

    // Copies × (tensor × pipeline) groups, for every divisor of the card count.
    void layouts(const InferenceJob &job)
    {
        const EngineAbility can = abilityOf(job.engine);
        const int layers = job.model.layers();
        if (wants(Strategy::Replicas))
            m_list.add(Strategy::Replicas, {.data = m_cards});
        for (int group = m_cards; group > 1; --group) {
            if (m_cards % group != 0)
                continue;
            const int copies = m_cards / group;
            const bool splits = layers == 0 || group <= layers;
            if (can.tensor && wants(Strategy::TensorParallel)
                && !illegalTensorParallel(job.model, group))
                m_list.add(Strategy::TensorParallel, {.data = copies, .tensor = group});
            if (can.layerSplit && wants(Strategy::LayerSplit) && splits)
                m_list.add(Strategy::LayerSplit,
                           {.data = copies, .pipeline = group, .layerSplit = true});
            if (can.pipeline && wants(Strategy::Pipeline))
                pipelines(job.model, copies, group);
        }
    }

    void pipelines(const ModelShape &model, int copies, int group)
    {
        for (int stages = group; stages > 1; --stages) {
            const int tensor = group / stages;
            const bool splits = model.layers() == 0 || stages <= model.layers();
            if (group % stages == 0 && splits
                && (tensor == 1 || !illegalTensorParallel(model, tensor)))
                m_list.add(Strategy::Pipeline,
                           {.data = copies, .tensor = tensor, .pipeline = stages});
        }
    }

    void layouts(const TrainingJob &job)
    {
        if (m_cards == 1) {
            m_list.add(Strategy::Ddp, {});
            return;
        }
        const auto share = [this](Strategy strategy, Sharding sharding) {
            const bool allowed =
                m_question.sharding ? *m_question.sharding == sharding : wants(strategy);
            if (allowed)
                m_list.add(strategy, {.data = m_cards, .sharding = sharding});
        };
        const bool adapters = job.method != TrainingMethod::Full;
        share(Strategy::Ddp, Sharding::Ddp);
        // The optimizer of an adapter is too small to be worth sharing on its own.
        if (!adapters || m_strategy != Strategy::Auto || m_question.sharding) {
            share(Strategy::Zero1, Sharding::Zero1);
            share(Strategy::Zero2, Sharding::Zero2);
        }
        // Quantised weights are shared by FSDP, not by ZeRO-3.
        if (job.method == TrainingMethod::Qlora && !m_question.sharding)
            share(Strategy::Zero3, Sharding::Fsdp);
        else
            share(Strategy::Zero3, Sharding::Zero3);
        if (m_question.sharding == Sharding::Fsdp)
            share(Strategy::Zero3, Sharding::Fsdp);
        if (explicitly(Strategy::LayerSplit) && adapters)
            m_list.add(Strategy::LayerSplit, {.pipeline = m_cards, .layerSplit = true});
        if (explicitly(Strategy::TensorParallel) && !illegalTensorParallel(job.model, m_cards))
            m_list.add(Strategy::TensorParallel, {.tensor = m_cards});
        if (explicitly(Strategy::Pipeline) && m_cards <= job.model.layers())
            m_list.add(Strategy::Pipeline, {.pipeline = m_cards});
    }

    void layouts(const DiffusionJob &job)
    {
        if (wants(Strategy::Replicas) || explicitly(Strategy::Ddp))
            m_list.add(Strategy::Replicas, {.data = m_cards});
        if (!wants(Strategy::SequenceParallel) || !job.video)
            return;
        for (int group = m_cards; group > 1; --group) {
            if (m_cards % group == 0)
                m_list.add(Strategy::SequenceParallel,
                           {.data = m_cards / group, .sequence = group});
        }
    }

    // A frame is rendered on one card; a whole scene copy lies on each.
    void layouts(const RenderJob &)
    {
        if (wants(Strategy::Replicas) || explicitly(Strategy::Ddp))
            m_list.add(Strategy::Replicas, {.data = m_cards});
    }

    void layouts(const SimulationJob &)
    {
        if (wants(Strategy::Pipeline) || wants(Strategy::LayerSplit))
            m_list.add(Strategy::Pipeline, {.pipeline = m_cards});
    }

    void layouts(const CustomJob &job)
    {
        if (job.splittable && job.gradientGiB > 0) {
            if (wants(Strategy::Ddp))
                m_list.add(Strategy::Ddp, {.data = m_cards, .sharding = Sharding::Ddp});
        } else if (wants(Strategy::Replicas)) {
            m_list.add(Strategy::Replicas, {.data = m_cards});
        }
    }

    const Question &m_question;
    Strategy m_strategy;
    int m_cards;
    LayoutList m_list;
};

} // namespace

void LayoutList::add(Strategy strategy, const Layout &layout)
{
    if (m_size < m_items.size())
        m_items[m_size++] = {strategy, layout};
}

LayoutList layoutsFor(const Question &question, Strategy strategy, int cards)
{
    return Maker(question, strategy, cards).make();
}

} // namespace xuanka
