// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"

#include <QJsonValue>

// Nemotron-H: every layer does one thing (state space, attention, MLP or experts). Checked against
// the published total of Nemotron 3 Nano 30B. Nemotron-NAS: layers cut from Llama one by one.
namespace xuanka {
namespace {

struct Mamba {
    qint64 heads = 1;
    qint64 inner = 1; // heads times their size
    qint64 mixed = 1; // what the short convolution sees
    qint64 state = 1;
    qint64 kernel = 1;
    bool convBias = true;
};

Mamba readMamba(ConfigObject &config)
{
    Mamba mamba;
    mamba.heads = config.integer("mamba_num_heads", ConfigObject::headCount);
    mamba.inner = mamba.heads * config.integer("mamba_head_dim", {1, 1 << 14});
    mamba.state = config.integer("ssm_state_size", {1, 1 << 14});
    const qint64 groups = config.integer("n_groups", {1, 1 << 14});
    mamba.mixed = mamba.inner + 2 * groups * mamba.state;
    mamba.kernel = config.integer("conv_kernel", {1, 1 << 14});
    mamba.convBias = config.flag("use_conv_bias", true);
    for (const char *key : {"use_bias", "mamba_proj_bias", "attention_bias", "mlp_bias"}) {
        if (config.flag(key, false))
            config.refuse(key);
    }
    return mamba;
}

Layer mambaLayer(const Mamba &mamba, qint64 hidden)
{
    const Count d = hidden;
    Layer layer;
    layer.attention = d * (Count(mamba.inner) + mamba.mixed + mamba.heads)
        + Count(mamba.mixed) * (mamba.kernel + (mamba.convBias ? 1 : 0)) + Count(mamba.inner) * d;
    layer.norms = Count(mamba.heads) * 3 + mamba.inner + d; // A, D, time step bias; two norms
    layer.kind.attention = AttentionKind::Linear;
    layer.kind.heads = static_cast<int>(mamba.heads);
    const Count state = Count(mamba.inner) * mamba.state + Count(mamba.mixed) * (mamba.kernel - 1);
    layer.kind.stateElements = state.value();
    return layer;
}

Layer attentionLayer(const Dimensions &size, qint64 kvHeads)
{
    const Count queries = Count(size.heads) * size.headSize;
    const Count keys = Count(kvHeads) * size.headSize;
    Layer layer;
    layer.attention = Count(size.hidden) * (queries * 2 + keys * 2);
    layer.norms = size.hidden;
    layer.kind.heads = static_cast<int>(size.heads);
    layer.kind.kvHeads = static_cast<int>(kvHeads);
    layer.kind.headSize = static_cast<int>(size.headSize);
    layer.kind.valueHeadSize = static_cast<int>(size.headSize);
    return layer;
}

Layer mlpLayer(qint64 hidden, qint64 width)
{
    Layer layer;
    layer.kind.attention = AttentionKind::None;
    layer.mlp = mlpCount(hidden, width, Mlp::Plain, false);
    layer.width = width;
    layer.norms = hidden;
    return layer;
}

Layer expertLayer(ConfigObject &config, qint64 hidden)
{
    Layer layer;
    layer.kind.attention = AttentionKind::None;
    const qint64 count = config.integer("n_routed_experts", ConfigObject::headCount);
    const qint64 perToken = config.integer("num_experts_per_tok", ConfigObject::headCount);
    if (perToken > count)
        config.conflict("num_experts_per_tok", "n_routed_experts");
    const qint64 width = config.integer("moe_intermediate_size", ConfigObject::width);
    const qint64 latent = config.integer("moe_latent_size", ConfigObject::number, 0);
    const qint64 shared = config.integer("n_shared_experts", ConfigObject::headCountOrNone, 0) > 0
        ? config.integer("moe_shared_expert_intermediate_size", ConfigObject::width)
        : 0;
    const qint64 inner = latent > 0 ? latent : hidden;
    layer.kind.experts = static_cast<int>(count);
    layer.kind.expertsPerToken = static_cast<int>(perToken);
    layer.expert = mlpCount(inner, width, Mlp::Plain, false);
    layer.router = Count(hidden) * count + count;
    layer.mlp = mlpCount(hidden, shared, Mlp::Plain, false);
    if (shared == 0)
        layer.mlp = 0;
    if (latent > 0) // into the experts' space and back
        layer.mlp += Count(hidden) * latent * 2;
    layer.width = Count(width) * perToken + shared;
    layer.norms = hidden;
    return layer;
}

// M state space, * attention, - MLP, E experts; older files as one text, newer as a list of words.
QString readPattern(ConfigObject &config)
{
    QString pattern = config.text("hybrid_override_pattern");
    const QStringList words = config.texts("layers_block_type");
    if (!pattern.isEmpty())
        return pattern;
    for (const QString &word : words)
        pattern += word == QLatin1String("mamba") ? u'M'
            : word == QLatin1String("attention")  ? u'*'
            : word == QLatin1String("mlp")        ? u'-'
            : word == QLatin1String("moe")        ? u'E'
                                                  : u'?';
    if (pattern.isEmpty())
        config.integer("hybrid_override_pattern", ConfigObject::number); // says it is missing
    return pattern;
}

Layer blockLayer(ConfigObject &config, const QChar kind, const Dimensions &size, const Mamba &mamba)
{
    switch (kind.unicode()) {
    case u'M':
        return mambaLayer(mamba, size.hidden);
    case u'*':
        return attentionLayer(size, size.kvHeads.front());
    case u'-':
        return mlpLayer(size.hidden, config.integer("intermediate_size", ConfigObject::width));
    case u'E':
        return expertLayer(config, size.hidden);
    }
    config.refuse(config.has("hybrid_override_pattern") ? "hybrid_override_pattern"
                                                        : "layers_block_type");
    return {};
}

// The published code rounds a fraction of the hidden size up to a multiple of 256.
qint64 nasWidth(ConfigObject &ffn, qint64 hidden)
{
    const QJsonValue value = ffn.json().value(QLatin1String("ffn_mult"));
    ffn.ignore({"ffn_mult"});
    const double factor = value.toDouble();
    if (!value.isDouble() || factor <= 0 || factor > 64) {
        ffn.refuse("ffn_mult");
        return 1;
    }
    const auto width = static_cast<qint64>(2 * factor * static_cast<double>(hidden) / 3);
    return (width + 255) / 256 * 256;
}

void refuseLinear(ConfigObject &block)
{
    if (block.flag("replace_with_linear", false))
        block.refuse("replace_with_linear");
    for (const char *key : {"sparsify", "num_sink_tokens", "window_length"}) {
        if (block.has(key))
            block.refuse(key);
    }
}

} // namespace

void buildNemotronH(ConfigObject &config, const Family &family, Draft &draft)
{
    const QString pattern = readPattern(config);
    const auto layers = qint64(pattern.size());
    config.set(QStringLiteral("num_hidden_layers"),
               config.integer("num_hidden_layers", ConfigObject::layerCount, layers));
    const Dimensions size = readDimensions(config, family.traits);
    if (size.layers != layers)
        config.conflict("num_hidden_layers", "hybrid_override_pattern");
    addOutside(config, family.traits, size, draft);
    const Mamba mamba = readMamba(config);
    for (const QChar kind : pattern) {
        if (config.failed())
            return;
        draft.addLayer(blockLayer(config, kind, size, mamba));
    }
    // Not every file with such a pattern has layers of every kind.
    config.ignore({"moe_intermediate_size", "moe_latent_size", "n_routed_experts",
                   "num_experts_per_tok", "n_shared_experts", "intermediate_size",
                   "moe_shared_expert_intermediate_size", "expand", "mamba_hidden_act",
                   "mamba_ssm_cache_dtype", "mamba_num_groups", "mamba_state_dim",
                   "mtp_hybrid_override_pattern", "mtp_layers_block_type"});
    noteMtp(config, "num_nextn_predict_layers", draft);
}

void buildNemotronNas(ConfigObject &config, const Family &family, Draft &draft)
{
    Dimensions size = readDimensions(config, family.traits);
    addOutside(config, family.traits, size, draft);
    QList<ConfigObject> blocks = config.children("block_configs");
    if (blocks.size() != size.layers)
        config.fail({ImportCode::ConfigListLength,
                     {QStringLiteral("block_configs"), qint64(blocks.size()), size.layers}});
    for (ConfigObject &block : blocks) {
        if (config.failed())
            return;
        ConfigObject attention = block.child("attention");
        ConfigObject ffn = block.child("ffn");
        refuseLinear(attention);
        refuseLinear(ffn);
        Layer layer;
        layer.kind.attention = AttentionKind::None;
        if (!attention.flag("no_op", false)) {
            const qint64 group = attention.integer("n_heads_in_group", ConfigObject::headCount);
            if (size.heads % group != 0)
                attention.conflict("n_heads_in_group", "num_attention_heads");
            layer = attentionLayer(size, std::max<qint64>(size.heads / group, 1));
        }
        attention.finish(QStringLiteral("nemotron-nas"));
        if (!ffn.flag("no_op", false)) {
            const qint64 width = nasWidth(ffn, size.hidden);
            layer.mlp = mlpCount(size.hidden, width, Mlp::Gated, false);
            layer.width = width;
            layer.norms += size.hidden;
        }
        ffn.finish(QStringLiteral("nemotron-nas"));
        block.finish(QStringLiteral("nemotron-nas"));
        draft.addLayer(layer);
    }
    config.ignore({"intermediate_size"});
    for (const char *key : {"attention_bias", "mlp_bias"}) {
        if (config.flag(key, false))
            config.refuse(key);
    }
}

} // namespace xuanka
