// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"

// Qwen3-Next and Qwen3.5: gated delta networks with a full-attention layer among every few.
// Checked against the published totals of Qwen3.5-35B-A3B, Qwen3.6-27B and Qwen3-Next-80B-A3B.
namespace xuanka {
namespace {

struct Delta {
    qint64 keyHeads = 1;
    qint64 keySize = 1;
    qint64 valueHeads = 1;
    qint64 valueSize = 1;
    qint64 kernel = 1; // of the short convolution
};

Delta readDelta(ConfigObject &config)
{
    Delta delta;
    delta.keyHeads = config.integer("linear_num_key_heads", ConfigObject::headCount, 16);
    delta.keySize = config.integer("linear_key_head_dim", ConfigObject::width, 128);
    delta.valueHeads = config.integer("linear_num_value_heads", ConfigObject::headCount, 32);
    delta.valueSize = config.integer("linear_value_head_dim", ConfigObject::width, 128);
    delta.kernel = config.integer("linear_conv_kernel_dim", ConfigObject::headCount, 4);
    return delta;
}

Layer deltaLayer(const Delta &delta, qint64 hidden)
{
    const Count d = hidden;
    const Count keys = Count(delta.keyHeads) * delta.keySize;
    const Count values = Count(delta.valueHeads) * delta.valueSize;
    const Count mixed = keys * 2 + values;
    Layer layer;
    // Queries, keys, values and gate; the two numbers a head that steer the state; out.
    layer.attention =
        d * mixed + d * values + d * delta.valueHeads * 2 + mixed * delta.kernel + values * d;
    layer.norms = d * 2 + Count(delta.valueHeads) * 2 + delta.valueSize;
    layer.kind.attention = AttentionKind::Linear;
    layer.kind.heads = static_cast<int>(delta.valueHeads);
    const Count state =
        Count(delta.valueHeads) * delta.keySize * delta.valueSize + mixed * (delta.kernel - 1);
    layer.kind.stateElements = state.value();
    return layer;
}

Layer fullLayer(const Dimensions &size, qint64 kvHeads, bool gated)
{
    const Count d = size.hidden;
    const Count queries = Count(size.heads) * size.headSize;
    const Count keys = Count(kvHeads) * size.headSize;
    Layer layer;
    layer.attention = d * (queries * (gated ? 2 : 1) + keys * 2) + queries * d;
    layer.norms = d * 2 + Count(size.headSize) * 2;
    layer.kind.heads = static_cast<int>(size.heads);
    layer.kind.kvHeads = static_cast<int>(kvHeads);
    layer.kind.headSize = static_cast<int>(size.headSize);
    layer.kind.valueHeadSize = static_cast<int>(size.headSize);
    return layer;
}

std::vector<bool> linearLayers(ConfigObject &config, qint64 layers)
{
    std::vector<bool> linear(static_cast<std::size_t>(layers), true);
    const QStringList types = config.texts("layer_types");
    const qint64 interval = config.integer("full_attention_interval", ConfigObject::layerCount, 4);
    if (!types.isEmpty() && types.size() != layers)
        config.fail({ImportCode::ConfigListLength,
                     {QStringLiteral("layer_types"), qint64(types.size()), layers}});
    for (qint64 i = 0; i < layers && !config.failed(); ++i) {
        const QString type = types.isEmpty()
            ? QLatin1String((i + 1) % interval == 0 ? "full_attention" : "linear_attention")
            : types[i];
        linear[static_cast<std::size_t>(i)] = type == QLatin1String("linear_attention");
        if (type != QLatin1String("full_attention") && type != QLatin1String("linear_attention"))
            config.refuse("layer_types");
    }
    return linear;
}

} // namespace

void buildHybrid(ConfigObject &config, const Family &family, Draft &draft)
{
    const DecoderTraits &traits = family.traits;
    const Dimensions size = readDimensions(config, traits);
    addOutside(config, traits, size, draft);
    const Delta delta = readDelta(config);
    config.ignore({"output_gate_type", "mamba_ssm_dtype"});
    const bool gated = config.flag("attn_output_gate", true);
    const auto linear = linearLayers(config, size.layers);
    ExpertPlan plan;
    plan.sparse.assign(linear.size(), false);
    if (traits.experts != nullptr)
        plan = readExperts(config, *traits.experts, size.layers);
    const bool dense =
        std::find(plan.sparse.begin(), plan.sparse.end(), false) != plan.sparse.end();
    const qint64 width = dense ? config.integer("intermediate_size", ConfigObject::width) : 1;
    if (config.flag("attention_bias", false))
        config.refuse("attention_bias");
    const auto finish = [&](Layer layer, bool sparse) {
        if (sparse) {
            addExperts(layer, plan, size.hidden, Mlp::Gated);
        } else {
            layer.mlp = mlpCount(size.hidden, width, Mlp::Gated, false);
            layer.width = width;
        }
        return layer;
    };
    for (std::size_t i = 0; i < linear.size() && !config.failed(); ++i) {
        draft.addLayer(finish(linear[i] ? deltaLayer(delta, size.hidden)
                                        : fullLayer(size, size.kvHeads[i], gated),
                              plan.sparse[i]));
    }
    const qint64 extra = config.integer("mtp_num_hidden_layers", ConfigObject::layerCountOrNone, 0);
    if (config.flag("mtp_use_dedicated_embeddings", false))
        config.refuse("mtp_use_dedicated_embeddings");
    const Count d = size.hidden;
    const Layer last = finish(fullLayer(size, size.kvHeads.front(), gated), plan.count > 0);
    addMtp(draft, layerTotal(last) + d * d * 2 + d * 3, extra);
}

} // namespace xuanka
