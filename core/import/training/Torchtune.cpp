// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "core/import/training/KeyList.h"
#include "core/import/training/ModelNames.h"
#include "core/import/training/TrainingDraft.h"

#include <QRegularExpression>

namespace xuanka {
namespace {

constexpr auto withoutEffect =
    "output_dir tokenizer checkpointer resume_from_checkpoint save_* dataset dataset_val seed "
    "shuffle epochs max_steps_per_epoch clip_grad_norm optimizer lr_scheduler loss model "
    "metric_logger log_* profiler device run_val_every_n_steps batch_size_val low_cpu_ram "
    "custom_sharded_layers quantizer prompt temperature top_k log_peak_memory_stats "
    "collate_fn cudnn_deterministic_mode enable_async_checkpointing keep_last_n_checkpoints "
    "tensor_parallel_plan fsdp dataset_seed num_workers";
constexpr auto notModelled =
    "enable_activation_offloading optimizer_in_bwd compile tensor_parallel_dim "
    "context_parallel_dim data_parallel_shard_dim data_parallel_replicate_dim teacher_model "
    "reference_model reward_and_value_checkpointer";

// The directory of the checkpoint is named after the repository; the builder
// ("torchtune.models.llama3_1.lora_llama3_1_8b") is the second choice.
void readModel(TrainingDraft &draft, const QString &builder)
{
    if (draft.settings().has(QStringLiteral("checkpointer.checkpoint_dir"))) {
        draft.readModel(keyList("checkpointer.checkpoint_dir"));
        return;
    }
    if (builder.isEmpty())
        return;
    QString name = builder;
    name.remove(QRegularExpression(QStringLiteral("^q?lora_")));
    draft.work().model.name = name;
    draft.note({ConvertCode::NoteModelFromPath, {name}});
}

void readMethod(TrainingDraft &draft, const QString &builder)
{
    const bool base = draft.settings().flag(keyList("model.quantize_base")).value_or(false);
    if (builder.startsWith(QLatin1String("qlora_")) || base)
        draft.work().method = TrainingMethod::Qlora;
    else
        draft.work().method =
            builder.startsWith(QLatin1String("lora_")) || builder.startsWith(QLatin1String("dora_"))
            ? TrainingMethod::Lora
            : TrainingMethod::Full;
}

void readPrecision(TrainingDraft &draft)
{
    const auto type = draft.settings().text(keyList("dtype"));
    if (!type)
        return;
    // torchtune keeps weights, gradients and states in this one type.
    if (*type == QLatin1String("bf16"))
        draft.work().precision = TrainingPrecision::Bf16;
    else if (*type == QLatin1String("fp32"))
        draft.work().precision = TrainingPrecision::Fp32;
    else
        draft.settings().tellValue(QStringLiteral("dtype"), *type);
}

void readSavings(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    LlmTraining &work = draft.work();
    const bool full = settings.flag(keyList("enable_activation_checkpointing")).value_or(false);
    work.checkpointing = full ? Checkpointing::Full : Checkpointing::None;
    const QString loss = settings.text(keyList("loss._component_")).value_or(QString());
    work.fusedLoss = loss.contains(QLatin1String("LinearCrossEntropy"))
        || loss.contains(QLatin1String("Chunked"));
    if (loss.contains(QLatin1String("DPO")) || loss.contains(QLatin1String("PPO"))
        || loss.contains(QLatin1String("KD")))
        draft.note({ConvertCode::NoteStage, {loss.section(u'.', -1)}});
    if (settings.flag(keyList("fsdp_cpu_offload fsdp.cpu_offload")).value_or(false))
        draft.widenOffload(Offload::Parameters);
    const auto optimizer = settings.text(keyList("optimizer._component_"));
    if (optimizer && optimizer->contains(QLatin1String("CPUOffload")))
        draft.widenOffload(Offload::Optimizer);
}

// How many cards is no key: the recipes say it in the command of their leading comment.
void readCards(TrainingDraft &draft, const QByteArray &text)
{
    static const QRegularExpression processes(
        QStringLiteral("--nproc[_-]per[_-]node[= ]+(\\d{1,4})"));
    static const QRegularExpression nodes(QStringLiteral("--nnodes[= ]+(\\d{1,3})"));
    const QString comment = QString::fromUtf8(text.left(8192));
    const auto match = processes.match(comment);
    const bool single = comment.contains(QLatin1String("single_device"));
    if (!match.hasMatch() && !single)
        return;
    const int machines = qMax(1, nodes.match(comment).captured(1).toInt());
    const int cards = match.hasMatch() ? match.captured(1).toInt() * machines : 1;
    draft.setCards(cards, true);
    if (cards > 1)
        draft.work().sharding = Sharding::Fsdp; // what torchtune's distributed recipes do
}

ConvertedPlan generation(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    LlmInference work;
    work.engine = Engine::Transformers;
    work.model = draft.work().model;
    if (const auto tokens = settings.count(keyList("max_new_tokens"), 1, 10'000'000))
        work.outputTokens = *tokens;
    if (const auto context = settings.count(keyList("tokenizer.max_seq_len"), 1, 10'000'000))
        work.contextTokens = *context;
    settings.text(keyList("dtype"));
    settings.ignore(keyList(withoutEffect));
    ConvertedPlan converted = draft.finished();
    converted.plan.workload.work = work;
    return converted;
}

} // namespace

ConvertedPlan readTorchtune(const QJsonObject &tree, const QByteArray &text)
{
    TrainingDraft draft(tree, QStringLiteral("torchtune"));
    Settings &settings = draft.settings();
    const QString builder =
        settings.text(keyList("model._component_")).value_or(QString()).section(u'.', -1);
    readModel(draft, builder);
    readCards(draft, text);
    if (!settings.has(QStringLiteral("optimizer._component_"))
        && settings.has(QStringLiteral("max_new_tokens")))
        return generation(draft);
    draft.readSizes(keyList("batch_size"), keyList("tokenizer.max_seq_len"),
                    keyList("model.lora_rank"));
    readMethod(draft, builder);
    readPrecision(draft);
    readSavings(draft);
    draft.readOptimizer(keyList("optimizer._component_"));
    if (!settings.has(QStringLiteral("tokenizer.max_seq_len")))
        draft.note({ConvertCode::NoteSequenceOpen, {draft.work().sequenceTokens}});
    settings.tellNotModelled(keyList(notModelled));
    settings.ignore(keyList(withoutEffect));
    return draft.finished();
}

} // namespace xuanka
