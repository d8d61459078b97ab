// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufCount.h"

#include <QSet>

#include <algorithm>
#include <limits>

namespace xuanka {
namespace {

constexpr int mostLayers = 100'000;

// The number after "blk."; -1 if the name is not of a layer. `rest` is what follows it.
int layerOf(QByteArrayView name, QByteArrayView &rest)
{
    constexpr QByteArrayView prefix("blk.");
    if (!name.startsWith(prefix))
        return -1;
    const QByteArrayView tail = name.sliced(prefix.size());
    const qsizetype dot = tail.indexOf('.');
    if (dot <= 0)
        return -1;
    bool ok = false;
    const int layer = tail.first(dot).toByteArray().toInt(&ok);
    if (!ok || layer < 0 || layer >= mostLayers)
        return -1;
    rest = tail.sliced(dot + 1);
    return layer;
}

using Names = QSet<QByteArrayView>;

// A "scale" beside a "weight" belongs to its storage; alone it is a learned norm (FLUX).
bool isNoParameter(QByteArrayView name, const Names &all)
{
    if (name.contains("rope_freqs") || name.contains("rope_factors"))
        return true;
    const QByteArrayView last = name.sliced(name.lastIndexOf('.') + 1);
    if (last != "scale" && last != "input_scale")
        return false;
    return all.contains(name.chopped(last.size()).toByteArray() + "weight");
}

bool isExpert(QByteArrayView rest)
{
    if (rest.contains("_exps"))
        return true;
    // Older converters stored one tensor an expert: ffn_up.7.weight.
    for (const QByteArrayView part : {"ffn_gate.", "ffn_up.", "ffn_down."}) {
        if (rest.startsWith(part) && rest.size() > part.size())
            return rest.at(part.size()) >= '0' && rest.at(part.size()) <= '9';
    }
    return false;
}

bool startsWithAny(QByteArrayView name, std::initializer_list<QByteArrayView> prefixes)
{
    return std::any_of(prefixes.begin(), prefixes.end(),
                       [name](QByteArrayView prefix) { return name.startsWith(prefix); });
}

void addExpert(GgufLayer &layer, QByteArrayView rest, const GgufTensor &tensor)
{
    layer.experts += tensor.elements;
    const bool stacked = rest.contains("_exps");
    if (stacked && rest.endsWith(".weight"))
        layer.expertsStored = std::max(layer.expertsStored, tensor.dims[2]);
    else if (!stacked && rest.startsWith("ffn_up."))
        ++layer.expertsStored;
    if (rest.startsWith("ffn_up"))
        layer.expertWidth = tensor.dims[1];
    else if (rest.startsWith("ffn_gate_up"))
        layer.expertWidth = tensor.dims[1] / 2;
}

void noteWidths(GgufLayer &layer, QByteArrayView rest, const GgufTensor &tensor)
{
    if (rest == "attn_k.weight")
        layer.keyWidth = tensor.dims[1];
    else if (rest == "attn_v.weight")
        layer.valueWidth = tensor.dims[1];
    else if (rest == "attn_qkv.weight")
        layer.fusedWidth = tensor.dims[1];
    else if (rest == "attn_kv_a_mqa.weight")
        layer.latentWidth = tensor.dims[1];
    else if (rest == "attn_k_b.weight")
        layer.splitLatent = true;
    else if (rest == "ffn_up.weight")
        layer.feedWidth = tensor.dims[1];
}

void addToLayer(GgufLayer &layer, QByteArrayView rest, const GgufTensor &tensor)
{
    noteWidths(layer, rest, tensor);
    if (startsWithAny(rest, {"ssm_", "time_mix", "shortconv"}))
        layer.state = true;
    if (startsWithAny(rest, {"ffn_gate_inp", "exp_probs_b"}))
        layer.router += tensor.elements;
    else if (isExpert(rest))
        addExpert(layer, rest, tensor);
    else if (rest.contains("norm"))
        layer.norms += tensor.elements;
    else if (startsWithAny(rest,
                           {"attn_", "ssm_", "time_mix", "shortconv", "indexer", "cross_attn"}))
        layer.attention += tensor.elements;
    else
        layer.mlp += tensor.elements;
}

void addOutside(GgufCount &count, const GgufTensor &tensor)
{
    const QByteArrayView name(tensor.name);
    if (name == "token_embd.weight") {
        count.vocabulary = tensor.dims[1];
        count.hidden = tensor.dims[0];
    }
    if (startsWithAny(name,
                      {"token_embd.", "per_layer_token_embd", "position_embd", "token_types"}))
        count.embedding += tensor.elements;
    else if (startsWithAny(name, {"output.weight", "output.bias"}))
        count.head += tensor.elements;
    else if (startsWithAny(name, {"v.", "vision_tower.", "visual."}))
        count.vision += tensor.elements;
    else if (startsWithAny(name, {"a.", "audio_tower."}))
        count.audio += tensor.elements;
    else if (startsWithAny(name, {"mm.", "mm_proj", "multi_modal_projector."}))
        count.projector += tensor.elements;
    else if (startsWithAny(name, {"cond_stage_model.", "conditioner.", "text_encoders."}))
        count.textEncoder += tensor.elements;
    else if (startsWithAny(name, {"first_stage_model.", "vae."}))
        count.vae += tensor.elements;
    else
        count.other += tensor.elements;
    if (name.startsWith("enc."))
        count.encoder += tensor.elements;
}

} // namespace

GgufCount countGguf(const QList<GgufTensor> &tensors, int firstMtp)
{
    GgufCount count;
    Names all;
    all.reserve(tensors.size());
    for (const GgufTensor &tensor : tensors)
        all.insert(tensor.name);
    for (const GgufTensor &tensor : tensors) {
        if (isNoParameter(tensor.name, all))
            continue;
        QByteArrayView rest;
        const int layer = layerOf(tensor.name, rest);
        if (layer >= firstMtp || startsWithAny(tensor.name, {"mtp.", "nextn."})
            || rest.startsWith("nextn."))
            count.mtp += tensor.elements;
        else if (layer >= 0)
            addToLayer(count.layers[layer], rest, tensor);
        else
            addOutside(count, tensor);
    }
    return count;
}

} // namespace xuanka
