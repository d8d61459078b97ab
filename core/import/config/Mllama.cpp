// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/Decoder.h"
#include "core/import/config/Towers.h"

#include <QJsonArray>

#include <algorithm>

// Llama 3.2 Vision: some layers attend to the picture instead of the text. Checked against the
// published total of Llama-3.2-11B-Vision (10,670,220,835).
namespace xuanka {
namespace {

constexpr int imageTokens = 8; // rows of the embedding beyond the vocabulary

Layer mllamaLayer(const Dimensions &size, std::size_t index, qint64 width, bool cross)
{
    const Count d = size.hidden;
    const Count queries = Count(size.heads) * size.headSize;
    const Count keys = Count(size.kvHeads[index]) * size.headSize;
    Layer layer;
    layer.attention = d * (queries * 2 + keys * 2);
    layer.mlp = mlpCount(size.hidden, width, Mlp::Gated, false);
    layer.width = width;
    layer.norms = d * 2;
    if (cross)
        layer.norms += Count(size.headSize) * 2 + 2; // norms of queries and keys, two gates
    layer.kind.heads = static_cast<int>(size.heads);
    layer.kind.kvHeads = static_cast<int>(size.kvHeads[index]);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(size.headSize);
    return layer;
}

} // namespace

void buildMllamaText(ConfigObject &config, const Family &family, Draft &draft)
{
    const Dimensions size = readDimensions(config, family.traits);
    addOutside(config, family.traits, size, draft);
    draft.setEmbedding(Count(size.vocabulary + imageTokens) * size.hidden);
    const qint64 width = config.integer("intermediate_size", ConfigObject::width, 14336);
    const auto cross = config.integers("cross_attention_layers", {0, size.layers - 1});
    for (qint64 i = 0; i < size.layers && !config.failed(); ++i) {
        const bool across = std::find(cross.begin(), cross.end(), i) != cross.end();
        draft.addLayer(mllamaLayer(size, static_cast<std::size_t>(i), width, across));
    }
    if (!cross.empty())
        draft.notes.append({ImportCode::NotePictureLayers, {qint64(cross.size()), size.layers}});
}

void addMllamaTower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    const Count d = vision.integer("hidden_size", ConfigObject::width, 1280);
    const Count width = vision.integer("intermediate_size", ConfigObject::width, 5120);
    const Count local = vision.integer("num_hidden_layers", ConfigObject::layerCount, 32);
    const Count global = vision.integer("num_global_layers", ConfigObject::layerCount, 8);
    const Count output = vision.integer("vision_output_dim", ConfigObject::width, 7680);
    const Count tiles = vision.integer("max_num_tiles", ConfigObject::headCount, 4);
    const qint64 image = vision.integer("image_size", ConfigObject::width, 448);
    const qint64 patch = vision.integer("patch_size", ConfigObject::width, 14);
    const qint64 channels = vision.integer("num_channels", ConfigObject::headCount, 3);
    const auto ratios = vision.json().value(QLatin1String("supported_aspect_ratios")).toArray();
    const Count kinds = qint64(ratios.isEmpty() ? 8 : ratios.size()) + 1; // and "none"
    const Count patches = Count(image / patch) * (image / patch) + 1;
    // Unbiased attention, biased MLP and norms.
    const Count layer = d * d * 4 + d * width * 2 + width + d + d * 4;
    draft.addVision(d * patch * patch * channels + d + patches * d + kinds * tiles * patches * d + 1
                    + (kinds * tiles * d + 1) * 2 + d * 4 + layer * local + (layer + 2) * global);
    draft.addProjector(output * draft.shape().hidden + draft.shape().hidden);
    vision.finish(QStringLiteral("mllama_vision_model"));
}

} // namespace xuanka
