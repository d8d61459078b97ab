// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/gguf/GgufShape.h"

#include <algorithm>
#include <array>
#include <limits>

namespace xuanka {
namespace {

constexpr qint64 mostLayers = 4096;
constexpr qint64 mostLoops = 64;
// Caches of these are compressed along the text; bytes a token would be wrong for them.
constexpr std::array<QByteArrayView, 1> compressedCaches{"deepseek4"};

// One layer's view of the header.
class LayerReader final {
public:
    LayerReader(const GgufHeader &header, QByteArray architecture, bool windowed, int layer)
        : m_header(header)
        , m_prefix(std::move(architecture) + '.')
        , m_windowed(windowed)
        , m_layer(layer)
    {
    }
    std::optional<qint64> value(const char *key) const
    {
        const auto number = m_header.perLayer(m_prefix + key, m_layer);
        constexpr qint64 most = std::numeric_limits<int>::max() / 4096;
        if (!number || *number < 0 || *number > most)
            return std::nullopt;
        return number;
    }
    int heads() const { return int(value("attention.head_count").value_or(0)); }
    std::optional<qint64> statedKvHeads() const { return value("attention.head_count_kv"); }
    qint64 keySize() const { return headSize("attention.key_length"); }
    qint64 valueSize() const { return headSize("attention.value_length"); }

private:
    qint64 headSize(const char *key) const
    {
        if (m_windowed) {
            if (const auto own = value(QByteArray(key).append("_swa").constData()))
                return *own;
        }
        if (const auto stated = value(key))
            return *stated;
        const qint64 hidden = value("embedding_length").value_or(0);
        return heads() > 0 ? hidden / heads() : 0;
    }

