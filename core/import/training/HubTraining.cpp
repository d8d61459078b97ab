// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "core/import/training/KeyList.h"
#include "core/import/training/ModelNames.h"
#include "core/import/training/TrainingDraft.h"

namespace xuanka {
namespace {

// Programs built on transformers' TrainingArguments: LLaMA-Factory (both generations), TRL,
// ms-swift. Where their words differ, all spellings stand side by side.
constexpr auto withoutEffect =
    "dataset datasets dataset_* train_dataset eval_dataset val_dataset media_dir template "
    "chat_template* preprocessing_* dataloader_* tokenized_path cache_dir max_samples "
    "overwrite_* mix_strategy buffer_size streaming ignore_pad_token_for_loss val_size "
    "split_dataset_ratio output_dir logging_* save_* eval_* evaluation_strategy do_train do_eval "
    "do_predict plot_loss report_to run_name wandb_* swanlab_* mlflow_* trackio_* comet_* "
    "learning_rate lr_* warmup_* weight_decay adam_* max_grad_norm ddp_* "
    "resume_from_checkpoint seed data_seed trust_remote_code hub_* push_to_hub "
    "model_class model_revision kernel_config init_config sample_backend max_new_tokens "
    "lora_alpha lora_dropout lora_target* lora_modules* target_modules use_rslora loraplus_* "
    "additional_target modules_to_save image_max_pixels image_min_pixels video_max_pixels "
    "video_min_pixels video_fps video_maxlen freeze_vision_tower freeze_multi_modal_projector "
    "freeze_* print_param_status use_fast_tokenizer resize_vocab pref_beta pref_loss pref_ftx "
    "apollo_* galore_* badam_* kt_* quantization_method double_quantization "
    "bnb_4bit_* upcast_* rope_scaling neat_packing mask_history train_on_prompt compute_accuracy "
    "num_train_epochs max_steps save_steps predict_with_generate group_by_length "
    "remove_unused_columns average_tokens_across_devices enable_thinking adapter_name_or_path "
    "dist_config.dcp_path ep_dispatcher dist_config.ep_dispatcher disable_shuffling system "
    "gradient_checkpointing_kwargs use_reentrant_gc reward_model* simpo_gamma kto_* ppo_* "
    "bias_activation_fusion apply_rope_fusion overlap_* moe_grouped_gemm "
    "moe_token_dispatcher_type use_distributed_optimizer fp8_* tokenizer_* model_author "
    "model_name num_beams temperature top_p top_k sortish_sampler include_num_input_tokens_seen "
    "use_modelscope_hub local_rank model_kwargs dataset_text_field attn_impl_kwargs";
constexpr auto notModelled =
    "packing sample_packing fp8 use_kt use_apollo use_galore use_badam use_adam_mini use_muon "
    "use_unsloth cp_size sequence_parallel sequence_parallel_size tensor_model_parallel_size "
    "pipeline_model_parallel_size expert_model_parallel_size context_parallel_size "
    "dist_config.ep_size torch_compile shift_attn mixture_of_depths quantization_device_map "
    "neftune_noise_alpha use_dora pissa_init use_llama_pro";

// LLaMA-Factory writes finetuning_type, ms-swift train_type, TRL use_peft; v1 has a group.
void readMethod(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    LlmTraining &work = draft.work();
    const QString type = settings
                             .text(keyList("finetuning_type train_type sft_type tuner_type "
                                           "peft_config.name"))
                             .value_or(QString())
                             .toLower();
    const bool peft = settings.flag(keyList("use_peft use_qlora")).value_or(false);
    const bool four = settings.flag(keyList("load_in_4bit use_qlora")).value_or(false);
    const qint64 bits = settings.count(keyList("quantization_bit quant_bits"), 1, 16).value_or(0);
    const QString quantized =
        settings.text(keyList("quant_method quant_config.name")).value_or(QString());
    const bool adapters = type == QLatin1String("lora") || type == QLatin1String("qlora")
        || type == QLatin1String("longlora") || type == QLatin1String("adalora") || peft;
    work.method = adapters ? TrainingMethod::Lora : TrainingMethod::Full;
    if (!type.isEmpty() && !adapters && type != QLatin1String("full"))
        settings.tellValue(QStringLiteral("finetuning_type"), type);
    const auto stored = formatInName(work.model.name);
    const bool fourStored = stored == WeightFormat::Int4Awq || stored == WeightFormat::Int4Gptq
        || stored == WeightFormat::Nf4;
    if (adapters
        && (bits == 4 || four || fourStored || type == QLatin1String("qlora")
            || quantized.contains(QLatin1String("4"))))
        work.method = TrainingMethod::Qlora;
    else if (bits != 0 || settings.flag(keyList("load_in_8bit")).value_or(false))
        draft.note({ConvertCode::NoteBaseBits, {bits != 0 ? bits : qint64(8)}});
    settings.ignore(keyList("quant_config peft_config"));
}

void readStage(TrainingDraft &draft)
{
    const auto stage = draft.settings().text(keyList("stage rlhf_type"));
    if (!stage || *stage == QLatin1String("sft") || *stage == QLatin1String("pt"))
        return;
    draft.note({ConvertCode::NoteStage, {*stage}});
}

void readPrecision(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    const bool bf16 = settings.flag(keyList("bf16")).value_or(false);
    const bool pure = settings.flag(keyList("pure_bf16")).value_or(false);
    const bool fp16 = settings.flag(keyList("fp16")).value_or(false);
    const auto type = settings.text(keyList("torch_dtype infer_dtype dtype"));
    if (pure)
        draft.work().precision = TrainingPrecision::Bf16;
    else if (bf16 || type == QLatin1String("bfloat16"))
        draft.work().precision = TrainingPrecision::Bf16Mixed;
    else if (fp16 || type == QLatin1String("float16"))
        draft.work().precision = TrainingPrecision::Fp16Mixed;
    else if (type == QLatin1String("float32") || settings.has(QStringLiteral("bf16")))
        draft.work().precision = TrainingPrecision::Fp32;
}

void readSavings(TrainingDraft &draft)
{
    Settings &settings = draft.settings();
    LlmTraining &work = draft.work();
    const auto off = settings.flag(keyList("disable_gradient_checkpointing"));
    const auto on = settings.flag(keyList("gradient_checkpointing use_unsloth_gc"));
    const auto part = settings.text(keyList("recompute_granularity"));
    if (off == true || on == false)
        work.checkpointing = Checkpointing::None;
    else if (part == QLatin1String("selective"))
        work.checkpointing = Checkpointing::Selective;
    const auto attention = settings.text(keyList("flash_attn attn_implementation attn_impl"));
    if (attention) {
        const QString word = attention->toLower();
        work.flashAttention = word != QLatin1String("disabled") && word != QLatin1String("eager")
            && word != QLatin1String("false");
    }
    if (settings.flag(keyList("enable_liger_kernel use_liger_kernel use_liger")).value_or(false))
        work.fusedLoss = true;
}

// The second generation of LLaMA-Factory groups what spreads the work.
void readDistribution(TrainingDraft &draft)
{
    const auto name = draft.settings().text(keyList("dist_config.name"));
    draft.readDeepSpeedName(keyList("deepspeed dist_config.config_file"));
    if (!name || draft.work().sharding)
        return;
    if (name->startsWith(QLatin1String("fsdp")))
        draft.work().sharding = Sharding::Fsdp;
    else if (*name == QLatin1String("ddp"))
        draft.work().sharding = Sharding::Ddp;
    else if (*name != QLatin1String("deepspeed"))
        draft.settings().tellValue(QStringLiteral("dist_config.name"), *name);
}

} // namespace

ConvertedPlan readHubTraining(const QJsonObject &tree, const QString &kind)
{
    TrainingDraft draft(tree, kind);
    draft.readModel(keyList("model_name_or_path model_id_or_path model model_id"));
    draft.readSizes(keyList("per_device_train_batch_size micro_batch_size"),
                    keyList("cutoff_len max_seq_length max_length model_max_length"),
                    keyList("lora_rank lora_r peft_config.r"));
    readMethod(draft);
    readStage(draft);
    readPrecision(draft);
    readSavings(draft);
    draft.readOptimizer(keyList("optim optimizer"));
    readFsdp(draft);
    readDistribution(draft);
    draft.settings().tellNotModelled(keyList(notModelled));
    draft.settings().ignore(keyList(withoutEffect));
    return draft.finished();
}

} // namespace xuanka
