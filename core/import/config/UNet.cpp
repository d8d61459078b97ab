// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"

#include <algorithm>

// The U-Net of Stable Diffusion 1, 2 and XL (diffusers, UNet2DConditionModel). Checked against the
// published totals of SD 1.5 (859,520,964) and SDXL (2,567,463,684).
namespace xuanka {
namespace {

struct Blocks {
    std::vector<qint64> channels;
    std::vector<qint64> depths; // transformer layers of a block
    std::vector<bool> crossDown; // which blocks attend to the text
    std::vector<bool> crossUp;
    qint64 layers = 2; // of a block
    Count cross; // width of the text
    Count time; // width of the time embedding
};

Count convolution(Count in, Count out, qint64 kernel = 3)
{
    return in * out * kernel * kernel + out;
}

Count linear(Count in, Count out)
{
    return in * out + out;
}

Count residual(const Blocks &blocks, Count in, Count out)
{
    const Count shortcut = in.value() != out.value() ? convolution(in, out, 1) : Count();
    return in * 2 + convolution(in, out) + linear(blocks.time, out) + out * 2
        + convolution(out, out) + shortcut;
}

// Norms, self attention, attention to the text and a gated MLP, between two projections.
Count transformer(const Blocks &blocks, Count c, qint64 depth)
{
    const Count self = c * c * 3 + linear(c, c);
    const Count cross = c * c + blocks.cross * c * 2 + linear(c, c);
    const Count feed = linear(c, c * 8) + linear(c * 4, c);
    return c * 2 + linear(c, c) * 2 + (c * 6 + self + cross + feed) * depth;
}

Count down(const Blocks &blocks)
{
    Count sum;
    Count in = blocks.channels.front();
    for (std::size_t i = 0; i < blocks.channels.size(); ++i) {
        const Count out = blocks.channels[i];
        sum += residual(blocks, in, out) + residual(blocks, out, out) * (blocks.layers - 1);
        if (blocks.crossDown[i])
            sum += transformer(blocks, out, blocks.depths[i]) * blocks.layers;
        if (i + 1 < blocks.channels.size())
            sum += convolution(out, out);
        in = out;
    }
    return sum;
}

Count up(const Blocks &blocks)
{
    Count sum;
    const std::size_t n = blocks.channels.size();
    Count previous = blocks.channels.back();
    for (std::size_t i = 0; i < n; ++i) {
        const std::size_t level = n - 1 - i;
        const Count out = blocks.channels[level];
        const Count below = blocks.channels[level > 0 ? level - 1 : 0];
        for (qint64 j = 0; j <= blocks.layers; ++j) {
            const Count skip = j == blocks.layers ? below : out;
            sum += residual(blocks, (j == 0 ? previous : out) + skip, out);
        }
        if (blocks.crossUp[i])
            sum += transformer(blocks, out, blocks.depths[level]) * (blocks.layers + 1);
        if (i + 1 < n)
            sum += convolution(out, out);
        previous = out;
    }
    return sum;
}

std::vector<bool> readKinds(ConfigObject &config, const char *key, const char *cross,
                            const char *plain, std::size_t count)
{
    std::vector<bool> kinds;
    for (const QString &name : config.texts(key)) {
        kinds.push_back(name == QLatin1String(cross));
        if (name != QLatin1String(cross) && name != QLatin1String(plain))
            config.refuse(key);
    }
    if (kinds.size() != count)
        config.conflict(key, "block_out_channels");
    kinds.resize(count);
    return kinds;
}

// What would need another formula.
void refuseOthers(ConfigObject &config)
{
    for (const char *key :
         {"dual_cross_attention", "only_cross_attention", "class_embeddings_concat",
          "resnet_skip_time_act", "mid_block_only_cross_attention"}) {
        if (config.json().value(QLatin1String(key)).isArray() || config.flag(key, false))
            config.refuse(key);
    }
    for (const char *key : {"class_embed_type", "cross_attention_norm", "time_embedding_dim",
                            "timestep_post_act", "reverse_transformer_layers_per_block"}) {
        if (config.has(key))
            config.refuse(key);
        config.ignore({key});
    }
    const std::pair<const char *, const char *> words[] = {
        {"mid_block_type", "UNetMidBlock2DCrossAttn"},
        {"resnet_time_scale_shift", "default"},
        {"time_embedding_type", "positional"},
        {"attention_type", "default"}};
    for (const auto &[key, word] : words) {
        if (config.text(key, QLatin1String(word)) != QLatin1String(word))
            config.refuse(key);
    }
}

Count conditioning(ConfigObject &config, const Blocks &blocks)
{
    Count sum;
    const QString addition = config.text("addition_embed_type");
    if (addition == QLatin1String("text_time")) {
        const Count in =
            config.integer("projection_class_embeddings_input_dim", ConfigObject::width);
        sum += linear(in, blocks.time) + linear(blocks.time, blocks.time);
    } else if (!addition.isEmpty()) {
        config.refuse("addition_embed_type");
    }
    const QString projected = config.text("encoder_hid_dim_type");
    if (projected == QLatin1String("text_proj"))
        sum += linear(config.integer("encoder_hid_dim", ConfigObject::width), blocks.cross);
    else if (!projected.isEmpty())
        config.refuse("encoder_hid_dim_type");
    if (config.has("num_class_embeds"))
        sum += blocks.time * config.integer("num_class_embeds", ConfigObject::words);
    if (config.has("time_cond_proj_dim"))
        sum += Count(blocks.channels.front())
            * config.integer("time_cond_proj_dim", ConfigObject::width);
    config.ignore({"encoder_hid_dim", "projection_class_embeddings_input_dim",
                   "addition_time_embed_dim", "addition_embed_type_num_heads", "conv_in_kernel",
                   "conv_out_kernel"});
    return sum;
}

} // namespace

void buildUNet(ConfigObject &config, const Family &, Draft &draft)
{
    Blocks blocks;
    blocks.channels = config.integers("block_out_channels", {1, 1 << 16});
    const auto n = qint64(blocks.channels.size());
    if (n < 1 || n > 16) {
        config.integer("block_out_channels", ConfigObject::number); // names it
        return;
    }
    blocks.layers = config.integer("layers_per_block", {1, 64}, 2);
    blocks.depths = config.perLayer("transformer_layers_per_block", {1, 256}, n, 1);
    // Despite its name this is the number of heads; it changes no count.
    const auto heads = config.perLayer("attention_head_dim", {1, 1 << 12}, n, 8);
    for (std::size_t i = 0; i < heads.size() && i < blocks.channels.size(); ++i) {
        if (blocks.channels[i] % heads[i] != 0)
            config.conflict("block_out_channels", "attention_head_dim");
    }
    blocks.cross = config.integer("cross_attention_dim", ConfigObject::width, 1280);
    const Count first = blocks.channels.front();
    blocks.time = first * 4;
    const auto count = blocks.channels.size();
    blocks.crossDown =
        readKinds(config, "down_block_types", "CrossAttnDownBlock2D", "DownBlock2D", count);
    blocks.crossUp = readKinds(config, "up_block_types", "CrossAttnUpBlock2D", "UpBlock2D", count);
    refuseOthers(config);
    const qint64 in = config.integer("in_channels", {1, 4096}, 4);
    const qint64 out = config.integer("out_channels", {1, 4096}, 4);
    const qint64 kernelIn = config.integer("conv_in_kernel", {1, 64}, 3);
    const qint64 kernelOut = config.integer("conv_out_kernel", {1, 64}, 3);
    const Count last = blocks.channels.back();
    draft.kind = ModelKind::ImageDiffusion;
    draft.addOther(convolution(in, first, kernelIn) + linear(first, blocks.time)
                   + linear(blocks.time, blocks.time) + conditioning(config, blocks));
    draft.addOther(down(blocks) + residual(blocks, last, last) * 2
                   + transformer(blocks, last, blocks.depths.back()) + up(blocks));
    draft.addOther(first * 2 + convolution(first, out, kernelOut));
}

} // namespace xuanka
