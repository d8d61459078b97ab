// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Towers.h"

#include "core/import/ImportCode.h"
#include "core/import/config/Builders.h"
#include "core/import/config/ConfigObject.h"

namespace xuanka {
namespace {

struct Patches {
    qint64 image = 1;
    qint64 patch = 1;
    qint64 channels = 3;
    Count pixels() const { return Count(patch) * patch * channels; }
    Count positions() const { return Count(image / patch) * (image / patch); }
};

Patches readPatches(ConfigObject &vision, qint64 image, qint64 patch)
{
    Patches patches;
    patches.image = vision.integer("image_size", ConfigObject::width, image);
    patches.patch = vision.integer("patch_size", ConfigObject::width, patch);
    patches.channels = vision.integer("num_channels", ConfigObject::headCount, 3);
    return patches;
}

Count siglipVision(ConfigObject &vision)
{
    const Count d = vision.integer("hidden_size", ConfigObject::width, 768);
    const Count width = vision.integer("intermediate_size", ConfigObject::width, 3072);
    const Count layers = vision.integer("num_hidden_layers", ConfigObject::layerCount, 12);
    const Patches patches = readPatches(vision, 224, 16);
    Count sum =
        d * patches.pixels() + d + patches.positions() * d + layers * visionLayer(d, width) + d * 2;
    if (vision.flag("vision_use_head", true)) // attention pooling with its own MLP
        sum += d + d * d * 4 + d * 4 + d * 2 + d * width * 2 + width + d;
    return sum;
}

Count pixtralVision(ConfigObject &vision)
{
    const Count d = vision.integer("hidden_size", ConfigObject::width, 1024);
    const Count width = vision.integer("intermediate_size", ConfigObject::width, 4096);
    const Count layers = vision.integer("num_hidden_layers", ConfigObject::layerCount, 24);
    const qint64 heads = vision.integer("num_attention_heads", ConfigObject::headCount, 16);
    const Patches patches = readPatches(vision, 1024, 16);
    if (vision.has("head_dim")
        && (Count(vision.integer("head_dim", ConfigObject::width)) * heads).value() != d.value())
        vision.refuse("head_dim");
    vision.ignore({"head_dim"});
    return d * patches.pixels() + d + layers * (d * d * 4 + d * width * 3 + d * 2);
}

// Two linear layers from the tower's width to the language model's.
void addProjector(ConfigObject &config, Draft &draft, Count from, bool biasByDefault)
{
    const Count to = draft.shape().hidden;
    const bool bias = config.flag("multimodal_projector_bias", biasByDefault);
    draft.addProjector(from * to + to * to + (bias ? to * 2 : Count()));
}

} // namespace

Count visionLayer(Count hidden, Count width)
{
    return hidden * hidden * 4 + hidden * 4 + hidden * width * 2 + width + hidden + hidden * 4;
}

Count clipVision(ConfigObject &vision)
{
    const Count d = vision.integer("hidden_size", ConfigObject::width, 768);
    const Count width = vision.integer("intermediate_size", ConfigObject::width, 3072);
    const Count layers = vision.integer("num_hidden_layers", ConfigObject::layerCount, 12);
    const Patches patches = readPatches(vision, 224, 32);
    return d + d * patches.pixels() + (patches.positions() + 1) * d + d * 2
        + layers * visionLayer(d, width) + d * 2;
}

void addClipTower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    const QString type = vision.text("model_type", QStringLiteral("clip_vision_model"));
    if (type == QLatin1String("clip_vision_model"))
        draft.addVision(clipVision(vision));
    else if (type == QLatin1String("siglip_vision_model"))
        draft.addVision(siglipVision(vision));
    else if (type == QLatin1String("pixtral"))
        draft.addVision(pixtralVision(vision));
    else
        vision.fail({ImportCode::UnsupportedModel, {type}});
    // Features of several layers are put side by side.
    const bool listed = config.json().value(QLatin1String("vision_feature_layer")).isArray();
    const qint64 features =
        listed ? config.integers("vision_feature_layer", {-4096, 4096}).size() : 1;
    const qint64 standard = type == QLatin1String("pixtral") ? 1024 : 768;
    const Count d = vision.integer("hidden_size", ConfigObject::width, standard);
    addProjector(config, draft, d * features, true);
    if (config.has("image_grid_pinpoints")) // LLaVA-NeXT marks line ends of an image
        draft.addProjector(draft.shape().hidden);
    vision.finish(type);
}

