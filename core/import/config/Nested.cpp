// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"

namespace xuanka {
namespace {

// The language model inside a multimodal configuration. Whether its head is tied is said by the
// outer object; where only the inner one says it, that holds.
ConfigObject textOf(ConfigObject &config, const Nested &nested)
{
    const QLatin1String tied("tie_word_embeddings");
    ConfigObject text = config.child(nested.textKey);
    if (config.has("tie_word_embeddings"))
        text.set(tied, config.json().value(tied));
    else if (!text.has("tie_word_embeddings") && nested.tied != Tied::ByText)
        text.set(tied, nested.tied == Tied::Yes);
    config.ignore({"tie_word_embeddings"});
    return text;
}

void buildText(ConfigObject &text, const QString &type, const Family &outer, Draft &draft)
{
    // The one name that stands for a decoder and for the multimodal model around it.
    const bool both = type == QLatin1String("ministral3");
    const Family *family = findFamily(both ? QStringLiteral("ministral3_text") : type);
    if (family == nullptr || family->nested != nullptr || family == &outer)
        text.fail({ImportCode::UnsupportedModel, {type}});
    else
        family->build(text, *family, draft);
}

} // namespace

void buildNested(ConfigObject &config, const Family &family, Draft &draft)
{
    const Nested &nested = *family.nested;
    if (config.has(nested.textKey)) {
        ConfigObject text = textOf(config, nested);
        const QString type = text.text("model_type", QLatin1String(nested.textType));
        buildText(text, type, family, draft);
        text.finish(type);
    } else {
        buildText(config, QLatin1String(nested.textType), family, draft);
    }
    if (config.failed())
        return;
    if (nested.tower != nullptr && config.has("vision_config"))
        nested.tower(config, draft);
    for (const char *key : {"vision_config", "audio_config", "speech_config"}) {
        const bool counted = nested.tower != nullptr && qstrcmp(key, "vision_config") == 0;
        if (config.has(key) && !counted)
            noteTower(draft, key);
        config.ignore({key});
    }
}

} // namespace xuanka
