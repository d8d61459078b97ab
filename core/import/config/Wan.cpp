// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"

#include <algorithm>

// The transformer of Wan 2.1 and 2.2, text to video (diffusers, WanTransformer3DModel). Checked
// against the published tensors of Wan2.1-T2V-1.3B (1,418,996,800), -14B (14,288,491,584) and
// Wan2.2-TI2V-5B (4,999,787,712). The variant with an image encoder has no verified count.
namespace xuanka {
namespace {

Count linear(Count in, Count out)
{
    return in * out + out;
}

} // namespace

void buildWan(ConfigObject &config, const Family &, Draft &draft)
{
    // The first release spells its dimensions shorter and gives the width instead of a head's.
    const qint64 heads =
        config.integer(spelling(config, {"num_attention_heads", "num_heads"}), {1, 1 << 12});
    const bool first = config.has("dim");
    const qint64 hidden = first ? config.integer("dim", ConfigObject::width) : 0;
    if (first && hidden % heads != 0)
        config.conflict("dim", "num_heads");
    const qint64 headSize = first ? std::max<qint64>(hidden / heads, 1)
                                  : config.integer("attention_head_dim", {1, 1 << 12});
    const qint64 width = config.integer("ffn_dim", ConfigObject::width);
    const qint64 layers = config.integer("num_layers", ConfigObject::layerCount);
    const Count in =
        config.integer(spelling(config, {"in_channels", "in_dim"}), ConfigObject::width);
    const Count out =
        config.integer(spelling(config, {"out_channels", "out_dim"}), ConfigObject::width, 16);
    const Count text = config.integer("text_dim", ConfigObject::width, 4096);
    const Count frequencies = config.integer("freq_dim", ConfigObject::width, 256);
    for (const char *key : {"added_kv_proj_dim", "image_dim", "pos_embed_seq_len", "vace_layers"}) {
        if (config.has(key))
            config.refuse(key);
        config.ignore({key});
    }
    const bool crossNorm = config.flag("cross_attn_norm", true);
    if (config.text("qk_norm", QStringLiteral("rms_norm_across_heads"))
        != QLatin1String("rms_norm_across_heads"))
        config.refuse("qk_norm");
    Count patch = config.has("patch_size") ? 1 : 4; // latent pixels of one patch, 1 x 2 x 2
    for (const qint64 side : config.integers("patch_size", {1, 64}))
        patch = patch * side;

    const Count d = Count(heads) * headSize;
    Layer layer;
    layer.kind.heads = static_cast<int>(heads);
    layer.kind.headSize = layer.kind.valueHeadSize = static_cast<int>(headSize);
    layer.attention = linear(d, d) * 8; // to itself and to the text
    layer.mlp = linear(d, width) + linear(width, d);
    layer.norms = d * 4 + (crossNorm ? d * 2 : Count()) + d * 6; // norms and the step's shifts
    layer.width = width;
    for (qint64 i = 0; i < layers; ++i)
        draft.addLayer(layer);
    draft.addOther(linear(in * patch, d) + linear(frequencies, d) + linear(d, d) + linear(d, d * 6)
                   + linear(text, d) + linear(d, d));
    draft.addOther(linear(d, out * patch) + d * 2);
    draft.kind = ModelKind::VideoDiffusion;
    if (draft.fits())
        draft.shape().hidden = static_cast<int>(d.value());
}

} // namespace xuanka
