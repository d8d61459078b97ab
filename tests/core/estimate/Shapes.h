// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"
#include "core/catalog/ModelShape.h"

// Models and cards the tests of estimates use, written down here so that they need no catalogue.
namespace xuanka::shapes {

// A Llama-like decoder: gated MLP, heads of 128, untied head.
inline ModelShape decoder(int layers, int hidden, int heads, int kvHeads, int mlp, int vocabulary)
{
    LayerGroup group;
    group.count = layers;
    group.heads = heads;
    group.kvHeads = kvHeads;
    group.headSize = group.valueHeadSize = 128;
    group.attentionParameters = std::int64_t(hidden) * 128 * (2 * heads + 2 * kvHeads);
    group.mlpParameters = 3LL * hidden * mlp;
    group.normParameters = 2LL * hidden;
    group.intermediate = mlp;
    ModelShape shape;
    shape.vocabulary = vocabulary;
    shape.hidden = hidden;
    shape.groups = {group};
    shape.embeddingParameters = shape.headParameters = std::int64_t(vocabulary) * hidden;
    shape.otherParameters = hidden;
    return shape;
}

inline ModelShape llama2_7b()
{
    return decoder(32, 4096, 32, 32, 11008, 32000);
}
inline ModelShape llama3_8b()
{
    return decoder(32, 4096, 32, 8, 14336, 128256);
}
inline ModelShape llama3_70b()
{
    return decoder(80, 8192, 64, 8, 28672, 128256);
}

// Eight experts, two of them active.
inline ModelShape mixtral8x7b()
{
    ModelShape shape = decoder(32, 4096, 32, 8, 2 * 14336, 32000);
    LayerGroup &group = shape.groups.front();
    group.mlpParameters = 0;
    group.experts = 8;
    group.expertsPerToken = 2;
    group.expertParameters = 3LL * 4096 * 14336;
    group.routerParameters = 4096 * 8;
    return shape;
}

// 61 layers of latent attention (512 + 64); experts left out: only its cache is looked at.
inline ModelShape deepSeekCache()
{
    ModelShape shape = decoder(61, 7168, 128, 128, 18432, 129280);
    LayerGroup &group = shape.groups.front();
    group.attention = AttentionKind::Latent;
    group.headSize = 192;
    group.latentSize = 576;
    return shape;
}

// Five windowed layers for each full one, as Gemma 3.
inline ModelShape windowed()
{
    ModelShape shape = decoder(60, 5376, 32, 16, 21504, 262144);
    LayerGroup full = shape.groups.front();
    shape.groups.front().attention = AttentionKind::SlidingWindow;
    shape.groups.front().window = 1024;
    shape.groups.front().count = 50;
    full.count = 10;
    shape.groups.push_back(full);
    return shape;
}

inline GpuSpec card(double gib)
{
    GpuSpec gpu;
    gpu.memoryGiB = gib;
    return gpu;
}
inline GpuSpec rtx4090()
{
    return card(24564.0 / 1024);
}
inline GpuSpec rtx5090()
{
    return card(32607.0 / 1024);
}
inline GpuSpec h100()
{
    return card(79.18);
}

} // namespace xuanka::shapes
