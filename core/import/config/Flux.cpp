// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"

// The transformer of FLUX.1 (diffusers, FluxTransformer2DModel). Checked against the published
// total of FLUX.1-dev (11,901,408,320).
namespace xuanka {
namespace {

Count linear(Count in, Count out)
{
    return in * out + out;
}

// Layers of both kinds see the whole image and text at once and keep no cache.
Layer block(qint64 heads, qint64 headSize, Count d)
{
    Layer layer;
    layer.kind.heads = static_cast<int>(heads);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(headSize);
    layer.width = d * 4;
    return layer;
}

} // namespace

void buildFlux(ConfigObject &config, const Family &, Draft &draft)
{
    const qint64 heads = config.integer("num_attention_heads", {1, 1 << 12}, 24);
    const qint64 headSize = config.integer("attention_head_dim", {1, 1 << 12}, 128);
    const qint64 doubles = config.integer("num_layers", ConfigObject::layerCount, 19);
    const qint64 singles = config.integer("num_single_layers", ConfigObject::layerCountOrNone, 38);
    const Count d = Count(heads) * headSize;
    const Count text = config.integer("joint_attention_dim", ConfigObject::width, 4096);
    const Count pooled = config.integer("pooled_projection_dim", ConfigObject::width, 768);
    const qint64 channels = config.integer("in_channels", ConfigObject::width, 64);
    const Count output = config.integer("out_channels", ConfigObject::width, channels);
    const Count patch = config.integer("patch_size", ConfigObject::headCount, 1);
    const bool guided = config.flag("guidance_embeds", false);

    Layer pair = block(heads, headSize, d); // image and text streams side by side
    pair.attention = linear(d, d) * 8;
    pair.mlp = (linear(d, d * 4) + linear(d * 4, d)) * 2;
    pair.norms = linear(d, d * 6) * 2 + Count(headSize) * 4;
    for (qint64 i = 0; i < doubles; ++i)
        draft.addLayer(pair);
    Layer single = block(heads, headSize, d); // one stream, attention beside the MLP
    single.attention = linear(d, d) * 3;
    single.mlp = linear(d, d * 4) + linear(d * 5, d);
    single.norms = linear(d, d * 3) + Count(headSize) * 2;
    for (qint64 i = 0; i < singles; ++i)
        draft.addLayer(single);

    const Count step = linear(256, d) + linear(d, d);
    draft.addOther(step * (guided ? 2 : 1) + linear(pooled, d) + linear(d, d));
    draft.addOther(linear(text, d) + linear(channels, d) + linear(d, d * 2)
                   + linear(d, patch * patch * output));
    draft.kind = ModelKind::ImageDiffusion;
    if (draft.fits())
        draft.shape().hidden = static_cast<int>(d.value());
}

} // namespace xuanka
