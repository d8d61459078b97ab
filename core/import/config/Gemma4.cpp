// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"
#include "core/import/config/Towers.h"

#include <algorithm>

// Gemma 4: sliding layers with small heads, global layers with large ones, the last layers reusing
// keys and values, an input embedding a layer in the small models, experts beside a dense MLP in
// the 26B. Checked against the published total of gemma-4-26B-A4B.
namespace xuanka {
namespace {

struct Gemma4 {
    Dimensions size;
    std::vector<qint64> windows;
    qint64 globalHeadSize = 512;
    qint64 globalKvHeads = 1;
    bool keysAreValues = false; // in global layers
    qint64 sharedFrom = 0; // first layer without keys and values of its own
    qint64 width = 1;
    bool doubleWidth = false;
    qint64 inputWidth = 0; // of the embedding each layer adds
    ExpertPlan experts;
};

Gemma4 readGemma4(ConfigObject &config, const DecoderTraits &traits)
{
    Gemma4 model;
    model.size = readDimensions(config, traits);
    model.windows = readWindows(config, traits, model.size.layers, 0);
    if (!model.windows.empty())
        model.windows.back() = 0; // the last layer is global whatever the list says
    model.globalHeadSize = config.integer("global_head_dim", ConfigObject::width, 512);
    model.keysAreValues = config.flag("attention_k_eq_v", false);
    const qint64 own = config.integer("num_global_key_value_heads", ConfigObject::headCount,
                                      model.size.kvHeads.front());
    model.globalKvHeads = model.keysAreValues ? own : model.size.kvHeads.front();
    const qint64 shared = config.integer("num_kv_shared_layers", {0, model.size.layers}, 0);
    model.sharedFrom = model.size.layers - shared;
    model.width = config.integer("intermediate_size", ConfigObject::width, 9216);
    model.doubleWidth = config.flag("use_double_wide_mlp", false);
    model.inputWidth = config.integer("hidden_size_per_layer_input", ConfigObject::number, 256);
    if (config.flag("enable_moe_block", false)) {
        static constexpr Experts experts{.perToken = {"top_k_experts"}};
        model.experts = readExperts(config, experts, model.size.layers);
    }
    config.ignore(
        {"num_experts", "top_k_experts", "moe_intermediate_size", "expert_intermediate_size"});
    if (config.flag("attention_bias", false))
        config.refuse("attention_bias");
    return model;
}

void addAttention(Layer &layer, const Gemma4 &model, qint64 window, bool shares)
{
    const bool global = window == 0;
    const Count d = model.size.hidden;
    const qint64 headSize = global ? model.globalHeadSize : model.size.headSize;
    const qint64 kvHeads = global ? model.globalKvHeads : model.size.kvHeads.front();
    const Count queries = Count(model.size.heads) * headSize;
    const Count keys = Count(kvHeads) * headSize;
    layer.attention = d * queries * 2;
    layer.norms += headSize;
    if (!shares) {
        layer.attention += d * keys * (global && model.keysAreValues ? 1 : 2);
        layer.norms += headSize;
    }
    layer.kind.attention = global ? AttentionKind::Full : AttentionKind::SlidingWindow;
    layer.kind.window = static_cast<int>(window);
    layer.kind.heads = static_cast<int>(model.size.heads);
    layer.kind.kvHeads = static_cast<int>(kvHeads);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(headSize);
    layer.kind.sharesCache = shares;
}

Layer gemmaLayer(const Gemma4 &model, qint64 index)
{
    const Count d = model.size.hidden;
    const bool shares = index >= model.sharedFrom;
    Layer layer;
    layer.norms = d * 4 + 1; // four norms and a learned scale
    addAttention(layer, model, model.windows[static_cast<std::size_t>(index)], shares);
    const bool wide = model.doubleWidth && shares && model.sharedFrom > 0;
    const qint64 width = model.width * (wide ? 2 : 1);
    if (model.experts.count > 0) {
        addExperts(layer, model.experts, model.size.hidden, Mlp::Gated);
        layer.router += d + model.experts.count; // scales of the input and of each expert
        layer.norms += d * 3;
    }
    layer.mlp = mlpCount(model.size.hidden, width, Mlp::Gated, false);
    layer.width += width;
    if (model.inputWidth > 0) {
        layer.mlp += d * model.inputWidth * 2;
        layer.norms += d;
    }
    return layer;
}

} // namespace

void buildGemma4(ConfigObject &config, const Family &family, Draft &draft)
{
    const Gemma4 model = readGemma4(config, family.traits);
    addOutside(config, family.traits, model.size, draft);
    for (qint64 i = 0; i < model.size.layers && !config.failed(); ++i)
        draft.addLayer(gemmaLayer(model, i));
    const qint64 words = config.integer("vocab_size_per_layer_input", ConfigObject::words, 262144);
    if (model.inputWidth > 0) {
        const Count inputs = Count(model.size.layers) * model.inputWidth;
        draft.addOther(inputs * words + inputs * model.size.hidden + model.inputWidth);
    }
}

void addGemma4Tower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    const Count d = vision.integer("hidden_size", ConfigObject::width, 768);
    const Count width = vision.integer("intermediate_size", ConfigObject::width, 3072);
    const Count layers = vision.integer("num_hidden_layers", ConfigObject::layerCount, 16);
    const Count heads = vision.integer("num_attention_heads", ConfigObject::headCount, 12);
    const Count kvHeads = vision.integer("num_key_value_heads", ConfigObject::headCount, 12);
    const Count h = vision.integer("head_dim", ConfigObject::width, 64);
    const Count patch = vision.integer("patch_size", ConfigObject::width, 16);
    const Count positions = vision.integer("position_embedding_size", ConfigObject::width, 10240);
    const Count layer = d * heads * h * 2 + d * kvHeads * h * 2 + h * 2 + d * width * 3 + d * 4;
    draft.addVision(patch * patch * 3 * d + positions * 2 * d + layers * layer);
    draft.addProjector(d * draft.shape().hidden);
    vision.ignore({"global_head_dim"});
    if (vision.flag("attention_bias", false))
        vision.refuse("attention_bias");
    vision.finish(QStringLiteral("gemma4_vision"));
}

} // namespace xuanka
