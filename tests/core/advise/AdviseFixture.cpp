// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "AdviseFixture.h"

#include <algorithm>

namespace xuanka::test {
namespace {

// The Llama 3 shape: gated MLP, grouped keys, untied head.
Model llama(const QString &name, int layers, int hidden, int heads, int kvHeads, int intermediate)
{
    LayerGroup group;
    group.count = layers;
    group.heads = heads;
    group.kvHeads = kvHeads;
    group.headSize = hidden / heads;
    group.valueHeadSize = group.headSize;
    const std::int64_t d = hidden;
    group.attentionParameters = 2 * d * d + 2 * d * kvHeads * group.headSize;
    group.mlpParameters = 3 * d * intermediate;
    group.normParameters = 2 * d;
    group.intermediate = intermediate;
    Model model;
    model.name = name;
    model.family = QStringLiteral("llama");
    model.shape.vocabulary = 128256;
    model.shape.hidden = hidden;
    model.shape.maxContext = 131072;
    model.shape.groups = {group};
    model.shape.embeddingParameters = 128256 * d;
    model.shape.headParameters = 128256 * d;
    model.shape.otherParameters = d;
    return model;
}

} // namespace

AdviseFixture::AdviseFixture()
    : m_catalog(Catalog::builtIn())
    , m_constants(EstimateConstants::builtIn())
    , m_prices(MarketPrices::builtIn())
    , m_ready(m_catalog && m_constants && m_prices)
{
}

Result<Advice> AdviseFixture::advise(const Plan &plan) const
{
    QString file;
    if (const auto *work = std::get_if<LlmInference>(&plan.workload.work))
        file = work->model.file;
    else if (const auto *training = std::get_if<LlmTraining>(&plan.workload.work))
        file = training->model.file;
    const Model model = file == u"70b" ? llama70b() : llama8b();
    const Context context{
        *m_catalog, *m_constants, *m_prices, file.isEmpty() ? nullptr : &model, {}};
    return xuanka::advise(plan, context);
}

Model AdviseFixture::llama70b()
{
    return llama(QStringLiteral("Llama 3.1 70B"), 80, 8192, 64, 8, 28672);
}

Model AdviseFixture::llama8b()
{
    return llama(QStringLiteral("Llama 3.1 8B"), 32, 4096, 32, 8, 14336);
}

Plan inferencePlan(const QString &model, const std::function<void(LlmInference &, Plan &)> &change)
{
    Plan plan;
    LlmInference work;
    work.model.file = model;
    change(work, plan);
    plan.workload.work = work;
    return plan;
}

Plan trainingPlan(const QString &model, const std::function<void(LlmTraining &, Plan &)> &change)
{
    Plan plan;
    LlmTraining work;
    work.model.file = model;
    change(work, plan);
    plan.workload.work = work;
    return plan;
}

const Candidate *find(const Advice &advice, const QString &gpu, int cards)
{
    const auto it =
        std::find_if(advice.candidates.begin(), advice.candidates.end(),
                     [&](const Candidate &c) { return c.gpu == gpu && c.cards == cards; });
    return it == advice.candidates.end() ? nullptr : &*it;
}

bool says(const QList<Message> &messages, std::string_view key)
{
    return std::any_of(messages.begin(), messages.end(),
                       [key](const Message &message) { return message.key == key; });
}

} // namespace xuanka::test
