// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/Estimators.h"
#include "core/estimate/memory/Memory.h"
#include "tests/accuracy/rows/Rows.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace xuanka::accuracy {
namespace {

constexpr std::array<std::pair<const char *, TrainingStack>, 9> stacks{{
    {"swift", TrainingStack::Swift},
    {"llama-factory", TrainingStack::LlamaFactory},
    {"llamafactory", TrainingStack::LlamaFactory},
    {"axolotl", TrainingStack::Axolotl},
    {"torchtune", TrainingStack::Torchtune},
    {"litgpt", TrainingStack::LitGpt},
    {"lit-gpt", TrainingStack::LitGpt},
    {"peft", TrainingStack::Peft},
    {"unsloth", TrainingStack::Unsloth},
}};

TrainingStack stackOf(const QString &framework)
{
    const QString text = framework.toLower();
    for (const auto &[name, stack] : stacks) {
        if (text.contains(QLatin1String(name)))
            return stack;
    }
    return TrainingStack::Unknown;
}

bool says(const Row &row, const char *key, const char *what)
{
    return row.text(key).contains(QLatin1String(what), Qt::CaseInsensitive);
}

void setMethod(TrainingJob &job, const Row &row)
{
    const QString method = row.text("method").toLower();
    const auto weights = findWeights(row.text("precision"));
    if (method.startsWith(QLatin1String("full")))
        job.method = TrainingMethod::Full;
    else if (method.startsWith(QLatin1String("qlora")))
        job.method = TrainingMethod::Qlora;
    else
        job.method = TrainingMethod::Lora; // adapters of any make
    if (job.method != TrainingMethod::Full && weights) {
        job.baseWeights = weights->format;
        job.baseBitsPerWeight = weights->bitsPerWeight;
        // LoRA on a quantised base is QLoRA, whatever it is called.
        if (weights->format == WeightFormat::Nf4)
            job.method = TrainingMethod::Qlora;
    }
    job.trainsEmbeddings = says(row, "method", "emb") || says(row, "lora_target", "emb");
    const bool wide = weights && weights->format == WeightFormat::Fp32;
    job.precision = wide ? TrainingPrecision::Fp32 : TrainingPrecision::Bf16;
    if (says(row, "method", "offload") || says(row, "strategy", "offload"))
        job.offload = Offload::Parameters;
}

// What the programs' recipes set where a row does not say.
void setRecipe(TrainingJob &job, const Row &row)
{
    const QString variant = row.text("variant").toLower();
    const bool checkpoints = row.flag("gradient_checkpointing").value_or(true);
    job.checkpointing = checkpoints ? Checkpointing::Full : Checkpointing::None;
    job.compiled = row.flag("compile").value_or(false);
    job.flashAttention = row.flag("flash_attn").value_or(true);
    switch (job.stack) {
    case TrainingStack::LitGpt: // no checkpointing on one card; the loss is chunked
        if (!row.has("gradient_checkpointing") && !says(row, "strategy", "fsdp"))
            job.checkpointing = Checkpointing::None;
        break;
    case TrainingStack::Axolotl: // its examples switch on a fused loss and 8-bit optimizers
        job.fusedLoss = true;
        if (job.method == TrainingMethod::Full)
            job.optimizer = Optimizer::AdamW8bit;
        break;
    case TrainingStack::Torchtune:
        job.fusedLoss = true;
        if (variant.isEmpty() && job.method == TrainingMethod::Full && row.cards() == 1) {
            job.optimizer = Optimizer::PagedAdamW8bit; // its single-device recipe
            job.optimizerInBackward = true;
        }
        break;
    case TrainingStack::Unsloth:
        job.fusedLoss = true;
        break;
    default:
        break;
    }
}

// Variants that are added one after the other: each holds all before it.
void setVariant(TrainingJob &job, const Row &row)
{
    static constexpr std::array<const char *, 8> steps{"baseline",
                                                       "+packed",
                                                       "+compile",
                                                       "+chunked",
                                                       "+activation checkpointing",
                                                       "+optimizer in backward",
                                                       "+activation offload",
                                                       "+8-bit"};
    const QString variant = row.text("variant").toLower();
    if (variant.isEmpty())
        return;
    const auto found = std::find_if(steps.begin(), steps.end(), [&variant](const char *step) {
        return variant.startsWith(QLatin1String(step));
    });
    const auto step = found - steps.begin(); // past the end: all of them
    job.compiled = step >= 2;
    job.fusedLoss = step >= 3;
    job.checkpointing = step >= 4 ? Checkpointing::Full : Checkpointing::None;
    job.optimizerInBackward = step >= 5;
    if (job.method == TrainingMethod::Full && step == 7)
        job.optimizer = Optimizer::AdamW8bit;
}

Sharding shardingOf(const QString &strategy)
{
    static const QRegularExpression stage(
        QStringLiteral("(?:zero|stage|ds|z)[- _]?(?:stage[- _]?)?([123])"));
    if (const auto match = stage.match(strategy); match.hasMatch()) {
        constexpr std::array<Sharding, 3> stages{Sharding::Zero1, Sharding::Zero2, Sharding::Zero3};
        return stages[std::size_t(match.captured(1).toInt() - 1)];
    }
    return strategy.contains(QLatin1String("fsdp")) ? Sharding::Fsdp : Sharding::Ddp;
}

Layout layoutOf(const Row &row)
{
    Layout layout;
    const QString strategy = (row.text("strategy") + u' ' + row.text("method")).toLower();
    const int cards = row.cards();
    const bool split = strategy.contains(QLatin1String("device_map"));
    if (cards == 1 || (split && row.quantity.endsWith(QLatin1String("_total"))))
        return layout; // the sum over a split model is that of one large card
    if (split) {
        layout.pipeline = cards;
        layout.layerSplit = true;
        return layout;
    }
    layout.data = cards;
    layout.sharding = shardingOf(strategy);
    return layout;
}

double unitGiB(const QString &unit)
{
    if (unit == QLatin1String("GB"))
        return bytesPerGB / bytesPerGiB;
    return unit == QLatin1String("MiB") ? 1.0 / 1024 : 1;
}

} // namespace