    const GgufHeader &m_header;
    QByteArray m_prefix;
    bool m_windowed;
    int m_layer;
};

qint64 stateElements(const LayerReader &reader)
{
    // llama.cpp: n_embd_r() and n_embd_s() of hparams.
    const qint64 conv = reader.value("ssm.conv_kernel").value_or(0);
    const qint64 inner = reader.value("ssm.inner_size").value_or(0);
    const qint64 size = reader.value("ssm.state_size").value_or(0);
    const qint64 groups = reader.value("ssm.group_count").value_or(0);
    if (inner > 0)
        return std::max<qint64>(conv - 1, 0) * (inner + 2 * groups * size) + size * inner;
    const qint64 hidden = reader.value("embedding_length").value_or(0);
    if (const qint64 cache = reader.value("shortconv.l_cache").value_or(0))
        return std::max<qint64>(cache - 1, 0) * hidden;
    return reader.value("wkv.head_size").value_or(0) * hidden; // RWKV
}

// Heads and sizes so that heads x size is exactly the width the tensors have.
void setHeads(LayerGroup &group, qint64 kvHeads, qint64 keyWidth, qint64 valueWidth)
{
    if (kvHeads <= 0 || keyWidth % kvHeads != 0 || valueWidth % kvHeads != 0)
        kvHeads = 1;
    group.kvHeads = int(kvHeads);
    group.headSize = int(keyWidth / kvHeads);
    group.valueHeadSize = int(valueWidth / kvHeads);
}

bool setFused(LayerGroup &group, const LayerReader &reader, qint64 fusedWidth)
{
    const qint64 kvHeads = reader.statedKvHeads().value_or(group.heads);
    const qint64 key = reader.keySize();
    const qint64 value = reader.valueSize();
    if (group.heads * key + kvHeads * (key + value) != fusedWidth)
        return false;
    setHeads(group, kvHeads, kvHeads * key, kvHeads * value);
    return true;
}

// What the layer keeps for a token. False when the tensors and the header disagree.
bool setCache(LayerGroup &group, const LayerReader &reader, const GgufLayer &layer, bool windowed)
{
    group.heads = reader.heads();
    group.attention = windowed ? AttentionKind::SlidingWindow : AttentionKind::Full;
    const bool keepsNone = reader.statedKvHeads() == 0;
    if (!keepsNone && layer.latentWidth > 0) {
        group.attention = AttentionKind::Latent;
        group.latentSize = int(layer.latentWidth);
        return true;
    }
    if (!keepsNone && layer.keyWidth > 0) {
        const qint64 valueWidth = layer.valueWidth > 0 ? layer.valueWidth : layer.keyWidth;
        setHeads(group, reader.statedKvHeads().value_or(group.heads), layer.keyWidth, valueWidth);
        return true;
    }
    if (layer.state) {
        group.attention = AttentionKind::Linear;
        group.stateElements = stateElements(reader);
        return true;
    }
    if (!keepsNone && layer.fusedWidth > 0)
        return setFused(group, reader, layer.fusedWidth);
    group.attention = AttentionKind::None;
    return true;
}

void setParameters(LayerGroup &group, const LayerReader &reader, const GgufLayer &layer)
{
    group.attentionParameters = layer.attention;
    group.mlpParameters = layer.mlp;
    group.routerParameters = layer.router;
    group.normParameters = layer.norms;
    // Some architectures keep gate and up in one tensor: the header knows the width itself.
    const qint64 width =
        layer.feedWidth > 0 ? reader.value("feed_forward_length").value_or(layer.feedWidth) : 0;
    group.intermediate = int(std::min<qint64>(width, std::numeric_limits<int>::max()));
    const qint64 experts =
        layer.expertsStored > 0 ? layer.expertsStored : reader.value("expert_count").value_or(0);
    if (layer.experts == 0)
        return;
    if (experts <= 0 || experts > 65'536 || layer.experts % experts != 0) {
        group.mlpParameters += layer.experts;
        return;
    }
    group.experts = int(experts);
    group.expertParameters = layer.experts / experts;
    const qint64 used = reader.value("expert_used_count").value_or(experts);
    group.expertsPerToken = int(std::clamp<qint64>(used, 0, experts));
    if (group.intermediate == 0) {
        group.intermediate = int(std::min<qint64>(layer.expertWidth * group.expertsPerToken,
                                                  std::numeric_limits<int>::max()));
    }
}

void append(std::vector<LayerGroup> &groups, const LayerGroup &group)
{
    for (LayerGroup &known : groups) {
        LayerGroup same = known;
        same.count = group.count;
        if (same == group) {
            known.count += group.count;
            return;
        }
    }
    groups.push_back(group);
}

// A looped model runs its layers several times and each pass has a cache of its own.
void addLoops(std::vector<LayerGroup> &groups, qint64 loops)
{
    const std::vector<LayerGroup> once = groups;
    for (LayerGroup group : once) {
        group.attentionParameters = group.mlpParameters = group.routerParameters = 0;
        group.expertParameters = group.normParameters = 0;
        group.count *= int(loops - 1);
        groups.push_back(group);
    }
}

} // namespace

int ggufMainLayers(const GgufHeader &header, const QByteArray &architecture)
{
    const qint64 all = header.number(architecture + ".block_count").value_or(0);
    const qint64 mtp = header.number(architecture + ".nextn_predict_layers").value_or(0);
    if (all <= 0 || all > mostLayers)
        return 0;
    return mtp > 0 && mtp < all ? int(all - mtp) : int(all);
}

std::optional<ModelShape> ggufShape(const GgufHeader &header, const QByteArray &architecture,
                                    const GgufCount &count, const GgufWindow &window)
{
    const int layers = ggufMainLayers(header, architecture);
    const bool stray = !count.layers.isEmpty() && count.layers.lastKey() >= layers;
    if (layers == 0 || count.layers.isEmpty() || stray
        || std::find(compressedCaches.begin(), compressedCaches.end(), architecture)
            != compressedCaches.end())
        return std::nullopt;
    ModelShape shape;
    const qint64 sharing = header.number(architecture + ".attention.shared_kv_layers").value_or(0);
    for (int i = 0; i < layers; ++i) {
        const GgufLayer layer = count.layers.value(i);
        const bool windowed = i < window.layers.size() && window.layers[i];
        const LayerReader reader(header, architecture, windowed, i);
        LayerGroup group;
        group.count = 1;
        if (!setCache(group, reader, layer, windowed))
            return std::nullopt;
        setParameters(group, reader, layer);
        group.window = group.attention == AttentionKind::SlidingWindow ? int(window.tokens) : 0;
        group.sharesCache = sharing > 0 && i >= layers - sharing;
        append(shape.groups, group);
    }
    const qint64 loops = header.number(architecture + ".num_loops").value_or(1);
    if (loops > 1 && loops <= mostLoops)
        addLoops(shape.groups, loops);
    shape.embeddingParameters = count.embedding;
    shape.headParameters = count.head;
    shape.otherParameters = count.other;
    return shape;
}

} // namespace xuanka
