// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Weights.h"

#include "core/estimate/memory/ShapeSummary.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double wideBits = 16;
constexpr double bitsPerByte = 8;

// Checkpoints in these formats quantise experts (or the MLP) only and keep attention wide:
// gpt-oss in MXFP4, DeepSeek in NVFP4.
bool keepsAttentionWide(WeightFormat format, const LayerGroup &group)
{
    if (format == WeightFormat::Mxfp4)
        return true;
    return format == WeightFormat::Nvfp4 && group.attention == AttentionKind::Latent;
}

bool isGguf(WeightFormat format)
{
    return format >= WeightFormat::GgufF16 && format <= WeightFormat::GgufIq2Xxs;
}

// Mean width of the attention projections: GGUF mixes give values and the output more bits.
double attentionBits(const WeightBits &bits, const LayerGroup &group)
{
    const double query = double(group.heads) * group.headSize;
    const double keys = double(group.kvHeads) * group.headSize;
    const double values = double(group.kvHeads) * group.valueHeadSize;
    const double output = double(group.heads) * group.valueHeadSize;
    const double all = query + keys + values + output;
    if (all <= 0)
        return bits.base;
    return (bits.base * (query + keys) + bits.value * values + bits.output * output) / all;
}

// The format's widths, with what the options change.
WeightBits bitsOf(WeightFormat format, const WeightOptions &options,
                  const MemoryConstants &constants)
{
    WeightBits bits = constants.format[std::size_t(format)];
    if (options.bitsPerWeight > 0) {
        if (isGguf(format)) // a mix known by its mean only
            bits = WeightBits::uniform(options.bitsPerWeight);
        else
            bits.base = bits.value = bits.output = bits.down = options.bitsPerWeight;
    }
    if (options.headQuantized)
        bits.head = bits.base;
    return bits;
}

} // namespace

WeightBytes weightBytes(const ModelShape &shape, WeightFormat format, const WeightOptions &options,
                        const MemoryConstants &constants)
{
    const WeightBits bits = bitsOf(format, options, constants);
    const bool narrow = bits.base < wideBits;
    const double smallBits = narrow ? wideBits : bits.base;
    WeightBytes bytes;
    if (shape.groups.empty()) { // of a model known by its total, embeddings are assumed
        const double total = double(shape.declaredTotal);
        const double wide = summarize(shape, constants.unknownShape).wideParameters;
        bytes.layers = (total - wide) * bits.base / bitsPerByte;
        bytes.embedding = wide * (isGguf(format) ? bits.base : smallBits) / bitsPerByte;
        return bytes;
    }
    const double mlpBits = (2 * bits.base + bits.down) / 3; // gate and up, then down
    for (const LayerGroup &group : shape.groups) {
        const double attention = options.attentionWide || keepsAttentionWide(format, group)
            ? wideBits
            : attentionBits(bits, group);
        const double count = group.count;
        bytes.layers += count
            * (double(group.attentionParameters) * attention
               + double(group.mlpParameters) * mlpBits);
        bytes.experts += count * double(group.expertParameters) * group.experts * mlpBits;
        bytes.replicated +=
            count * double(group.routerParameters + group.normParameters) * smallBits;
    }
    bytes.replicated += double(shape.otherParameters) * smallBits;
    // A tied embedding is stored once, as the head is.
    bytes.embedding =
        double(shape.embeddingParameters) * (shape.headParameters > 0 ? bits.embedding : bits.head);
    bytes.head = double(shape.headParameters) * bits.head;
    bytes.outside =
        double(shape.visionParameters + shape.audioParameters + shape.projectorParameters)
        * smallBits;
    for (double *part : {&bytes.layers, &bytes.experts, &bytes.embedding, &bytes.head,
                         &bytes.replicated, &bytes.outside})
        *part /= bitsPerByte;
    return bytes;
}

const Band &weightSpread(const ModelShape &shape, WeightFormat format,
                         const MemoryConstants &constants)
{
    const auto &spread = constants.spread;
    if (shape.groups.empty())
        return spread.weightsFromTotal;
    if (format <= WeightFormat::Bf16)
        return spread.weights;
    if (format == WeightFormat::Mxfp4 || format == WeightFormat::Nvfp4)
        return spread.weightsBlock;
    return isGguf(format) ? spread.weightsGguf : spread.weightsQuantized;
}

double weightBytesOnCard(const WeightBytes &weights, const ModelShape &shape,
                         const WeightPlacement &placement)
{
    const double tensor = std::max(1, placement.tensor);
    const double share = stageShare(shape.layers(), placement.pipeline);
    const double experts = placement.expertsOnHost ? 0 : weights.experts;
    // A tied embedding serves as the head on the card even where lookups run on the host.
    const bool hostEmbedding = placement.embeddingOnHost && weights.head > 0;
    const double embedding = hostEmbedding ? 0 : weights.embedding;
    const double ends =
        placement.pipeline > 1 ? std::max(embedding, weights.head) : embedding + weights.head;
    return share * ((weights.layers + experts) / tensor + weights.replicated)
        + (ends + weights.outside) / tensor;
}

} // namespace xuanka
