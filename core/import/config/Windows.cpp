// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Decoder.h"

namespace xuanka {
namespace {

using Windows = std::vector<qint64>;

// layer_types of newer configurations: the word of every layer. Below zero: a kind the family has
// not.
Windows fromTypes(ConfigObject &config, qint64 layers, qint64 window, qint64 chunk)
{
    const QStringList types = config.texts("layer_types");
    Windows result(static_cast<std::size_t>(layers), 0);
    if (types.size() != layers) {
        config.fail({ImportCode::ConfigListLength,
                     {QStringLiteral("layer_types"), qint64(types.size()), layers}});
        return result;
    }
    for (qsizetype i = 0; i < types.size(); ++i) {
        if (window >= 0 && types[i] == QLatin1String("sliding_attention"))
            result[static_cast<std::size_t>(i)] = window;
        else if (chunk >= 0 && types[i] == QLatin1String("chunked_attention"))
            result[static_cast<std::size_t>(i)] = chunk;
        else if (types[i] != QLatin1String("full_attention"))
            config.refuse("layer_types");
    }
    return result;
}

Windows everyNthGlobal(qint64 layers, qint64 window, qint64 pattern)
{
    Windows result(static_cast<std::size_t>(layers), 0);
    for (qint64 i = 0; i < layers && pattern > 0; ++i)
        result[static_cast<std::size_t>(i)] = (i + 1) % pattern != 0 ? window : 0;
    return result;
}

// Numbers, or letters as in "LLLG" (local, global).
qint64 readPattern(ConfigObject &config, qint64 otherwise)
{
    for (const char *key : {"sliding_window_pattern", "_sliding_window_pattern"}) {
        if (!config.has(key))
            continue;
        if (!config.json().value(QLatin1String(key)).isString())
            return config.integer(key, ConfigObject::number);
        const QString letters = config.text(key);
        if (letters.count(u'G') != 1 || !letters.endsWith(u'G')
            || letters.count(u'L') != letters.size() - 1)
            config.refuse(key);
        return letters.size();
    }
    return otherwise;
}

Windows fromLayer(ConfigObject &config, qint64 layers, qint64 window)
{
    Windows result(static_cast<std::size_t>(layers), 0);
    const qint64 first = config.integer("max_window_layers", ConfigObject::number, 28);
    for (qint64 i = first; i < layers; ++i)
        result[static_cast<std::size_t>(i)] = window;
    return result;
}

Windows chunked(ConfigObject &config, qint64 layers, qint64 chunk)
{
    const qint64 interval = config.integer("no_rope_layer_interval", ConfigObject::layerCount, 4);
    const auto rotary = config.integers("no_rope_layers", ConfigObject::number);
    Windows result = everyNthGlobal(layers, chunk, interval);
    if (rotary.empty())
        return result;
    if (rotary.size() != result.size())
        config.fail({ImportCode::ConfigListLength,
                     {QStringLiteral("no_rope_layers"), qint64(rotary.size()), layers}});
    else
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = rotary[i] != 0 ? chunk : 0;
    return result;
}

} // namespace

std::vector<qint64> readWindows(ConfigObject &config, const DecoderTraits &traits, qint64 layers,
                                qint64 context)
{
    const Windows none(static_cast<std::size_t>(layers), 0);
    if (traits.window == WindowRule::None) // a list may still say so layer by layer
        return config.has("layer_types") ? fromTypes(config, layers, -1, -1) : none;
    config.ignore({"sliding_window", "max_window_layers", "use_sliding_window",
                   "sliding_window_pattern", "_sliding_window_pattern", "sliding_window_size"});
    const bool given = config.json().contains(QLatin1String("sliding_window"));
    const qint64 chunk = config.integer("attention_chunk_size", ConfigObject::number, 0);
    qint64 window =
        given ? config.integer("sliding_window", ConfigObject::number, 0) : traits.defaults.window;
    // A window as long as the context forgets nothing.
    if (context > 0 && window >= context)
        window = 0;
    const bool off =
        traits.window == WindowRule::FromLayer && !config.flag("use_sliding_window", false);
    if (off)
        window = 0;
    if (config.has("layer_types") && !off)
        return fromTypes(config, layers, window, chunk);
    config.ignore({"layer_types"});
    switch (traits.window) {
    case WindowRule::Everywhere:
        return Windows(static_cast<std::size_t>(layers), window);
    case WindowRule::FromLayer:
        return window > 0 ? fromLayer(config, layers, window) : none;
    case WindowRule::Pattern:
        return everyNthGlobal(layers, window, readPattern(config, traits.windowPattern));
    case WindowRule::Chunked:
        return chunked(config, layers, chunk);
    case WindowRule::None:
        break;
    }
    return none;
}

} // namespace xuanka
