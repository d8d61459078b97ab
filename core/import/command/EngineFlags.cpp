// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/command/EngineFlags.h"

#include "core/import/training/KeyList.h"

#include <algorithm>

namespace xuanka {
namespace {

// Names from the engines' own argument parsers: vLLM EngineArgs and its API server, sglang
// ServerArgs, llama.cpp common/arg.cpp, trtllm-serve.
EngineFlags makeVllm()
{
    EngineFlags flags;
    flags.values = keyList(
        "model model_tag served_model_name tokenizer hf_config_path task runner convert revision "
        "code_revision tokenizer_revision tokenizer_mode allowed_local_media_path download_dir "
        "load_format config_format dtype kv_cache_dtype max_model_len guided_decoding_backend "
        "logits_processor_pattern model_impl distributed_executor_backend pipeline_parallel_size "
        "tensor_parallel_size data_parallel_size data_parallel_rank data_parallel_start_rank "
        "data_parallel_size_local data_parallel_address data_parallel_rpc_port "
        "data_parallel_backend max_parallel_loading_workers block_size prefix_caching_hash_algo "
        "num_lookahead_slots seed swap_space cpu_offload_gb gpu_memory_utilization "
        "num_gpu_blocks_override max_num_batched_tokens max_num_partial_prefills "
        "max_long_partial_prefills long_prefill_token_threshold max_num_seqs max_logprobs "
        "quantization rope_scaling rope_theta hf_token hf_overrides max_seq_len_to_capture "
        "tokenizer_pool_size limit_mm_per_prompt mm_processor_kwargs max_loras max_lora_rank "
        "lora_dtype max_cpu_loras device num_scheduler_steps scheduler_delay_factor "
        "speculative_model speculative_config num_speculative_tokens model_loader_extra_config "
        "ignore_patterns preemption_mode otlp_traces_endpoint scheduling_policy "
        "override_neuron_config override_pooler_config compilation_config kv_transfer_config "
        "worker_cls generation_config override_generation_config additional_config "
        "reasoning_parser attention_backend kv_cache_memory_bytes mm_encoder_tp_mode host port uds "
        "uvicorn_log_level allowed_origins allowed_methods allowed_headers api_key lora_modules "
        "chat_template chat_template_content_format response_role ssl_keyfile ssl_certfile "
        "ssl_ca_certs root_path middleware tool_call_parser tool_parser_plugin max_log_len "
        "api_server_count config nnodes node_rank master_addr master_port");
    flags.switches = keyList(
        "trust_remote_code skip_tokenizer_init enable_expert_parallel ray_workers_use_nsight "
        "enable_prefix_caching no_enable_prefix_caching disable_sliding_window "
        "use_v2_block_manager disable_log_stats enforce_eager disable_custom_all_reduce "
        "enable_lora enable_lora_bias fully_sharded_loras enable_prompt_adapter "
        "multi_step_stream_outputs enable_chunked_prefill no_enable_chunked_prefill "
        "disable_async_output_proc enable_sleep_mode calculate_kv_scales enable_reasoning "
        "use_tqdm_on_load language_model_only async_scheduling allow_credentials "
        "return_tokens_as_token_ids disable_frontend_multiprocessing enable_request_id_headers "
        "enable_auto_tool_choice disable_log_requests no_enable_log_requests enable_log_requests "
        "disable_fastapi_docs enable_prompt_tokens_details headless engine_use_ray worker_use_ray "
        "disable_mm_preprocessor_cache enable_eplb enable_dbo enable_force_include_usage");
    flags.aliases = {{QStringLiteral("tp"), QStringLiteral("tensor_parallel_size")},
                     {QStringLiteral("pp"), QStringLiteral("pipeline_parallel_size")},
                     {QStringLiteral("dp"), QStringLiteral("data_parallel_size")},
                     {QStringLiteral("q"), QStringLiteral("quantization")},
                     {QStringLiteral("O"), QStringLiteral("compilation_config")},
                     {QStringLiteral("ep"), QStringLiteral("enable_expert_parallel")}};
    return flags;
}

EngineFlags makeSglang()
{
    EngineFlags flags;
    flags.engine = Engine::SgLang;
    flags.kind = "sglang";
    flags.values = keyList(
        "model tokenizer_path tokenizer_mode host port tensor_parallel_size data_parallel_size "
        "pipeline_parallel_size expert_parallel_size max_model_len gpu_memory_utilization "
        "max_num_seqs max_total_tokens chunked_prefill_size max_prefill_tokens kv_cache_dtype "
        "quantization dtype attention_backend sampling_backend cuda_graph_max_bs "
        "speculative_algorithm speculative_draft_model_path speculative_num_steps "
        "speculative_eagle_topk speculative_num_draft_tokens api_key served_model_name "
        "reasoning_parser tool_call_parser log_level nnodes node_rank dist_init_addr "
        "schedule_policy schedule_conservativeness load_format revision random_seed "
        "chat_template moe_runner_backend moe_a2a_backend mm_attention_backend "
        "quantization_param_path "
        "grammar_backend page_size cpu_offload_gb lora_paths max_loras_per_batch device "
        "stream_interval watchdog_timeout json_model_override_args torch_compile_max_bs");
    flags.switches = keyList(
        "trust_remote_code disable_radix_cache enable_torch_compile enable_dp_attention "
        "disable_cuda_graph enable_metrics skip_tokenizer_init enable_mixed_chunk "
        "disable_overlap_schedule enable_p2p_check disable_custom_all_reduce enable_ep_moe "
        "enable_multimodal is_embedding enable_flashinfer_mla enable_deepep_moe log_requests "
        "enable_hierarchical_cache disable_shared_experts_fusion enable_lora");
    flags.aliases = {
        {QStringLiteral("model_path"), QStringLiteral("model")},
        {QStringLiteral("tp"), QStringLiteral("tensor_parallel_size")},
        {QStringLiteral("tp_size"), QStringLiteral("tensor_parallel_size")},
        {QStringLiteral("dp"), QStringLiteral("data_parallel_size")},
        {QStringLiteral("dp_size"), QStringLiteral("data_parallel_size")},
        {QStringLiteral("pp"), QStringLiteral("pipeline_parallel_size")},
        {QStringLiteral("pp_size"), QStringLiteral("pipeline_parallel_size")},
        {QStringLiteral("ep"), QStringLiteral("expert_parallel_size")},
        {QStringLiteral("ep_size"), QStringLiteral("expert_parallel_size")},
        {QStringLiteral("context_length"), QStringLiteral("max_model_len")},
        {QStringLiteral("mem_fraction_static"), QStringLiteral("gpu_memory_utilization")},
        {QStringLiteral("max_running_requests"), QStringLiteral("max_num_seqs")}};
    return flags;
}

EngineFlags makeLlamaCpp()
{
    EngineFlags flags;
    flags.engine = Engine::LlamaCpp;
    flags.kind = "llama.cpp";
    flags.abbreviations = false;
    flags.values = keyList(
        "model hf_repo hf_file model_url ctx_size parallel cache_type_k cache_type_v n_gpu_layers "
        "split_mode tensor_split main_gpu device threads threads_batch batch_size ubatch_size host "
        "port alias api_key n_predict prompt file seed temp top_k top_p min_p repeat_penalty "
        "n_cpu_moe override_tensor model_draft draft_max gpu_layers_draft mmproj chat_template "
        "chat_template_file rope_scaling rope_scale rope_freq_base rope_freq_scale yarn_orig_ctx "
        "numa timeout lora reasoning_format reasoning_budget cache_reuse flash_attn keep "
        "presence_penalty slot_save_path log_file verbosity poll prio cpu_mask defrag_thold "
        "pooling");
    flags.switches = keyList(
        "mlock no_mmap cont_batching no_cont_batching jinja cpu_moe embedding embeddings reranking "
        "metrics no_kv_offload no_webui verbose log_disable slots no_slots no_warmup swa_full "
        "conversation no_conversation interactive ignore_eos no_mmproj kv_unified check_tensors "
        "no_context_shift context_shift direct_io props no_repack offline");
    const auto alias = [&flags](const char *names, const char *full) {
        for (const QString &name : keyList(names))
            flags.aliases.append({name, QLatin1String(full)});
    };
    alias("m", "model");
    alias("hf hfr", "hf_repo");
    alias("hff", "hf_file");
    alias("mu", "model_url");
    alias("c", "ctx_size");
    alias("np", "parallel");
    alias("ctk", "cache_type_k");
    alias("ctv", "cache_type_v");
    alias("ngl gpu_layers", "n_gpu_layers");
    alias("sm", "split_mode");
    alias("ts", "tensor_split");
    alias("mg", "main_gpu");
    alias("dev", "device");
    alias("t", "threads");
    alias("tb", "threads_batch");
    alias("b", "batch_size");
    alias("ub", "ubatch_size");
    alias("a", "alias");
    alias("n predict", "n_predict");
    alias("p", "prompt");
    alias("f", "file");
    alias("s", "seed");
    alias("ncmoe", "n_cpu_moe");
    alias("cmoe", "cpu_moe");
    alias("ot", "override_tensor");
    alias("md", "model_draft");
    alias("ngld", "gpu_layers_draft");
    alias("mm", "mmproj");
    alias("fa", "flash_attn");
    alias("cb", "cont_batching");
    alias("nkvo", "no_kv_offload");
    alias("cnv", "conversation");
    alias("i", "interactive");
    alias("v", "verbose");
    return flags;
}

EngineFlags makeTensorRt()
{
    EngineFlags flags;
    flags.engine = Engine::TensorRtLlm;
    flags.kind = "tensorrt-llm";
    flags.abbreviations = false;
    flags.values = keyList("model tokenizer host port backend max_num_seqs max_num_tokens "
                           "max_model_len max_beam_width tensor_parallel_size "
                           "pipeline_parallel_size expert_parallel_size gpus_per_node "
                           "gpu_memory_utilization num_postprocess_workers reasoning_parser "
                           "extra_llm_api_options log_level cluster_size config");
    flags.switches = keyList("trust_remote_code");
    flags.aliases = {{QStringLiteral("tp_size"), QStringLiteral("tensor_parallel_size")},
                     {QStringLiteral("pp_size"), QStringLiteral("pipeline_parallel_size")},
                     {QStringLiteral("ep_size"), QStringLiteral("expert_parallel_size")},
                     {QStringLiteral("max_seq_len"), QStringLiteral("max_model_len")},
                     {QStringLiteral("max_batch_size"), QStringLiteral("max_num_seqs")},
                     {QStringLiteral("kv_cache_free_gpu_memory_fraction"),
                      QStringLiteral("gpu_memory_utilization")}};
    return flags;
}

} // namespace

std::optional<QString> EngineFlags::nameOf(const QString &option) const
{
    const QString name = QString(option).replace(u'-', u'_');
    for (const auto &[other, full] : aliases) {
        if (name == other)
            return full;
    }
    if (values.contains(name) || switches.contains(name))
        return name;
    if (!abbreviations || name.size() < 3)
        return std::nullopt;
    QStringList candidates;
    for (const QStringList &names : {values, switches}) {
        for (const QString &full : names) {
            if (full.startsWith(name))
                candidates.append(full);
        }
    }
    for (const auto &[other, full] : aliases) {
        if (other.startsWith(name) && !candidates.contains(full))
            candidates.append(full);
    }
    return candidates.size() == 1 ? std::optional(candidates.first()) : std::nullopt;
}

bool EngineFlags::isSwitch(const QString &name) const
{
    return switches.contains(name);
}

const EngineFlags &vllmFlags()
{
    static const EngineFlags flags = makeVllm();
    return flags;
}

const EngineFlags &sglangFlags()
{
    static const EngineFlags flags = makeSglang();
    return flags;
}

const EngineFlags &llamaCppFlags()
{
    static const EngineFlags flags = makeLlamaCpp();
    return flags;
}

const EngineFlags &tensorRtFlags()
{
    static const EngineFlags flags = makeTensorRt();
    return flags;
}

} // namespace xuanka
