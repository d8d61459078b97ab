// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/rows/SpeedRows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace xuanka::accuracy {
namespace {

// Steps of a tuning table in the order sources apply them; each keeps those before it.
constexpr std::array<const char *, 8> tuningSteps{
    "baseline",           "packed", "compile", "chunked", "checkpointing", "optimizer in backward",
    "activation offload", "8-bit"};
constexpr int compiledFrom = 2;
constexpr int checkpointedFrom = 4;

std::optional<int> tuningStep(const Row &row)
{
    const QString text = row.text("variant").toLower();
    for (int i = int(tuningSteps.size()) - 1; i >= 0; --i) {
        if (text.contains(QLatin1String(tuningSteps[std::size_t(i)])))
            return i;
    }
    return std::nullopt;
}

TrainingStack stackOf(const QString &framework)
{
    constexpr std::array<std::pair<const char *, TrainingStack>, 6> stacks{{
        {"swift", TrainingStack::Swift},
        {"llama", TrainingStack::LlamaFactory},
        {"axolotl", TrainingStack::Axolotl},
        {"torchtune", TrainingStack::Torchtune},
        {"litgpt", TrainingStack::LitGpt},
        {"unsloth", TrainingStack::Unsloth},
    }};
    for (const auto &[name, stack] : stacks) {
        if (framework.contains(QLatin1String(name)))
            return stack;
    }
    return TrainingStack::Unknown;
}

std::int64_t tokensOr(const Row &row, std::initializer_list<const char *> keys, std::int64_t none)
{
    for (const char *key : keys) {
        if (const auto value = row.number(key))
            return std::llround(*value);
    }
    return none;
}

void readLengths(const Row &row, InferenceJob &job)
{
    job.promptTokens = tokensOr(row, {"depth", "prompt_len", "input_len"}, 0);
    job.outputTokens = tokensOr(row, {"gen_len"}, 256);
    if (row.quantity.startsWith(QLatin1String("prefill"))) {
        job.promptTokens = std::max<std::int64_t>(1, job.promptTokens);
        job.outputTokens = 1;
    }
    job.contextTokens = std::max<std::int64_t>(1, job.promptTokens + job.outputTokens);
}

} // namespace

RowJob inferenceJob(const Row &row, const Context &context)
{
    const auto model = findModel(row, context);
    if (!model)
        return {std::nullopt, QStringLiteral("model")};
    QString precision = row.text("precision");
    if (precision.isEmpty())
        precision = row.text("model");
    auto weights = findWeights(precision);
    if (!weights && row.number("base_1gpu")) // the given value on one card says what matters
        weights = RowWeights{WeightFormat::Int4Awq, 0};
    if (!weights && !row.number("bits_per_weight"))
        return {std::nullopt, QStringLiteral("precision")};
    auto engine = findEngine(row.text("strategy"));
    if (!engine)
        engine = findEngine(row.text("framework"));
    if (!engine)
        return {std::nullopt, QStringLiteral("framework")};
    InferenceJob job;
    job.model = model->shape;
    job.engine = *engine;
    if (weights) {
        job.weights = weights->format;
        job.bitsPerWeight = weights->bitsPerWeight;
    }
    job.bitsPerWeight = row.number("bits_per_weight").value_or(job.bitsPerWeight);
    job.storedBytes = std::llround(row.number("weights_gib").value_or(0) * 1024 * 1024 * 1024);
    const QString framework = row.text("framework");
    job.olderEngine =
        framework.contains(QLatin1String("2024")) || framework.contains(QLatin1String("2023"));
    job.flashAttention = row.flag("flash_attn").value_or(!job.olderEngine);
    job.concurrentRequests = findBatch(row).value_or(1);
    const bool serves = row.quantity == QLatin1String("output_tokens_per_s")
        || row.quantity == QLatin1String("batched_tokens_per_s");
    if (serves && !findBatch(row))
        return {std::nullopt, QStringLiteral("batch")};
    readLengths(row, job);
    return {job, {}};
}

void limitConcurrency(InferenceJob &job, const Gpu &gpu, const Layout &layout,
                      const Context &context)
{
    const MemoryEstimate memory = estimateMemory(job, gpu.spec, layout, context.constants.memory);
    const std::int64_t most = memory.largestConcurrency.value_or(job.concurrentRequests);
    if (most >= 1 && most < job.concurrentRequests)
        job.concurrentRequests = int(most);
}

std::optional<Band> inferenceQuantity(const QString &quantity, const InferenceJob &job,
                                      const SpeedEstimate &estimate)
{
    if (quantity == QLatin1String("prefill_tokens_per_s"))
        return estimate.prefillTokensPerSecond.band;
    if (quantity == QLatin1String("output_tokens_per_s") && job.promptTokens > 1)
        return estimate.requestsPerSecond.band * double(job.outputTokens);
    for (const char *name : {"decode_tokens_per_s", "single_stream_tokens_per_s",
                             "output_tokens_per_s", "batched_tokens_per_s"}) {
        if (quantity == QLatin1String(name))
            return estimate.decodeTokensPerSecond.band;
    }
    return std::nullopt;
}

RowTraining trainingJob(const Row &row, const Context &context, bool needsBatch)
{
    const auto model = findModel(row, context);
    if (!model)
        return {std::nullopt, QStringLiteral("model")};
    auto batch = row.number("microbatch");
    if (!batch)
        batch = row.number("batch");
    if (needsBatch && !batch)
        return {std::nullopt, QStringLiteral("batch")};
    const QString variant = row.text("variant").toLower();
    if (variant.contains(QLatin1String("unpacked")) || !row.flag("packed").value_or(true))
        return {std::nullopt, QStringLiteral("lengths of the samples")}; // padding is counted out
    TrainingJob job;
    job.model = model->shape;
    const QString text =
        (row.text("method") + u' ' + row.text("framework") + u' ' + row.text("strategy")).toLower();
    job.stack = stackOf(row.text("framework").toLower());
    job.method = text.contains(QLatin1String("qlora")) ? TrainingMethod::Qlora
        : text.contains(QLatin1String("lora"))         ? TrainingMethod::Lora
                                                       : TrainingMethod::Full;
    if (text.contains(QLatin1String("offload")))
        job.offload = Offload::Optimizer;
    const QString precision = row.text("precision").toLower();
    job.precision = precision == QLatin1String("bf16") ? TrainingPrecision::Bf16
        : precision.contains(QLatin1String("32"))      ? TrainingPrecision::Fp32
                                                       : TrainingPrecision::Bf16Mixed;
    job.microBatch = int(batch.value_or(1));
    job.gradientAccumulation = int(row.number("grad_accum").value_or(1));
    job.sequenceTokens = tokensOr(row, {"seq_len"}, 2048);
    const auto step = tuningStep(row);
    const bool adapted = variant == QLatin1String("lora") || variant == QLatin1String("qlora");
    job.compiled = row.flag("compile").value_or(adapted || step.value_or(-1) >= compiledFrom);
    const bool checkpointed =
        row.flag("gradient_checkpointing").value_or(!step || *step >= checkpointedFrom);
    job.checkpointing = checkpointed ? Checkpointing::Full : Checkpointing::None;
    job.loraRank = int(row.number("lora_rank").value_or(row.number("lora_r").value_or(16)));
    return {job, {}};
}

} // namespace xuanka::accuracy
