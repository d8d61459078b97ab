// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/KeyList.h"
#include "core/import/training/TrainingDraft.h"

#include <array>

namespace xuanka {
namespace {

constexpr auto withoutEffect =
    "zero_optimization zero_allow_untested_optimizer zero_force_ds_cpu_optimizer gradient_clipping "
    "steps_per_print wall_clock_breakdown bf16 fp16 amp optimizer scheduler "
    "communication_data_type prescale_gradients gradient_predivide_factor dump_state "
    "flops_profiler comms_logger tensorboard wandb csv_monitor aio data_types "
    "activation_checkpointing checkpoint seed train_batch_size dataloader_drop_last "
    "memory_breakdown elasticity compile torch_autocast";
constexpr auto notModelled = "sparse_attention pipeline tensor_parallel.autotp_size "
                             "sequence_parallel_size curriculum_learning data_efficiency";

void readStage(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    constexpr std::array stages{Sharding::Ddp, Sharding::Zero1, Sharding::Zero2, Sharding::Zero3};
    const auto stage = settings.count(keyList("zero_optimization.stage"), 0, 3);
    if (stage)
        draft.work().sharding = stages[std::size_t(*stage)];
    const auto device = [&settings](const char *key) {
        const QString name = settings.text(keyList(key)).value_or(QString()).toLower();
        return name == QLatin1String("cpu") || name == QLatin1String("nvme");
    };
    if (device("zero_optimization.offload_optimizer.device")
        || settings.flag(keyList("zero_optimization.cpu_offload")).value_or(false))
        draft.widenOffload(Offload::Optimizer);
    if (device("zero_optimization.offload_param.device")
        || settings.flag(keyList("zero_optimization.cpu_offload_params")).value_or(false))
        draft.widenOffload(Offload::Parameters);
}

// "auto" leaves the choice to the training program: the plan's default stays.
void readPrecision(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    const auto bf16 = settings.text(keyList("bf16.enabled bfloat16.enabled"));
    const auto fp16 = settings.text(keyList("fp16.enabled"));
    if (bf16 == QLatin1String("true"))
        draft.work().precision = TrainingPrecision::Bf16Mixed;
    else if (fp16 == QLatin1String("true"))
        draft.work().precision = TrainingPrecision::Fp16Mixed;
    else if (bf16 == QLatin1String("false") && fp16 == QLatin1String("false"))
        draft.work().precision = TrainingPrecision::Fp32;
}

// train_batch_size is all cards together: micro batch x accumulation x cards.
void readCards(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    constexpr qint64 most = 10'000'000;
    const auto all = settings.count(keyList("train_batch_size"), 1, most);
    const auto micro = settings.count(keyList("train_micro_batch_size_per_gpu"), 1, most);
    const auto steps = settings.count(keyList("gradient_accumulation_steps"), 1, most);
    if (!all || !micro || !steps || *all % (*micro * *steps) != 0)
        return;
    draft.setCards(*all / (*micro * *steps), false);
}

} // namespace

ConvertedPlan readDeepSpeed(const QJsonObject &tree)
{
    TrainingDraft draft(tree, QStringLiteral("deepspeed"));
    draft.readSizes(keyList("train_micro_batch_size_per_gpu"), {}, {});
    readStage(draft);
    readPrecision(draft);
    readCards(draft);
    draft.readOptimizer(keyList("optimizer.type"));
    draft.settings().tellNotModelled(keyList(notModelled));
    draft.settings().ignore(keyList(withoutEffect));
    return draft.finished();
}

} // namespace xuanka
