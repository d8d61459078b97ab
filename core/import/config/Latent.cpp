// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"

namespace xuanka {
namespace {

// Multi-head latent attention: keys and values of a token are one compressed vector.
struct Latent {
    qint64 heads = 1;
    qint64 queryRank = 0; // 0: queries are projected directly
    qint64 rank = 1;
    qint64 plain = 1; // part of a head without rotary positions
    qint64 rotary = 1; // part with them
    qint64 value = 1;
};

// The sparse indexer of DeepSeek-V3.2 and GLM-5: its own keys choose which tokens are read.
struct Indexer {
    qint64 heads = 0;
    qint64 headSize = 0;
    std::vector<bool> present; // a layer
};

Latent readLatent(ConfigObject &config)
{
    Latent latent;
    latent.heads = config.integer("num_attention_heads", ConfigObject::headCount);
    latent.queryRank = config.integer("q_lora_rank", ConfigObject::number, 0);
    latent.rank = config.integer("kv_lora_rank", ConfigObject::width);
    latent.plain = config.integer("qk_nope_head_dim", ConfigObject::width);
    latent.rotary = config.integer("qk_rope_head_dim", ConfigObject::width);
    // MiniCPM3 leaves it out: the hidden size over the heads.
    const qint64 hidden = config.integer("hidden_size", ConfigObject::width);
    latent.value = config.integer("v_head_dim", ConfigObject::width,
                                  std::max<qint64>(hidden / latent.heads, 1));
    // Other spellings of the same sizes, and what latent attention has no use for.
    config.ignore({"head_dim", "qk_head_dim", "num_key_value_heads", "layer_types"});
    if (config.flag("attention_bias", false))
        config.refuse("attention_bias");
    return latent;
}

Indexer readIndexer(ConfigObject &config, qint64 layers)
{
    Indexer indexer;
    indexer.heads = config.integer("index_n_heads", ConfigObject::number, 0);
    indexer.present.assign(static_cast<std::size_t>(layers), indexer.heads > 0);
    if (indexer.heads == 0)
        return indexer;
    config.ignore({"indexer_rope_interleave", "index_share_for_mtp_iteration"});
    indexer.headSize = config.integer("index_head_dim", ConfigObject::width);
    const QStringList types = config.texts("indexer_types");
    if (types.isEmpty()) {
        // Without the list, a frequency says nothing about which layers come first.
        if (config.integer("index_topk_freq", ConfigObject::number, 1) > 1)
            config.refuse("index_topk_freq");
        return indexer;
    }
    if (types.size() != layers) {
        config.fail({ImportCode::ConfigListLength,
                     {QStringLiteral("indexer_types"), qint64(types.size()), layers}});
        return indexer;
    }
    for (qsizetype i = 0; i < types.size(); ++i)
        indexer.present[static_cast<std::size_t>(i)] = types[i] == QLatin1String("full");
    return indexer;
}

// Newer files also list "dense" and "sparse" layer by layer; both ways must agree.
void checkLayerWords(ConfigObject &config, const std::vector<bool> &sparse)
{
    const QStringList words = config.texts("mlp_layer_types");
    if (words.isEmpty())
        return;
    bool same = words.size() == qsizetype(sparse.size());
    for (qsizetype i = 0; same && i < words.size(); ++i)
        same = (words[i] == QLatin1String("sparse")) == sparse[static_cast<std::size_t>(i)];
    if (!same)
        config.conflict("mlp_layer_types", "first_k_dense_replace");
}

Layer latentLayer(const Latent &latent, const Indexer &indexer, bool indexed, qint64 hidden)
{
    const Count d = hidden;
    const Count query = Count(latent.heads) * (latent.plain + latent.rotary);
    const Count ranked = latent.queryRank;
    Layer layer;
    layer.attention = latent.queryRank > 0 ? d * ranked + ranked * query : d * query;
    layer.attention += d * (latent.rank + latent.rotary)
        + Count(latent.rank) * latent.heads * (latent.plain + latent.value)
        + Count(latent.heads) * latent.value * d;
    layer.norms = d * 2 + ranked + latent.rank;
    if (indexed)
        layer.attention += ranked * indexer.heads * indexer.headSize + d * indexer.headSize
            + Count(2) * indexer.headSize + d * indexer.heads;
    layer.kind.attention = AttentionKind::Latent;
    layer.kind.heads = static_cast<int>(latent.heads);
    layer.kind.kvHeads = 1;
    layer.kind.headSize = static_cast<int>(latent.plain + latent.rotary);
    layer.kind.valueHeadSize = static_cast<int>(latent.value);
    layer.kind.latentSize = static_cast<int>(latent.rank + latent.rotary);
    return layer;
}

} // namespace

void buildLatent(ConfigObject &config, const Family &family, Draft &draft)
{
    Dimensions size;
    size.hidden = config.integer("hidden_size", ConfigObject::width);
    size.layers = config.integer("num_hidden_layers", ConfigObject::layerCount);
    size.vocabulary = config.integer("vocab_size", ConfigObject::words);
    const Latent latent = readLatent(config);
    const Indexer indexer = readIndexer(config, size.layers);
    addOutside(config, family.traits, size, draft);
    ExpertPlan plan;
    plan.sparse.assign(static_cast<std::size_t>(size.layers), false);
    if (family.traits.experts != nullptr)
        plan = readExperts(config, *family.traits.experts, size.layers);
    checkLayerWords(config, plan.sparse);
    const qint64 dense = config.integer("intermediate_size", ConfigObject::width);
    const auto layerOf = [&](std::size_t i, bool sparse) {
        Layer layer = latentLayer(latent, indexer, indexer.present[i], size.hidden);
        if (sparse) {
            addExperts(layer, plan, size.hidden, Mlp::Gated);
        } else {
            layer.mlp = mlpCount(size.hidden, dense, Mlp::Gated, false);
            layer.width = dense;
        }
        return layer;
    };
    for (std::size_t i = 0; i < plan.sparse.size() && !config.failed(); ++i)
        draft.addLayer(layerOf(i, plan.sparse[i]));
    // A multi-token-prediction layer is one more layer, two norms, a projection of two states to
    // one and its own final norm; embedding and head are those of the model.
    const qint64 extra =
        config.integer("num_nextn_predict_layers", ConfigObject::layerCountOrNone, 0);
    const Count d = size.hidden;
    const Count mtp = layerTotal(layerOf(0, plan.count > 0)) + d * d * 2 + d * 3;
    addMtp(draft, mtp, extra);
    if (indexer.heads > 0)
        draft.notes.append({ImportCode::NoteIndexerCache, {indexer.headSize}});
}

} // namespace xuanka
