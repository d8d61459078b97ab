// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"

#include <algorithm>

// Mixtures of experts whose files need a word before the common decoder can count them.
namespace xuanka {
namespace {

// A number, or a list that says the same for every layer (else the file is refused).
qint64 uniform(ConfigObject &config, const char *key, qint64 otherwise)
{
    if (!config.json().value(QLatin1String(key)).isArray())
        return config.integer(key, ConfigObject::number, otherwise);
    const auto list = config.integers(key, ConfigObject::number);
    if (list.empty()
        || std::adjacent_find(list.begin(), list.end(), std::not_equal_to<>()) != list.end())
        config.refuse(key);
    return list.empty() ? otherwise : list.front();
}

void refuseFlags(ConfigObject &config, std::initializer_list<const char *> keys)
{
    for (const char *key : keys) {
        if (config.flag(key, false))
            config.refuse(key);
    }
}

} // namespace

void buildHunyuan(ConfigObject &config, const Family &family, Draft &draft)
{
    refuseFlags(config, {"use_cla", "use_mla", "mlp_bias", "use_mixed_mlp_moe"});
    const qint64 experts = uniform(config, "num_experts", 1);
    const qint64 perToken = uniform(config, "moe_topk", 1);
    const qint64 shared = uniform(config, "num_shared_expert", 1);
    const qint64 width = uniform(config, "moe_intermediate_size", 0);
    config.ignore({"moe_layer_num_skipped", "moe_drop_tokens", "moe_random_routing_dropped_token",
                   "cla_share_factor", "use_qk_norm", "kv_lora_rank", "q_lora_rank",
                   "qk_rope_head_dim", "qk_nope_head_dim", "v_head_dim",
                   "qk_head_dim"}); // sizes of the latent variant
    if (family.traits.experts == nullptr) {
        if (experts > 1)
            config.refuse("num_experts");
        buildDecoder(config, family, draft);
        return;
    }
    // Routed and shared experts are as wide as intermediate_size says.
    if (width > 0 && width != config.integer("intermediate_size", ConfigObject::width))
        config.conflict("moe_intermediate_size", "intermediate_size");
    if (shared != 1)
        config.refuse("num_shared_expert");
    config.set(QStringLiteral("num_experts"), experts);
    config.set(QStringLiteral("moe_topk"), perToken);
    buildDecoder(config, family, draft);
}

void buildBailing(ConfigObject &config, const Family &family, Draft &draft)
{
    const qint64 width = config.integer("moe_intermediate_size", ConfigObject::width);
    if (config.integer("moe_shared_expert_intermediate_size", ConfigObject::width, width) != width)
        config.refuse("moe_shared_expert_intermediate_size");
    refuseFlags(config, {"norm_head", "use_linear_attention"});
    buildDecoder(config, family, draft);
}

void buildErnieMoe(ConfigObject &config, const Family &family, Draft &draft)
{
    refuseFlags(config, {"use_bias"});
    buildDecoder(config, family, draft);
}

void buildDbrx(ConfigObject &config, const Family &, Draft &draft)
{
    ConfigObject attention = config.child("attn_config");
    ConfigObject ffn = config.child("ffn_config");
    const qint64 hidden = config.integer("d_model", ConfigObject::width);
    const qint64 layers = config.integer("n_layers", ConfigObject::layerCount);
    const qint64 heads = config.integer("n_heads", ConfigObject::headCount);
    const qint64 words = config.integer("vocab_size", ConfigObject::words);
    const qint64 kvHeads = attention.integer("kv_n_heads", ConfigObject::headCount);
    if (hidden % heads != 0 || heads % kvHeads != 0)
        config.conflict("d_model", "n_heads");
    ExpertPlan plan;
    plan.count = ffn.integer("moe_num_experts", ConfigObject::headCount);
    plan.perToken = ffn.integer("moe_top_k", {1, plan.count});
    plan.width = ffn.integer("ffn_hidden_size", ConfigObject::width);
    ffn.ignore({"moe_jitter_eps", "moe_loss_weight", "moe_normalize_expert_weights"});
    ffn.finish(QStringLiteral("dbrx"));
    attention.finish(QStringLiteral("dbrx"));
    const qint64 headSize = std::max<qint64>(hidden / heads, 1);
    Layer layer;
    layer.attention = Count(hidden) * headSize * (2 * heads + 2 * kvHeads);
    layer.norms = Count(hidden) * 2;
    layer.kind.heads = static_cast<int>(heads);
    layer.kind.kvHeads = static_cast<int>(kvHeads);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(headSize);
    addExperts(layer, plan, hidden, Mlp::Gated);
    for (qint64 i = 0; i < layers; ++i)
        draft.addLayer(layer);
    const Count embedding = Count(words) * hidden;
    draft.setEmbedding(embedding);
    draft.setHead(config.flag("tie_word_embeddings", false) ? Count() : embedding);
    draft.addOther(hidden);
    draft.shape().vocabulary = words;
    draft.shape().hidden = static_cast<int>(hidden);
    draft.shape().maxContext = config.integer("max_seq_len", ConfigObject::tokens, 0);
}

} // namespace xuanka
