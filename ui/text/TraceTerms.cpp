// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/TraceTerms.h"

#include "core/base/Units.h"
#include "ui/text/Format.h"
#include "ui/text/Language.h"

#include <algorithm>
#include <cmath>

namespace xuanka::text {
namespace {

struct Word {
    std::string_view name;
    const char *words;
};

// clang-format off
constexpr Word terms[] = {
    {"weights", QT_TRANSLATE_NOOP("TraceTerms", "Weights")},
    {"kv_cache", QT_TRANSLATE_NOOP("TraceTerms", "KV cache")},
    {"activations", QT_TRANSLATE_NOOP("TraceTerms", "Activations and workspace")},
    {"gradients", QT_TRANSLATE_NOOP("TraceTerms", "Gradients")},
    {"optimizer", QT_TRANSLATE_NOOP("TraceTerms", "Optimizer state")},
    {"runtime", QT_TRANSLATE_NOOP("TraceTerms", "Runtime overhead")},
    {"decode_tokens_per_second", QT_TRANSLATE_NOOP("TraceTerms", "Decode speed")},
    {"prefill_tokens_per_second", QT_TRANSLATE_NOOP("TraceTerms", "Prefill speed")},
    {"first_token_seconds", QT_TRANSLATE_NOOP("TraceTerms", "Time to first token")},
    {"training_tokens_per_second", QT_TRANSLATE_NOOP("TraceTerms", "Training speed")},
    {"seconds_per_item", QT_TRANSLATE_NOOP("TraceTerms", "Seconds per item")},
    {"speedup", QT_TRANSLATE_NOOP("TraceTerms", "Speedup")},
    {"board_watts", QT_TRANSLATE_NOOP("TraceTerms", "Draw of one card")},
    {"machine_watts", QT_TRANSLATE_NOOP("TraceTerms", "Draw of the machine")},
    {"psu_watts", QT_TRANSLATE_NOOP("TraceTerms", "Power supplies to ask for")},
};

constexpr Word inputs[] = {
    {"autoencoder", QT_TRANSLATE_NOOP("TraceTerms", "autoencoder")},
    {"bandwidth-gbs", QT_TRANSLATE_NOOP("TraceTerms", "memory bandwidth of the card")},
    {"batch", QT_TRANSLATE_NOOP("TraceTerms", "batch")},
    {"bits-per-weight", QT_TRANSLATE_NOOP("TraceTerms", "bits per weight")},
    {"buffers-gib", QT_TRANSLATE_NOOP("TraceTerms", "buffers")},
    {"bytes-per-element", QT_TRANSLATE_NOOP("TraceTerms", "bytes per element of the cache")},
    {"bytes-per-parameter", QT_TRANSLATE_NOOP("TraceTerms", "bytes per parameter")},
    {"cards", QT_TRANSLATE_NOOP("TraceTerms", "cards")},
    {"cards-per-frame", QT_TRANSLATE_NOOP("TraceTerms", "cards per frame")},
    {"chunk-gib", QT_TRANSLATE_NOOP("TraceTerms", "prefill chunk")},
    {"chunk-tokens", QT_TRANSLATE_NOOP("TraceTerms", "tokens of a prefill chunk")},
    {"context-tokens", QT_TRANSLATE_NOOP("TraceTerms", "tokens held on average")},
    {"data", QT_TRANSLATE_NOOP("TraceTerms", "copies")},
    {"data-gib", QT_TRANSLATE_NOOP("TraceTerms", "data")},
    {"decoding-gib", QT_TRANSLATE_NOOP("TraceTerms", "peak while decoding")},
    {"denoising-gib", QT_TRANSLATE_NOOP("TraceTerms", "peak while denoising")},
    {"dense-bytes", QT_TRANSLATE_NOOP("TraceTerms", "bytes of dense weights read per step")},
    {"exchange-seconds", QT_TRANSLATE_NOOP("TraceTerms", "exchange between cards")},
    {"expert-bytes", QT_TRANSLATE_NOOP("TraceTerms", "bytes of experts read per step")},
    {"fixed-gib", QT_TRANSLATE_NOOP("TraceTerms", "fixed part")},
    {"flops", QT_TRANSLATE_NOOP("TraceTerms", "operations")},
    {"flops-per-token", QT_TRANSLATE_NOOP("TraceTerms", "operations per token")},
    {"gradient-bytes", QT_TRANSLATE_NOOP("TraceTerms", "bytes of gradients")},
    {"gradient-gib", QT_TRANSLATE_NOOP("TraceTerms", "gradients")},
    {"height", QT_TRANSLATE_NOOP("TraceTerms", "height in pixels")},
    {"hidden", QT_TRANSLATE_NOOP("TraceTerms", "hidden size")},
    {"latent-frames", QT_TRANSLATE_NOOP("TraceTerms", "latent frames")},
    {"layers", QT_TRANSLATE_NOOP("TraceTerms", "layers")},
    {"limit-watts", QT_TRANSLATE_NOOP("TraceTerms", "power limit")},
    {"logits-gib", QT_TRANSLATE_NOOP("TraceTerms", "logits")},
    {"micro-batch", QT_TRANSLATE_NOOP("TraceTerms", "micro-batch")},
    {"micro-batches", QT_TRANSLATE_NOOP("TraceTerms", "micro-batches")},
    {"minutes-per-frame", QT_TRANSLATE_NOOP("TraceTerms", "minutes per frame")},
    {"natural-watts", QT_TRANSLATE_NOOP("TraceTerms", "draw without a limit")},
    {"own-seconds", QT_TRANSLATE_NOOP("TraceTerms", "a card's own work per step")},
    {"parameters", QT_TRANSLATE_NOOP("TraceTerms", "parameters")},
    {"pipeline", QT_TRANSLATE_NOOP("TraceTerms", "pipeline stages")},
    {"prefill-tokens-per-second", QT_TRANSLATE_NOOP("TraceTerms", "prefill speed")},
    {"prompt-tokens", QT_TRANSLATE_NOOP("TraceTerms", "tokens of the prompt")},
    {"reference-teraflops", QT_TRANSLATE_NOOP("TraceTerms", "rate of the reference card")},
    {"requests", QT_TRANSLATE_NOOP("TraceTerms", "requests per copy")},
    {"schnell", QT_TRANSLATE_NOOP("TraceTerms", "few-step model")},
    {"seconds-per-step", QT_TRANSLATE_NOOP("TraceTerms", "seconds per step")},
    {"sequence", QT_TRANSLATE_NOOP("TraceTerms", "cards per sequence")},
    {"sequence-tokens", QT_TRANSLATE_NOOP("TraceTerms", "sequence length")},
    {"slack-gib", QT_TRANSLATE_NOOP("TraceTerms", "slack of the allocator")},
    {"stages-at-once", QT_TRANSLATE_NOOP("TraceTerms", "stages at work at once")},
    {"step-seconds", QT_TRANSLATE_NOOP("TraceTerms", "first step")},
    {"stock-limit-watts", QT_TRANSLATE_NOOP("TraceTerms", "stock power limit")},
    {"stored-bytes", QT_TRANSLATE_NOOP("TraceTerms", "size of the file's tensors")},
    {"stored-gib", QT_TRANSLATE_NOOP("TraceTerms", "size of the file's tensors")},
    {"streams", QT_TRANSLATE_NOOP("TraceTerms", "streams at once")},
    {"tensor", QT_TRANSLATE_NOOP("TraceTerms", "cards a layer is split over")},
    {"teraflops", QT_TRANSLATE_NOOP("TraceTerms", "rate in use")},
    {"text-encoder", QT_TRANSLATE_NOOP("TraceTerms", "text encoder")},
    {"tokens", QT_TRANSLATE_NOOP("TraceTerms", "tokens")},
    {"trainable", QT_TRANSLATE_NOOP("TraceTerms", "trained parameters")},
    {"unet", QT_TRANSLATE_NOOP("TraceTerms", "UNet")},
    {"unknown", QT_TRANSLATE_NOOP("TraceTerms", "shape unknown")},
    {"vocabulary", QT_TRANSLATE_NOOP("TraceTerms", "vocabulary")},
    {"width", QT_TRANSLATE_NOOP("TraceTerms", "width in pixels")},
};
// clang-format on

template <std::size_t N>
QString wordsOf(const Word (&table)[N], std::string_view name)
{
    const auto found = std::find_if(std::begin(table), std::end(table),
                                    [name](const Word &word) { return word.name == name; });
    return found != std::end(table) ? say("TraceTerms", found->words)
                                    : QString::fromUtf8(name.data(), qsizetype(name.size()));
}

Unit unitOf(std::string_view name)
{
    if (name.ends_with("-gib"))
        return Unit::GiB;
    if (name.ends_with("-gbs"))
        return Unit::GBPerSecond;
    if (name.ends_with("tokens-per-second"))
        return Unit::TokensPerSecond;
    if (name.ends_with("-seconds"))
        return Unit::Seconds;
    if (name.ends_with("-watts"))
        return Unit::Watt;
    return name.ends_with("teraflops") ? Unit::Teraflops : Unit::None;
}

Unit resultUnit(std::string_view term)
{
    if (term.ends_with("tokens_per_second"))
        return Unit::TokensPerSecond;
    if (term.ends_with("seconds") || term == "seconds_per_item")
        return Unit::Seconds;
    if (term.ends_with("watts"))
        return Unit::Watt;
    return term == "speedup" ? Unit::Times : Unit::GiB;
}

} // namespace

QString traceTerm(std::string_view term)
{
    return wordsOf(terms, term);
}

QString traceResult(const TraceStep &step, const QLocale &locale)
{
    return band(step.result, resultUnit(step.term), locale);
}

QString traceInput(std::string_view name)
{
    return wordsOf(inputs, name);
}

QString traceValue(const TraceStep::Value &value, const QLocale &locale)
{
    const std::string_view name = value.name;
    // Sizes in bytes are read in GiB, operations in tera.
    if (name.ends_with("-bytes") && value.value >= bytesPerMiB)
        return quantity(toGiB(value.value), Unit::GiB, locale);
    if (name.starts_with("flops") && value.value >= 1e9)
        return locale.toString(value.value / 1e12, 'g', 3) + QStringLiteral(" × 10¹²");
    return quantity(value.value, unitOf(name), locale);
}

} // namespace xuanka::text
