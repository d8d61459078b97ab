// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/MemoryConstants.h"

#include "core/estimate/ConstantReader.h"
#include "core/estimate/Job.h"

namespace xuanka {
namespace {

QString named(const char *section, const char *name)
{
    return QStringLiteral("memory.%1.%2").arg(QLatin1String(section), QLatin1String(name));
}

QString text(std::string_view key)
{
    return QString::fromLatin1(key.data(), qsizetype(key.size()));
}

WeightBits readFormat(ConstantReader &reader, WeightFormat format)
{
    const QString prefix =
        QStringLiteral("memory.format.%1.").arg(text(key(format)).replace(u'.', u'_'));
    WeightBits bits;
    bits.base = reader.number(prefix + QStringLiteral("base"));
    const bool gguf = format >= WeightFormat::GgufF16 && format <= WeightFormat::GgufIq2Xxs;
    if (!gguf) {
        bits.value = bits.output = bits.down = bits.base;
        bits.embedding = bits.head = bits.base > 16 ? bits.base : 16;
        return bits;
    }
    bits.value = reader.number(prefix + QStringLiteral("values"));
    bits.output = reader.number(prefix + QStringLiteral("output"));
    bits.down = reader.number(prefix + QStringLiteral("down"));
    bits.embedding = reader.number(prefix + QStringLiteral("embedding"));
    bits.head = reader.number(prefix + QStringLiteral("head"));
    return bits;
}

StackConstants readStack(ConstantReader &reader, const char *name)
{
    const QString prefix = QStringLiteral("memory.stack.%1.").arg(QLatin1String(name));
    return {reader.number(prefix + QStringLiteral("fixed_gib")),
            reader.number(prefix + QStringLiteral("logits")),
            reader.number(prefix + QStringLiteral("fused_logits")),
            reader.number(prefix + QStringLiteral("slack_share")),
            reader.number(prefix + QStringLiteral("slack_gib")),
            reader.number(prefix + QStringLiteral("wide_bytes")),
            reader.number(prefix + QStringLiteral("gather_share")),
            reader.number(prefix + QStringLiteral("step_copies")),
            reader.band(prefix + QStringLiteral("spread"))};
}

DiffusionConstants readDiffusion(ConstantReader &reader, const char *name)
{
    const QString prefix = QStringLiteral("memory.diffusion.%1.").arg(QLatin1String(name));
    return {reader.number(prefix + QStringLiteral("token_bytes")),
            reader.number(prefix + QStringLiteral("decode_bytes")),
            reader.band(prefix + QStringLiteral("spread"))};
}

} // namespace

MemoryConstants MemoryConstants::read(ConstantReader &reader)
{
    MemoryConstants c;
    const auto number = [&reader](const char *section, const char *name) {
        return reader.number(named(section, name));
    };
    const auto band = [&reader](const char *section, const char *name) {
        return reader.band(named(section, name));
    };
    for (const auto &row : KeyTable<WeightFormat>::rows)
        c.format[std::size_t(row.first)] = readFormat(reader, row.first);
    constexpr std::array<const char *, stacks> names{"unknown", "ms-swift",  "llama-factory",
                                                     "axolotl", "torchtune", "litgpt",
                                                     "peft",    "unsloth"};
    for (std::size_t i = 0; i < stacks; ++i)
        c.stack[i] = readStack(reader, names[i]);
    c.unknownShape = {
        number("unknown_shape", "parameters"),  number("unknown_shape", "layers"),
        number("unknown_shape", "layer_power"), number("unknown_shape", "fewest_layers"),
        number("unknown_shape", "hidden"),      number("unknown_shape", "hidden_power"),
        number("unknown_shape", "vocabulary"),  number("unknown_shape", "intermediate_per_hidden"),
        number("unknown_shape", "key_width"),   number("unknown_shape", "wide_copies"),
        number("unknown_shape", "wide_share")};
    c.serving = {number("serving", "hidden_copies"), number("serving", "bytes_per_logit")};
    c.llamaCpp = {number("llama_cpp", "latent_mib")};
    c.transformers = {number("transformers", "fixed_mib"),
                      number("transformers", "awq_cache_share")};
    c.training = {
        number("training", "mixed_gradient_bytes"), number("training", "norm_copies_eager"),
        number("training", "norm_copies_plain"),    number("training", "norm_copies_fused"),
        number("training", "score_bytes"),          number("training", "gathered_layers"),
        number("training", "bucket_gib"),           number("training", "adapter_bytes")};
    constexpr std::array<const char *, diffusionFamilies> families{
        "transformer", "unet", "wan", "wan-per-token", "wan-compact", "dual-stream"};
    for (std::size_t i = 0; i < diffusionFamilies; ++i)
        c.diffusion.family[i] = readDiffusion(reader, families[i]);
    c.diffusion.hidden = number("diffusion", "hidden");
    c.diffusion.hiddenParameters = number("diffusion", "hidden_parameters");
    c.diffusion.tilePixels = number("diffusion", "tile_pixels");
    c.diffusion.trainedLayers = number("diffusion", "trained_layers");
    c.diffusion.checkpointedLayers = number("diffusion", "checkpointed_layers");
    c.diffusion.encoder = band("diffusion", "encoder_gib");
    c.render = {number("render", "bytes_per_pixel"), band("render", "engine_gib")};
    c.simulation = {number("simulation", "halo_share")};
    c.runtime = {band("runtime", "context_gib"), band("runtime", "engine_gib"),
                 band("runtime", "collectives_gib"), band("runtime", "graphs_gib")};
    c.host = {band("host", "inference_gib"), band("host", "training_gib")};
    c.measured = {number("measured", "spread")};
    c.spread = {band("spread", "weights"),
                band("spread", "weights_quantized"),
                band("spread", "weights_gguf"),
                band("spread", "weights_block"),
                band("spread", "weights_from_file"),
                band("spread", "weights_from_total"),
                band("spread", "cache"),
                band("spread", "cache_from_total"),
                number("spread", "window_ignored"),
                band("spread", "serving"),
                band("spread", "llama_cpp"),
                band("spread", "llama_cpp_latent"),
                band("spread", "transformers"),
                band("spread", "training"),
                band("spread", "render"),
                band("spread", "cells"),
                band("spread", "given")};
    return c;
}

} // namespace xuanka
