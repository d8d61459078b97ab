// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Decoder.h"

#include "core/import/ImportCode.h"

namespace xuanka {
namespace {

struct Choices {
    bool qkvBias = false;
    bool outputBias = false;
    bool mlpBias = false;
    bool qkNorm = false;
};

void addAttention(Layer &layer, const Dimensions &size, qint64 kvHeads, const Choices &choices,
                  QkNorm norm)
{
    const Count d = size.hidden;
    const Count h = size.headSize;
    const Count queries = Count(size.heads) * h;
    const Count keys = Count(kvHeads) * h;
    layer.attention = d * (queries + keys + keys) + queries * d;
    if (choices.qkvBias)
        layer.attention += queries + keys + keys;
    if (choices.outputBias)
        layer.attention += d;
    layer.kind.heads = static_cast<int>(size.heads);
    layer.kind.kvHeads = static_cast<int>(kvHeads);
    layer.kind.headSize = static_cast<int>(size.headSize);
    layer.kind.valueHeadSize = static_cast<int>(size.headSize);
    if (!choices.qkNorm)
        return;
    if (norm == QkNorm::PerHead)
        layer.norms += h * 2;
    else if (norm != QkNorm::None)
        layer.norms += queries + keys;
}

void addMlp(Layer &layer, qint64 hidden, qint64 width, Mlp kind, bool bias)
{
    layer.mlp = mlpCount(hidden, width, kind, bias);
    layer.width = width;
}

void setWindow(LayerGroup &group, qint64 window)
{
    if (window <= 0)
        return;
    group.attention = AttentionKind::SlidingWindow;
    group.window = static_cast<int>(window);
}

} // namespace

bool read(ConfigObject &config, Switch choice)
{
    return choice.key != nullptr ? config.flag(choice.key, choice.otherwise) : choice.otherwise;
}

Count mlpCount(qint64 hidden, qint64 width, Mlp kind, bool bias)
{
    const int inputs = kind == Mlp::Gated ? 2 : 1;
    const Count weights = Count(hidden) * width * (inputs + 1);
    return bias ? weights + Count(width) * inputs + hidden : weights;
}

Dimensions readDimensions(ConfigObject &config, const DecoderTraits &traits)
{
    const Names &names = *traits.names;
    const Defaults &defaults = traits.defaults;
    const auto either = [&](const char *key, ConfigObject::Range range, qint64 otherwise) {
        return otherwise > 0 ? config.integer(key, range, otherwise) : config.integer(key, range);
    };
    Dimensions size;
    size.hidden = either(names.hidden, ConfigObject::width, defaults.hidden);
    size.layers = either(names.layers, ConfigObject::layerCount, defaults.layers);
    size.heads = either(names.heads, ConfigObject::headCount, defaults.heads);
    size.vocabulary = either(names.vocabulary, ConfigObject::words, defaults.vocabulary);
    if (config.has(names.headSize) || defaults.headSize > 0) {
        size.headSize = either(names.headSize, ConfigObject::width, defaults.headSize);
    } else {
        if (size.hidden % size.heads != 0)
            config.conflict(names.hidden, names.heads);
        size.headSize = size.hidden / size.heads;
    }
    config.ignore({names.headSize});
    const qint64 kvHeads = defaults.kvHeads > 0 ? defaults.kvHeads : size.heads;
    size.kvHeads = config.perLayer(names.kvHeads, ConfigObject::headCount, size.layers, kvHeads);
    for (const qint64 count : size.kvHeads) {
        if (size.heads % count != 0)
            config.conflict(names.heads, names.kvHeads);
    }
    return size;
}

void addOutside(ConfigObject &config, const DecoderTraits &traits, const Dimensions &size,
                Draft &draft)
{
    const Count embedding = Count(size.vocabulary) * size.hidden;
    Count positions;
    if (traits.positions != nullptr)
        positions =
            Count(config.integer(traits.positions, ConfigObject::width) + traits.extraPositions)
            * size.hidden;
    draft.setEmbedding(embedding + positions);
    const bool tied = read(config, traits.tied);
    const bool bias = read(config, traits.headBias);
    if (!draft.headless)
        draft.setHead((tied ? Count() : embedding) + (bias ? Count(size.vocabulary) : Count()));
    if (traits.finalNorm)
        draft.addOther(Count(size.hidden) * (traits.normBias ? 2 : 1));
    ModelShape &shape = draft.shape();
    shape.vocabulary = size.vocabulary;
    shape.hidden = static_cast<int>(size.hidden);
    shape.maxContext = config.integer(traits.names->context, ConfigObject::tokens, 0);
}

void buildDecoder(ConfigObject &config, const Family &family, Draft &draft)
{
    const DecoderTraits &traits = family.traits;
    const Dimensions size = readDimensions(config, traits);
    addOutside(config, traits, size, draft);
    const auto windows = readWindows(config, traits, size.layers, draft.shape().maxContext);
    ExpertPlan plan;
    plan.sparse.assign(static_cast<std::size_t>(size.layers), false);
    if (traits.experts != nullptr)
        plan = readExperts(config, *traits.experts, size.layers);
    const bool allSparse =
        std::find(plan.sparse.begin(), plan.sparse.end(), false) == plan.sparse.end();
    const char *dense = traits.experts != nullptr && traits.experts->denseWidth != nullptr
        ? traits.experts->denseWidth
        : traits.names->intermediate;
    std::vector<qint64> widths(static_cast<std::size_t>(size.layers), 1);
    if (!allSparse)
        widths =
            config.perLayer(dense, ConfigObject::width, size.layers, traits.defaults.intermediate);
    config.ignore({dense, traits.names->intermediate});
    const Choices choices{read(config, traits.qkvBias), read(config, traits.outputBias),
                          read(config, traits.mlpBias),
                          traits.qkNorm != QkNorm::None && read(config, traits.qkNormIf)};
    for (std::size_t i = 0; i < windows.size() && !config.failed(); ++i) {
        Layer layer;
        addAttention(layer, size, size.kvHeads[i], choices, traits.qkNorm);
        setWindow(layer.kind, windows[i]);
        if (plan.sparse[i])
            addExperts(layer, plan, size.hidden, traits.mlp);
        else
            addMlp(layer, size.hidden, widths[i], traits.mlp, choices.mlpBias);
        layer.norms += Count(size.hidden) * traits.norms * (traits.normBias ? 2 : 1);
        draft.addLayer(layer);
    }
}

} // namespace xuanka
