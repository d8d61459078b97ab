// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/ConfigObject.h"
#include "core/import/config/Towers.h"

// Checked against the published totals of Qwen2-VL-7B (8,291,375,616), Qwen2.5-VL-7B
// (8,292,166,656) and Qwen3.5-35B-A3B (35,951,822,704), each with the tower.
namespace xuanka {
namespace {

struct Qwen {
    Count hidden;
    Count width;
    Count output;
    Count layers;
    Count pixels; // of one patch over its frames
    Count joined; // hidden size of the patches that are merged into one token
};

Qwen readQwen(ConfigObject &vision, const char *hidden, qint64 hiddenDefault, qint64 patchDefault)
{
    Qwen qwen;
    qwen.hidden = vision.integer(hidden, ConfigObject::width, hiddenDefault);
    qwen.layers = vision.integer("depth", ConfigObject::layerCount, 32);
    const Count patch = vision.integer("patch_size", ConfigObject::width, patchDefault);
    const Count frames = vision.integer("temporal_patch_size", ConfigObject::headCount, 2);
    const Count channels = vision.integer(vision.has("in_chans") ? "in_chans" : "in_channels",
                                          ConfigObject::headCount, 3);
    const Count merge = vision.integer("spatial_merge_size", ConfigObject::headCount, 2);
    qwen.pixels = patch * patch * frames * channels;
    qwen.joined = qwen.hidden * merge * merge;
    return qwen;
}

// Two biased linear layers from the merged patches to the language model.
Count merger(const Qwen &qwen)
{
    return qwen.joined * qwen.joined + qwen.joined + qwen.joined * qwen.output + qwen.output;
}

} // namespace

void addQwen2Tower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    Qwen qwen = readQwen(vision, "embed_dim", 1280, 14);
    qwen.width = qwen.hidden * vision.integer("mlp_ratio", ConfigObject::headCount, 4);
    qwen.output = vision.integer("hidden_size", ConfigObject::width, draft.shape().hidden);
    draft.addVision(qwen.hidden * qwen.pixels + qwen.layers * visionLayer(qwen.hidden, qwen.width)
                    + qwen.hidden * 2 + merger(qwen));
    vision.finish(QStringLiteral("qwen2_vl"));
}

void addQwen25Tower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    Qwen qwen = readQwen(vision, "hidden_size", 3584, 14);
    qwen.width = vision.integer("intermediate_size", ConfigObject::width, 3420);
    qwen.output = vision.integer("out_hidden_size", ConfigObject::width, 3584);
    const Count d = qwen.hidden;
    // Gated MLP with biases, norms without.
    const Count layer = d * d * 4 + d * 4 + d * qwen.width * 3 + qwen.width * 2 + d + d * 2;
    draft.addVision(d * qwen.pixels + qwen.layers * layer + d + merger(qwen));
    vision.finish(QStringLiteral("qwen2_5_vl"));
}

void addQwen3Tower(ConfigObject &config, Draft &draft)
{
    ConfigObject vision = config.child("vision_config");
    Qwen qwen = readQwen(vision, "hidden_size", 1152, 16);
    qwen.layers = vision.integer("depth", ConfigObject::layerCount, 27);
    qwen.width = vision.integer("intermediate_size", ConfigObject::width, 4304);
    qwen.output = vision.integer("out_hidden_size", ConfigObject::width, 3584);
    const Count positions = vision.integer("num_position_embeddings", ConfigObject::width, 2304);
    // Features of some layers enter the language model through mergers of their own.
    const bool listed = vision.has("deepstack_visual_indexes");
    const auto deep = vision.integers("deepstack_visual_indexes", ConfigObject::number);
    const Count mergers = listed ? qint64(deep.size()) : 3;
    draft.addVision(qwen.hidden * qwen.pixels + qwen.hidden + positions * qwen.hidden
                    + qwen.layers * visionLayer(qwen.hidden, qwen.width) + qwen.hidden * 2
                    + merger(qwen) + mergers * (qwen.joined * 2 + merger(qwen)));
    vision.finish(QStringLiteral("qwen3_vl"));
}

} // namespace xuanka
