// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/Lookup.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace xuanka::accuracy {
namespace {

QRegularExpression pattern(const char *text)
{
    return QRegularExpression(QString::fromLatin1(text), QRegularExpression::CaseInsensitiveOption);
}

// Spellings of formats in the rows, longest and most special first.
constexpr std::array<std::pair<const char *, WeightFormat>, 32> formats{{
    {"iq2_xxs", WeightFormat::GgufIq2Xxs},
    {"iq2_xs", WeightFormat::GgufIq2Xs},
    {"iq3_xxs", WeightFormat::GgufIq3Xxs},
    {"iq4_xs", WeightFormat::GgufIq4Xs},
    {"q2_k", WeightFormat::GgufQ2K},
    {"q3_k_s", WeightFormat::GgufQ3KS},
    {"q3_k_m", WeightFormat::GgufQ3KM},
    {"q3_k_l", WeightFormat::GgufQ3KL},
    {"q4_k_s", WeightFormat::GgufQ4KS},
    {"q4_k_m", WeightFormat::GgufQ4KM},
    {"q4_0", WeightFormat::GgufQ4_0},
    {"q5_k_s", WeightFormat::GgufQ5KS},
    {"q5_k_m", WeightFormat::GgufQ5KM},
    {"q6_k", WeightFormat::GgufQ6K},
    {"q8_0", WeightFormat::GgufQ8_0},
    {"awq", WeightFormat::Int4Awq},
    {"nvfp4", WeightFormat::Nvfp4},
    {"mxfp4", WeightFormat::Mxfp4},
    {"fp4", WeightFormat::Nf4}, // bitsandbytes stores fp4 and nf4 alike
    {"nf4", WeightFormat::Nf4},
    {"int4-bnb", WeightFormat::Nf4},
    {"4bit-bnb", WeightFormat::Nf4},
    {"int8", WeightFormat::Int8},
    {"int4", WeightFormat::Int4Gptq},
    {"gptq", WeightFormat::Int4Gptq},
    {"4-bit", WeightFormat::Int4Gptq},
    {"8-bit", WeightFormat::Int8},
    {"fp8", WeightFormat::Fp8},
    {"bf16", WeightFormat::Bf16},
    {"f16", WeightFormat::Fp16}, // fp16 too
    {"fp32", WeightFormat::Fp32},
    {"32-true", WeightFormat::Fp32},
}};

constexpr std::array<std::pair<const char *, Engine>, 8> engines{{
    {"vllm", Engine::Vllm},
    {"sglang", Engine::SgLang},
    {"llama.cpp", Engine::LlamaCpp},
    {"exllama", Engine::ExLlamaV2},
    {"tensorrt", Engine::TensorRtLlm},
    {"ktransformers", Engine::KTransformers}, // before transformers
    {"transformers", Engine::Transformers},
    {"litgpt", Engine::Transformers}, // plain PyTorch, as Transformers is
}};

} // namespace

const Gpu *findGpu(const QString &name, const Context &context)
{
    static const QRegularExpression count = pattern("^\\s*\\d+\\s*x\\s*");
    static const QRegularExpression remark = pattern("\\s*\\(.*\\)\\s*$");
    static const QRegularExpression kind = pattern("\\s+(class|cards?|gpus?)$");
    QString text = name;
    text.remove(count).remove(remark).remove(kind);
    QStringList spellings{name, text};
    for (const QString &part : text.split(u'/')) // "A100/A800": either
        spellings.append(part.trimmed());
    QString plain = text;
    spellings.append(plain.replace(pattern("SXM\\d"), QStringLiteral("SXM")));
    QString twin = text; // the export version differs from the A100 in its NVLink only
    spellings.append(twin.replace(QLatin1String("A800-PCIe"), QLatin1String("A100-PCIe")));
    for (const QString &spelling : spellings) {
        if (const Gpu *gpu = context.catalog.findGpu(spelling))
            return gpu;
    }
    return nullptr;
}

const Gpu *findGpu(const Row &row, const Context &context)
{
    return findGpu(row.text("gpu"), context);
}

std::optional<RowWeights> findWeights(const QString &precision)
{
    const QString text = precision.toLower();
    RowWeights weights;
    static const QRegularExpression gguf = pattern("gguf\\s+~?(\\d+(?:\\.\\d+)?)\\s*bpw");
    static const QRegularExpression exl2 = pattern("exl2\\s*(\\d+(?:\\.\\d+)?)");
    if (const auto match = gguf.match(text); match.hasMatch())
        return RowWeights{WeightFormat::GgufQ4KM, match.captured(1).toDouble()};
    if (const auto match = exl2.match(text); match.hasMatch())
        return RowWeights{WeightFormat::Exl2_4, match.captured(1).toDouble()};
    const auto found = std::find_if(formats.begin(), formats.end(), [&text](const auto &row) {
        return text.contains(QLatin1String(row.first));
    });
    if (found == formats.end())
        return std::nullopt;
    weights.format = found->second;
    if (weights.format == WeightFormat::Nf4 && !text.contains(QLatin1String("dq")))
        weights.bitsPerWeight = 4.5; // without double quantisation: one fp32 scale per 64 weights
    if (text == QLatin1String("f16"))
        weights.format = WeightFormat::GgufF16;
    return weights;
}

std::optional<Engine> findEngine(const QString &framework)
{
    const QString text = framework.toLower();
    for (const auto &[name, engine] : engines) {
        if (text.contains(QLatin1String(name)))
            return engine;
    }
    return std::nullopt;
}

std::optional<int> findBatch(const Row &row)
{
    if (const auto number = row.number("batch"))
        return int(*number);
    static const QRegularExpression digits = pattern("(\\d+)");
    const auto match = digits.match(row.text("batch"));
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

} // namespace xuanka::accuracy
