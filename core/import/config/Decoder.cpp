// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Decoder.h"

#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"

#include <algorithm>

namespace xuanka {
namespace {

struct Choices {
    bool qkvBias = false;
    bool outputBias = false;
    bool mlpBias = false;
    bool qkNorm = false;
    int norms = 2; // in hidden sizes, biases included
};

Choices readChoices(ConfigObject &config, const DecoderTraits &traits)
{
    Choices choices;
    choices.qkvBias = read(config, traits.qkvBias);
    choices.outputBias = read(config, traits.outputBias);
    choices.mlpBias = read(config, traits.mlpBias);
    choices.qkNorm = traits.qkNorm != QkNorm::None && read(config, traits.qkNormIf);
    choices.norms = (read(config, traits.oneNorm) ? 1 : traits.norms) * (traits.normBias ? 2 : 1);
    return choices;
}

// One width for all layers or a list; nothing is asked of a model whose layers all have experts.
std::vector<qint64> readWidths(ConfigObject &config, const DecoderTraits &traits,
                               const Dimensions &size, const ExpertPlan &plan)
{
    const Key key = traits.experts != nullptr && traits.experts->denseWidth != nullptr
        ? Key{traits.experts->denseWidth}
        : traits.names->intermediate;
    const bool dense =
        std::find(plan.sparse.begin(), plan.sparse.end(), false) != plan.sparse.end();
    const char *name = spelling(config, key);
    if (!dense)
        return std::vector<qint64>(plan.sparse.size(), 1);
    const qint64 otherwise =
        traits.widthFactor > 0 ? size.hidden * traits.widthFactor : traits.defaults.intermediate;
    return config.perLayer(name, ConfigObject::width, size.layers, otherwise);
}

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
    else if (norm == QkNorm::FullWidth)
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

const char *spelling(ConfigObject &config, Key key)
{
    config.ignore({key.name});
    if (key.also == nullptr)
        return key.name;
    config.ignore({key.also});
    return config.has(key.name) || !config.has(key.also) ? key.name : key.also;
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
    const auto either = [&](Key key, ConfigObject::Range range, qint64 otherwise) {
        const char *name = spelling(config, key);
        return otherwise > 0 ? config.integer(name, range, otherwise) : config.integer(name, range);
    };
    Dimensions size;
    size.hidden = either(names.hidden, ConfigObject::width, defaults.hidden);
    size.layers = either(names.layers, ConfigObject::layerCount, defaults.layers);
    size.heads = either(names.heads, ConfigObject::headCount, defaults.heads);
    size.vocabulary = either(names.vocabulary, ConfigObject::words, defaults.vocabulary);
    if (config.has(spelling(config, names.headSize)) || defaults.headSize > 0) {
        size.headSize = either(names.headSize, ConfigObject::width, defaults.headSize);
    } else {
        if (size.hidden % size.heads != 0)
            config.conflict(spelling(config, names.hidden), spelling(config, names.heads));
        size.headSize = std::max<qint64>(size.hidden / size.heads, 1);
    }
    const qint64 kvHeads = read(config, traits.singleKvHead) ? 1
        : defaults.kvHeads > 0                               ? defaults.kvHeads
                                                             : size.heads;
    size.kvHeads = config.perLayer(spelling(config, names.kvHeads), ConfigObject::headCount,
                                   size.layers, kvHeads);
    for (const qint64 count : size.kvHeads) {
        if (size.heads % count != 0)
            config.conflict(spelling(config, names.heads), spelling(config, names.kvHeads));
    }
    return size;
}

void addOutside(ConfigObject &config, const DecoderTraits &traits, const Dimensions &size,
                Draft &draft)
{
    const Count embedding = Count(size.vocabulary) * size.hidden;
    Count positions;
    if (traits.positions != nullptr)
        positions = Count(config.integer(traits.positions, ConfigObject::width)) * size.hidden;
    draft.setEmbedding(embedding + positions);
    const bool tied = read(config, traits.tied);
    const bool bias = read(config, traits.headBias);
    if (!draft.headless)
        draft.setHead((tied ? Count() : embedding) + (bias ? Count(size.vocabulary) : Count()));
    const Count norm = Count(size.hidden) * (traits.normBias ? 2 : 1);
    if (traits.finalNorm)
        draft.addOther(norm);
    if (read(config, traits.embeddingNorm))
        draft.addOther(norm);
    ModelShape &shape = draft.shape();
    shape.vocabulary = size.vocabulary;
    shape.hidden = static_cast<int>(size.hidden);
    shape.maxContext =
        config.integer(spelling(config, traits.names->context), ConfigObject::tokens, 0);
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
    const auto widths = readWidths(config, traits, size, plan);
    const Choices choices = readChoices(config, traits);
    for (std::size_t i = 0; i < windows.size() && !config.failed(); ++i) {
        Layer layer;
        addAttention(layer, size, size.kvHeads[i], choices, traits.qkNorm);
        if (traits.sinks)
            layer.attention += size.heads;
        setWindow(layer.kind, windows[i]);
        if (plan.sparse[i])
            addExperts(layer, plan, size.hidden, traits.mlp);
        else
            addMlp(layer, size.hidden, widths[i], traits.mlp, choices.mlpBias);
        layer.norms += Count(size.hidden) * choices.norms + traits.extras;
        draft.addLayer(layer);
    }
    if (traits.uncountedMtp != nullptr)
        noteMtp(config, traits.uncountedMtp, draft);
}

} // namespace xuanka