Answer answerTrainingMemory(const Row &row, const Context &context)
{
    const auto model = findModel(row, context);
    if (!model)
        return Answer::incomplete(QStringLiteral("model"));
    const auto batch = findBatch(row);
    if (!batch)
        return Answer::incomplete(QStringLiteral("batch"));
    TrainingJob job;
    job.model = model->shape;
    job.stack = stackOf(row.text("framework"));
    setMethod(job, row);
    setRecipe(job, row);
    setVariant(job, row);
    const auto sequence = row.number("seq_len");
    if (says(row, "variant", "unpacked")) // the longest sample decides, and is not told
        return Answer::incomplete(QStringLiteral("length of the longest sample"));
    if (!sequence)
        return Answer::incomplete(QStringLiteral("seq_len"));
    job.microBatch = *batch;
    job.sequenceTokens = std::int64_t(*sequence);
    job.gradientAccumulation = int(row.number("grad_accum").value_or(1));
    job.loraRank = int(row.number("lora_rank").value_or(row.number("lora_r").value_or(8)));
    job.trainableParameters = std::int64_t(row.number("trainable_params").value_or(0));
    const Layout layout = layoutOf(row);
    const Gpu *gpu = findGpu(row, context);
    const GpuSpec spec = gpu ? gpu->spec : GpuSpec{};
    const MemoryEstimate estimate = estimateMemory(job, spec, layout, context.constants.memory);
    // Programs report what their allocator holds, without the driver's context.
    Band band = allocatedGiB(estimate) / unitGiB(row.unit);
    if (row.quantity.endsWith(QLatin1String("_total")))
        band *= layout.cards();
    return Answer::of(row, band);
}

} // namespace xuanka::accuracy
