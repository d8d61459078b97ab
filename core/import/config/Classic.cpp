// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"

namespace xuanka {
namespace {

// What these families have in common once their keys are read.
struct Classic {
    qint64 hidden = 1;
    qint64 layers = 1;
    qint64 heads = 1;
    qint64 kvHeads = 1;
    qint64 headSize = 1;
    qint64 width = 1; // of the MLP
    bool qkvBias = false;
    bool outputBias = false;
    bool mlpBias = false;
    Mlp mlp = Mlp::Plain;
    Count norms; // a layer
    qint64 window = 0;
};

void addLayers(const Classic &model, Draft &draft)
{
    const Count queries = Count(model.heads) * model.headSize;
    const Count keys = Count(model.kvHeads) * model.headSize;
    Layer layer;
    layer.attention = Count(model.hidden) * (queries * 2 + keys * 2);
    if (model.qkvBias)
        layer.attention += queries + keys * 2;
    if (model.outputBias)
        layer.attention += model.hidden;
    layer.mlp = mlpCount(model.hidden, model.width, model.mlp, model.mlpBias);
    layer.width = model.width;
    layer.norms = model.norms;
    layer.kind.heads = static_cast<int>(model.heads);
    layer.kind.kvHeads = static_cast<int>(model.kvHeads);
    layer.kind.headSize = static_cast<int>(model.headSize);
    layer.kind.valueHeadSize = static_cast<int>(model.headSize);
    for (qint64 i = 0; i < model.layers; ++i)
        draft.addLayer(layer);
}

void setOutside(ConfigObject &config, Draft &draft, qint64 vocabulary, qint64 hidden, bool tied,
                const char *context)
{
    const Count embedding = Count(vocabulary) * hidden;
    draft.setEmbedding(embedding);
    if (!draft.headless)
        draft.setHead(tied ? Count() : embedding);
    draft.shape().vocabulary = vocabulary;
    draft.shape().hidden = static_cast<int>(hidden);
    draft.shape().maxContext = config.integer(context, ConfigObject::tokens, 0);
}

qint64 headSizeOf(ConfigObject &config, const Classic &model, const char *heads)
{
    if (model.hidden % model.heads != 0)
        config.conflict("hidden_size", heads);
    return std::max<qint64>(model.hidden / model.heads, 1);
}

} // namespace

void buildOpt(ConfigObject &config, const Family &, Draft &draft)
{
    Classic model;
    model.hidden = config.integer("hidden_size", ConfigObject::width);
    model.layers = config.integer("num_hidden_layers", ConfigObject::layerCount);
    model.heads = config.integer("num_attention_heads", ConfigObject::headCount);
    model.kvHeads = model.heads;
    model.headSize = headSizeOf(config, model, "num_attention_heads");
    model.width = config.integer("ffn_dim", ConfigObject::width);
    const bool bias = config.flag("enable_bias", true);
    model.qkvBias = model.outputBias = model.mlpBias = bias;
    const Count norm =
        config.flag("layer_norm_elementwise_affine", true) ? Count(model.hidden) * 2 : Count();
    model.norms = norm * 2;
    addLayers(model, draft);
    const qint64 vocabulary = config.integer("vocab_size", ConfigObject::words);
    const qint64 inner = config.integer("word_embed_proj_dim", ConfigObject::width, model.hidden);
    const bool tied = config.flag("tie_word_embeddings", true);
    setOutside(config, draft, vocabulary, inner, tied, "max_position_embeddings");
    draft.shape().hidden = static_cast<int>(model.hidden);
    // Two positions are reserved; a narrower embedding is projected up and down again.
    draft.addOther(Count(draft.shape().maxContext + 2) * model.hidden);
    if (inner != model.hidden)
        draft.addOther(Count(inner) * model.hidden * 2);
    const bool finalNorm = config.flag("do_layer_norm_before", true)
        && !config.flag("_remove_final_layer_norm", false);
    config.ignore({"_remove_final_layer_norm"});
    if (finalNorm)
        draft.addOther(norm);
}

void buildMpt(ConfigObject &config, const Family &, Draft &draft)
{
    Classic model;
    model.hidden = config.integer("d_model", ConfigObject::width);
    model.layers = config.integer("n_layers", ConfigObject::layerCount);
    model.heads = config.integer("n_heads", ConfigObject::headCount);
    model.headSize = headSizeOf(config, model, "n_heads");
    model.width = model.hidden * config.integer("expansion_ratio", {1, 64}, 4);
    ConfigObject attention = config.child("attn_config");
    const QString type = attention.text("attn_type", QStringLiteral("multihead_attention"));
    model.kvHeads = type == QLatin1String("multiquery_attention") ? 1
        : type == QLatin1String("grouped_query_attention")
        ? attention.integer("kv_n_heads", ConfigObject::headCount)
        : model.heads;
    const bool positions = config.flag("learned_pos_emb", true) && !attention.flag("alibi", false);
    if (attention.flag("qk_ln", false))
        attention.refuse("qk_ln");
    attention.ignore({"attn_type", "kv_n_heads"});
    attention.finish(QStringLiteral("mpt"));
    const bool bias = !config.flag("no_bias", false);
    model.qkvBias = model.outputBias = model.mlpBias = bias;
    const Count norm = Count(model.hidden) * (bias ? 2 : 1);
    model.norms = norm * 2;
    addLayers(model, draft);
    const qint64 vocabulary = config.integer("vocab_size", ConfigObject::words);
    const bool tied = config.flag("tie_word_embeddings", true);
    setOutside(config, draft, vocabulary, model.hidden, tied, "max_seq_len");
    draft.addOther(norm);
    if (positions)
        draft.addOther(Count(draft.shape().maxContext) * model.hidden);
}

void buildFalcon(ConfigObject &config, const Family &, Draft &draft)
{
    Classic model;
    model.hidden = config.integer("hidden_size", ConfigObject::width);
    model.layers = config.integer(spelling(config, {"num_hidden_layers", "n_layer"}),
                                  ConfigObject::layerCount);
    model.heads = config.integer(spelling(config, {"num_attention_heads", "n_head"}),
                                 ConfigObject::headCount);
    model.headSize = headSizeOf(config, model, "num_attention_heads");
    const bool modern = config.flag("new_decoder_architecture", false);
    const bool single = config.flag("multi_query", true);
    const qint64 groups = config.integer(spelling(config, {"num_kv_heads", "n_head_kv"}),
                                         ConfigObject::headCount, model.heads);
    model.kvHeads = modern ? groups : single ? 1 : model.heads;
    model.width = config.integer("ffn_hidden_size", ConfigObject::width, model.hidden * 4);
    model.qkvBias = model.outputBias = model.mlpBias = config.flag("bias", false);
    // Attention and MLP side by side: one norm for both, except that the newer layout has two.
    const bool parallel = config.flag("parallel_attn", true);
    const qint64 parallelNorms = config.integer("num_ln_in_parallel_attn", {1, 2}, modern ? 2 : 1);
    const qint64 norms = modern ? parallelNorms : parallel ? 1 : 2;
    model.norms = Count(model.hidden) * 2 * norms;
    addLayers(model, draft);
    const qint64 vocabulary = config.integer("vocab_size", ConfigObject::words);
    const bool tied = config.flag("tie_word_embeddings", true);
    setOutside(config, draft, vocabulary, model.hidden, tied, "max_position_embeddings");
    draft.addOther(Count(model.hidden) * 2);
}

void buildQwen(ConfigObject &config, const Family &, Draft &draft)
{
    Classic model;
    model.hidden = config.integer("hidden_size", ConfigObject::width);
    model.layers = config.integer("num_hidden_layers", ConfigObject::layerCount);
    model.heads = config.integer("num_attention_heads", ConfigObject::headCount);
    model.kvHeads = model.heads;
    model.headSize = config.integer("kv_channels", ConfigObject::width, 128);
    const qint64 both = config.integer("intermediate_size", ConfigObject::width);
    if (both % 2 != 0)
        config.refuse("intermediate_size");
    model.width = both / 2; // the file gives gate and up together
    model.mlp = Mlp::Gated;
    model.qkvBias = true;
    model.outputBias = model.mlpBias = !config.flag("no_bias", true);
    model.norms = Count(model.hidden) * 2;
    addLayers(model, draft);
    const qint64 vocabulary = config.integer("vocab_size", ConfigObject::words);
    const bool tied = config.flag("tie_word_embeddings", false);
    setOutside(config, draft, vocabulary, model.hidden, tied,
               spelling(config, {"seq_length", "max_position_embeddings"}));
    draft.addOther(model.hidden);
}

void buildChatGlm(ConfigObject &config, const Family &, Draft &draft)
{
    Classic model;
    model.hidden = config.integer("hidden_size", ConfigObject::width);
    model.layers = config.integer("num_layers", ConfigObject::layerCount);
    model.heads = config.integer("num_attention_heads", ConfigObject::headCount);
    model.headSize = config.integer("kv_channels", ConfigObject::width, 128);
    const bool grouped = config.flag("multi_query_attention", false);
    const qint64 groups = config.integer("multi_query_group_num", ConfigObject::headCount, 1);
    model.kvHeads = grouped ? groups : model.heads;
    model.width = config.integer("ffn_hidden_size", ConfigObject::width);
    model.mlp = Mlp::Gated;
    const bool bias = config.flag("add_bias_linear", false);
    model.qkvBias = config.flag("add_qkv_bias", false) || bias;
    model.outputBias = model.mlpBias = bias;
    const Count norm = Count(model.hidden) * (config.flag("rmsnorm", true) ? 1 : 2);
    model.norms = norm * 2;
    addLayers(model, draft);
    const qint64 vocabulary =
        config.integer(spelling(config, {"padded_vocab_size"}), ConfigObject::words);
    draft.headless = false; // its class without a task has the head all the same
    setOutside(config, draft, vocabulary, model.hidden, false, "seq_length");
    if (config.flag("tie_word_embeddings", false))
        config.refuse("tie_word_embeddings");
    if (config.flag("post_layer_norm", true))
        draft.addOther(norm);
    if (config.has("vision_config")) {
        config.ignore({"vision_config"});
        noteTower(draft, "vision_config");
    }
}

} // namespace xuanka