void addSiglipTower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    const Count d = vision.integer("hidden_size", ConfigObject::width, 768);
    // The projection with its norm is part of the vision side in the files.
    draft.addVision(siglipVision(vision) + d * draft.shape().hidden + d);
    vision.finish(QStringLiteral("siglip_vision_model"));
}

void addPixtralTower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    draft.addVision(pixtralVision(vision));
    const Count d = vision.integer("hidden_size", ConfigObject::width, 1024);
    const Count merge = config.integer("spatial_merge_size", ConfigObject::headCount, 2);
    draft.addProjector(d + d * merge * merge * d);
    addProjector(config, draft, d, false);
    vision.finish(QStringLiteral("pixtral"));
}

void addLlama4Tower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    const Count d = vision.integer("hidden_size", ConfigObject::width, 768);
    const Count width = vision.integer("intermediate_size", ConfigObject::width, 5632);
    const Count layers = vision.integer("num_hidden_layers", ConfigObject::layerCount, 34);
    const Count inner = vision.integer("projector_input_dim", ConfigObject::width, 4096);
    const Count outer = vision.integer("projector_output_dim", ConfigObject::width, 4096);
    const Count output = vision.integer("vision_output_dim", ConfigObject::width, 7680);
    const Patches patches = readPatches(vision, 448, 14);
    // The adapter joins pixels to `width` before it projects.
    draft.addVision(d * patches.pixels() + d + (patches.positions() + 1) * d + d * 4
                    + layers * visionLayer(d, width) + width * inner + inner * outer);
    draft.addProjector(output * draft.shape().hidden);
    vision.ignore({"vision_output_dim", "pixel_shuffle_ratio"});
    vision.finish(QStringLiteral("llama4_vision_model"));
}

void addInternTower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    const Count d = vision.integer("hidden_size", ConfigObject::width);
    const Count width = vision.integer("intermediate_size", ConfigObject::width);
    const Count layers = vision.integer("num_hidden_layers", ConfigObject::layerCount);
    const Patches patches = readPatches(vision, 448, 14);
    const bool scaled =
        vision.text("norm_type", QStringLiteral("rms_norm")) == QLatin1String("rms_norm");
    Count layer = visionLayer(d, width) + d * 2; // two learned scales of the residual
    if (scaled || !vision.flag("qkv_bias", true) || vision.flag("qk_normalization", false))
        vision.refuse("norm_type");
    draft.addVision(d + d * patches.pixels() + d + (patches.positions() + 1) * d + layers * layer);
    const Count text = draft.shape().hidden;
    const Count joined = d * 4; // pixel shuffle by half in both directions
    if (config.json().value(QLatin1String("downsample_ratio")).toDouble(0.5) != 0.5)
        config.refuse("downsample_ratio");
    draft.addProjector(joined * 2 + joined * text + text + text * text + text);
    vision.finish(QStringLiteral("intern_vit"));
}

void buildPhi3Vision(ConfigObject &config, const Family &, Draft &draft)
{
    const Family *text = findFamily(QStringLiteral("phi3"));
    text->build(config, *text, draft);
    ConfigObject layer = config.child("embd_layer");
    ConfigObject tower = config.child("img_processor");
    // The tower is given by name. Four patches are joined before the projection; two learned
    // vectors separate parts of the image.
    if (tower.text("model_name") != QLatin1String("openai/clip-vit-large-patch14-336")
        || layer.text("projection_cls") != QLatin1String("mlp")
        || !layer.flag("use_hd_transform", false)
        || !layer.flag("with_learnable_separator", false)) {
        noteTower(draft, "img_processor");
        return;
    }
    const Count d = draft.shape().hidden;
    const Count joined = 4 * 1024;
    draft.addVision(303'507'456);
    draft.addProjector(joined * d + d + d * d + d + joined * 2);
}

} // namespace xuanka
