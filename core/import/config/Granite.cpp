// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"

// Granite 4: a Mamba-2 or an attention block in every layer, then experts (where there are any)
// beside an MLP for all tokens. Checked against the published total of granite-4.0-h-small.
namespace xuanka {
namespace {

struct Mamba2 {
    qint64 heads = 1;
    qint64 inner = 1;
    qint64 state = 1;
    qint64 mixed = 1;
    qint64 kernel = 1;
    bool convBias = true;
};

Mamba2 readMamba2(ConfigObject &config)
{
    Mamba2 mamba;
    mamba.heads = config.integer("mamba_n_heads", ConfigObject::headCount);
    mamba.inner = mamba.heads * config.integer("mamba_d_head", {1, 1 << 14});
    mamba.state = config.integer("mamba_d_state", {1, 1 << 14});
    mamba.mixed = mamba.inner + 2 * config.integer("mamba_n_groups", {1, 1 << 14}, 1) * mamba.state;
    mamba.kernel = config.integer("mamba_d_conv", {1, 1 << 14}, 4);
    mamba.convBias = config.flag("mamba_conv_bias", true);
    if (config.flag("mamba_proj_bias", false))
        config.refuse("mamba_proj_bias");
    config.ignore({"mamba_expand", "mamba_chunk_size"});
    return mamba;
}

Layer mambaLayer(const Mamba2 &mamba, qint64 hidden)
{
    const Count d = hidden;
    Layer layer;
    layer.attention = d * (Count(mamba.inner) + mamba.mixed + mamba.heads)
        + Count(mamba.mixed) * (mamba.kernel + (mamba.convBias ? 1 : 0)) + Count(mamba.inner) * d;
    layer.norms = Count(mamba.heads) * 3 + mamba.inner;
    layer.kind.attention = AttentionKind::Linear;
    layer.kind.heads = static_cast<int>(mamba.heads);
    const Count state = Count(mamba.inner) * mamba.state + Count(mamba.mixed) * (mamba.kernel - 1);
    layer.kind.stateElements = state.value();
    return layer;
}

Layer attentionLayer(const Dimensions &size, std::size_t index)
{
    const Count queries = Count(size.heads) * size.headSize;
    const Count keys = Count(size.kvHeads[index]) * size.headSize;
    Layer layer;
    layer.attention = Count(size.hidden) * (queries * 2 + keys * 2);
    layer.kind.heads = static_cast<int>(size.heads);
    layer.kind.kvHeads = static_cast<int>(size.kvHeads[index]);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(size.headSize);
    return layer;
}

std::vector<bool> attentionLayers(ConfigObject &config, qint64 layers)
{
    const char *key = spelling(config, {"layer_types", "layers_block_type"});
    const QStringList words = config.texts(key);
    std::vector<bool> attention(static_cast<std::size_t>(layers), false);
    if (words.size() != layers) {
        config.fail({ImportCode::ConfigListLength,
                     {QString::fromLatin1(key), qint64(words.size()), layers}});
        return attention;
    }
    for (qsizetype i = 0; i < words.size(); ++i) {
        attention[static_cast<std::size_t>(i)] =
            words[i] == QLatin1String("attention") || words[i] == QLatin1String("full_attention");
        if (!attention[static_cast<std::size_t>(i)] && words[i] != QLatin1String("mamba"))
            config.refuse(key);
    }
    return attention;
}

} // namespace

void buildGraniteHybrid(ConfigObject &config, const Family &family, Draft &draft)
{
    const Dimensions size = readDimensions(config, family.traits);
    addOutside(config, family.traits, size, draft);
    const auto attention = attentionLayers(config, size.layers);
    const bool anyMamba = std::find(attention.begin(), attention.end(), false) != attention.end();
    const Mamba2 mamba = anyMamba ? readMamba2(config) : Mamba2{};
    config.ignore({"mamba_n_heads", "mamba_d_head", "mamba_d_state", "mamba_n_groups",
                   "mamba_d_conv", "mamba_conv_bias", "mamba_expand", "mamba_chunk_size"});
    const ExpertPlan plan = readExperts(config, *family.traits.experts, size.layers);
    const qint64 shared = config.integer("shared_intermediate_size", ConfigObject::width);
    config.ignore({"intermediate_size", "num_experts_per_tok", "position_embedding_type"});
    for (const char *key : {"attention_bias", "mlp_bias"}) {
        if (config.flag(key, false))
            config.refuse(key);
    }
    for (std::size_t i = 0; i < attention.size() && !config.failed(); ++i) {
        Layer layer = attention[i] ? attentionLayer(size, i) : mambaLayer(mamba, size.hidden);
        if (plan.count > 0)
            addExperts(layer, plan, size.hidden, Mlp::Gated);
        layer.mlp = mlpCount(size.hidden, shared, Mlp::Gated, false);
        layer.width += shared;
        layer.norms += Count(size.hidden) * 2;
        draft.addLayer(layer);
    }
}

} // namespace xuanka
