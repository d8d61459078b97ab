// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/training/KeyList.h"
#include "core/import/training/TrainingDraft.h"

#include <array>

namespace xuanka {
namespace {

constexpr auto withoutEffect =
    "compute_environment debug downcast_bf16 machine_rank main_training_function main_process_* "
    "same_network rdzv_backend tpu_* use_cpu enable_cpu_affinity gpu_ids num_machines "
    "deepspeed_config dynamo_config mpirun_config ipex_config fp8_config command_file commands "
    "tpu_name tpu_zone distributed_type";
constexpr auto notModelled = "megatron_lm_config parallelism_config dynamo_backend";

void readDeepSpeedGroup(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    constexpr std::array stages{Sharding::Ddp, Sharding::Zero1, Sharding::Zero2, Sharding::Zero3};
    if (const auto stage = settings.count(keyList("deepspeed_config.zero_stage"), 0, 3))
        draft.work().sharding = stages[std::size_t(*stage)];
    const auto onHost = [&settings](const char *key) {
        const QString device = settings.text(keyList(key)).value_or(QString()).toLower();
        return device == QLatin1String("cpu") || device == QLatin1String("nvme");
    };
    if (onHost("deepspeed_config.offload_optimizer_device"))
        draft.widenOffload(Offload::Optimizer);
    if (onHost("deepspeed_config.offload_param_device"))
        draft.widenOffload(Offload::Parameters);
    const auto steps =
        settings.count(keyList("deepspeed_config.gradient_accumulation_steps"), 1, 65'536);
    if (steps)
        draft.work().gradientAccumulation = int(*steps);
    draft.readDeepSpeedName(keyList("deepspeed_config.deepspeed_config_file"));
}

void readPrecision(TrainingDraft &draft)
{
    const auto name = draft.settings().text(keyList("mixed_precision"));
    if (!name || *name == QLatin1String("bf16"))
        return;
    if (*name == QLatin1String("fp16"))
        draft.work().precision = TrainingPrecision::Fp16Mixed;
    else if (*name == QLatin1String("no"))
        draft.work().precision = TrainingPrecision::Fp32;
    else
        draft.settings().tellValue(QStringLiteral("mixed_precision"), *name);
}

} // namespace

ConvertedPlan readAccelerate(const QJsonObject &tree)
{
    TrainingDraft draft(tree, QStringLiteral("accelerate"));
    Settings &settings = draft.settings();
    if (const auto cards = settings.count(keyList("num_processes"), 1, 1024))
        draft.setCards(*cards, false);
    const QString type = settings.text(keyList("distributed_type")).value_or(QString());
    readFsdp(draft);
    readDeepSpeedGroup(draft);
    if (type == QLatin1String("MULTI_GPU"))
        draft.work().sharding = Sharding::Ddp;
    readPrecision(draft);
    settings.tellNotModelled(keyList(notModelled));
    settings.ignore(keyList(withoutEffect));
    return draft.finished();
}

} // namespace xuanka
