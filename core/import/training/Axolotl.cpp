// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "core/import/training/KeyList.h"
#include "core/import/training/TrainingDraft.h"

namespace xuanka {
namespace {

constexpr auto withoutEffect =
    "datasets test_datasets dataset_* pretraining_dataset shuffle* val_set_size output_dir "
    "wandb_* mlflow_* comet_* trackio_* swanlab_* use_wandb use_mlflow learning_rate lr_* "
    "warmup_* weight_decay adam_* max_grad_norm cosine_* logging_* eval* save* evals_per_epoch "
    "saves_per_epoch resume_from_checkpoint auto_resume_from_checkpoints special_tokens tokens "
    "eot_tokens added_tokens_overrides tokenizer_* model_type processor_type base_model_config "
    "base_model_ignore_patterns revision_of_model chat_template* train_on_* roles_to_train "
    "group_by_length early_stopping_patience local_rank debug strict tf32 trust_remote_code "
    "lora_alpha lora_dropout lora_target* lora_fan_in_fan_out lora_model_dir lora_mlp_kernel "
    "lora_qkv_kernel lora_o_kernel lora_modules_to_save lora_layers* peft_use_rslora peft_* "
    "loraplus_* bnb_config_kwargs skip_prepare_dataset remove_unused_columns seed ddp_* "
    "loss_watchdog_* gradient_checkpointing_kwargs use_kernels use_scattermoe "
    "experts_implementation fused_attn_kernel gemma4_hybrid_attn_impl use_dsv4_kernels "
    "experimental_skip_move_to_device freeze_mm_modules is_falcon_derived_model "
    "is_llama_derived_model is_mistral_derived_model is_qwen_derived_model hub_* push_* "
    "num_epochs max_steps pad_to_sequence_len liger_* dataloader_* default_system_message "
    "image_size image_resize_algorithm excess_length_strategy overrides_of_model_config "
    "lisa_* plugins unfrozen_parameters relora* noisy_embedding_alpha neftune_noise_alpha "
    "sample_packing_* eval_sample_packing multipack_real_batches low_cpu_mem_usage "
    "load_best_model_at_end metric_for_best_model xformers_attention s2_attention "
    "include_tokens_per_second total_num_tokens sample_packing_eff_est timeout "
    "field_messages message_field_role message_field_content rope_theta "
    "flash_attn_* profiler_steps ddp";
constexpr auto notModelled =
    "sample_packing torch_compile activation_offloading quantize_moe_experts fp8 "
    "sequence_parallel_degree context_parallel_size tensor_parallel_size dp_shard_size "
    "dp_replicate_size expert_parallel_size model_quantization_config dsv4_fp4_grouped_mode "
    "peft_use_dora qat reward_model process_reward_model unsloth_lora_mlp";

void readMethod(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    const QString adapter = settings.text(keyList("adapter")).value_or(QString());
    const bool four = settings.flag(keyList("load_in_4bit")).value_or(false);
    const bool eight = settings.flag(keyList("load_in_8bit")).value_or(false);
    if (adapter.isEmpty())
        draft.work().method = TrainingMethod::Full;
    else if (adapter == QLatin1String("qlora") || four)
        draft.work().method = TrainingMethod::Qlora;
    else
        draft.work().method = TrainingMethod::Lora;
    if (eight && draft.work().method != TrainingMethod::Qlora)
        draft.note({ConvertCode::NoteBaseBits, {qint64(8)}});
    if (!adapter.isEmpty() && adapter != QLatin1String("lora") && adapter != QLatin1String("qlora"))
        settings.tellValue(QStringLiteral("adapter"), adapter);
    const auto stage = settings.text(keyList("rl"));
    if (stage)
        draft.note({ConvertCode::NoteStage, {*stage}});
}

void readPrecision(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    const auto bf16 = settings.text(keyList("bf16 bfloat16"));
    const bool fp16 = settings.flag(keyList("fp16 float16")).value_or(false);
    if (bf16 == QLatin1String("full"))
        draft.work().precision = TrainingPrecision::Bf16;
    else if (fp16)
        draft.work().precision = TrainingPrecision::Fp16Mixed;
    else if (bf16 == QLatin1String("false"))
        draft.work().precision = TrainingPrecision::Fp32;
}

void readSavings(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    LlmTraining &work = draft.work();
    const bool checkpointing = settings.flag(keyList("gradient_checkpointing")).value_or(false);
    work.checkpointing = checkpointing ? Checkpointing::Full : Checkpointing::None;
    const auto attention = settings.text(keyList("attn_implementation"));
    const auto flash = settings.flag(keyList("flash_attention sdp_attention flex_attention"));
    if (attention)
        work.flashAttention = *attention != QLatin1String("eager");
    else if (flash)
        work.flashAttention = *flash;
    const QString plugins = settings.text(keyList("plugins")).value_or(QString());
    work.fusedLoss = plugins.contains(QLatin1String("cut_cross_entropy"))
        || settings
               .flag(keyList("liger_fused_linear_cross_entropy cut_cross_entropy "
                             "unsloth_cross_entropy_loss chunked_cross_entropy"))
               .value_or(false);
}

} // namespace

ConvertedPlan readAxolotl(const QJsonObject &tree)
{
    TrainingDraft draft(tree, QStringLiteral("axolotl"));
    draft.readModel(keyList("base_model"));
    draft.readSizes(keyList("micro_batch_size"), keyList("sequence_len"), keyList("lora_r"));
    readMethod(draft);
    readPrecision(draft);
    readSavings(draft);
    draft.readOptimizer(keyList("optimizer"));
    draft.readDeepSpeedName(keyList("deepspeed"));
    readFsdp(draft);
    draft.settings().tellNotModelled(keyList(notModelled));
    draft.settings().ignore(keyList(withoutEffect));
    return draft.finished();
}

} // namespace xuanka
