// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/FamilyTables.h"

#include <array>

// Sources as in DenseFamilies.cpp.
namespace xuanka {
namespace {

constexpr Switch attentionBias{"attention_bias", false};
constexpr Switch tiedByDefault{"tie_word_embeddings", true};

constexpr Experts mixtralExperts{.count = {"num_local_experts"},
                                 .width = "intermediate_size",
                                 .defaultCount = 8,
                                 .defaultPerToken = 2,
                                 .defaultWidth = 14336};
constexpr Experts qwen3Experts{.layers = ExpertLayers::SparseStep,
                               .defaultCount = 128,
                               .defaultPerToken = 8,
                               .defaultWidth = 768};
constexpr Experts qwen2Experts{.shared = "shared_expert_intermediate_size",
                               .sharedKind = SharedExpert::Wide,
                               .layers = ExpertLayers::SparseStep,
                               .sharedGate = true,
                               .defaultCount = 60,
                               .defaultPerToken = 4,
                               .defaultWidth = 1408};
constexpr Experts qwen3NextExperts{.shared = "shared_expert_intermediate_size",
                                   .sharedKind = SharedExpert::Wide,
                                   .layers = ExpertLayers::SparseStep,
                                   .sharedGate = true};
// DeepSeek: the score correction of the sigmoid router is stored, one number an expert.
constexpr Experts deepseekExperts{.count = {"n_routed_experts"},
                                  .shared = "n_shared_experts",
                                  .sharedKind = SharedExpert::Counted,
                                  .layers = ExpertLayers::AfterDense};
constexpr Experts deepseekV3Experts{.count = {"n_routed_experts"},
                                    .shared = "n_shared_experts",
                                    .sharedKind = SharedExpert::Counted,
                                    .layers = ExpertLayers::AfterDense,
                                    .routerBias = always};

constexpr Experts glmDsaExperts{.count = {"n_routed_experts", "num_experts"},
                                .shared = "n_shared_experts",
                                .sharedKind = SharedExpert::Counted,
                                .layers = ExpertLayers::AfterDense,
                                .routerBias = always};
constexpr Experts minicpmExperts{.width = "intermediate_size", .optional = true};
constexpr Experts localExperts{.count = {"num_local_experts"}, .width = "intermediate_size"};
constexpr Experts minimaxExperts{.count = {"num_local_experts"},
                                 .width = "intermediate_size",
                                 .routerBias = {"use_routing_bias", false}};
// Weights, router and experts of gpt-oss all have biases.
constexpr Experts gptOssExperts{.count = {"num_local_experts"},
                                .perToken = {"num_experts_per_tok", "experts_per_token"},
                                .width = "intermediate_size",
                                .routerBias = always,
                                .expertBias = true};
constexpr Experts llama4Experts{.count = {"num_local_experts"},
                                .width = "intermediate_size",
                                .denseWidth = "intermediate_size_mlp",
                                .sharedKind = SharedExpert::Counted,
                                .layers = ExpertLayers::Interleaved,
                                .defaultCount = 16,
                                .defaultPerToken = 1,
                                .defaultWidth = 8192};
constexpr Experts hunyuanExperts{
    .perToken = {"moe_topk"}, .width = "intermediate_size", .sharedKind = SharedExpert::Counted};
constexpr Experts bailingExperts{.shared = "num_shared_experts",
                                 .sharedKind = SharedExpert::Counted,
                                 .layers = ExpertLayers::AfterDense,
                                 .routerBias = {"moe_router_enable_expert_bias", false}};
constexpr Experts ernieExperts{.count = {"moe_num_experts"},
                               .perToken = {"moe_k"},
                               .shared = "moe_num_shared_experts",
                               .sharedKind = SharedExpert::Counted,
                               .layers = ExpertLayers::Range,
                               .routerBias = always};
constexpr Experts graniteExperts{
    .count = {"num_local_experts"}, .width = "intermediate_size", .optional = true};
constexpr Experts graniteSharedExperts{.count = {"num_local_experts"},
                                       .width = "intermediate_size",
                                       .shared = "shared_intermediate_size",
                                       .sharedKind = SharedExpert::Wide};
constexpr Experts olmoeExperts{.width = "intermediate_size"};

constexpr Names hunyuanNames{.headSize = {"head_dim", "attention_head_dim"}};

constexpr std::array families{
    Family{
        "mixtral",
        buildDecoder,
        {.defaults = {.hidden = 4096, .layers = 32, .heads = 32, .kvHeads = 8, .vocabulary = 32000},
         .window = WindowRule::Everywhere,
         .experts = &mixtralExperts}},
    Family{"qwen2_moe",
           buildDecoder,
           {.defaults = {.hidden = 2048,
                         .layers = 24,
                         .heads = 16,
                         .kvHeads = 16,
                         .intermediate = 5632,
                         .vocabulary = 151936,
                         .window = 4096},
            .qkvBias = {"qkv_bias", true},
            .window = WindowRule::FromLayer,
            .experts = &qwen2Experts}},
    Family{"qwen3_moe",
           buildDecoder,
           {.defaults = {.hidden = 2048,
                         .layers = 24,
                         .heads = 32,
                         .kvHeads = 4,
                         .intermediate = 6144,
                         .vocabulary = 151936,
                         .window = 4096},
            .qkvBias = attentionBias,
            .outputBias = attentionBias,
            .qkNorm = QkNorm::PerHead,
            .qkNormIf = {"use_qk_norm", true},
            .window = WindowRule::FromLayer,
            .experts = &qwen3Experts}},
    // Nested in its vision model.
    Family{"qwen3_vl_moe_text",
           buildDecoder,
           {.defaults = {.headSize = 128},
            .qkvBias = attentionBias,
            .outputBias = attentionBias,
            .qkNorm = QkNorm::PerHead,
            .experts = &qwen3Experts}},
    Family{
        "qwen3_next", buildHybrid, {.defaults = {.headSize = 256}, .experts = &qwen3NextExperts}},
    Family{"qwen3_5_text", buildHybrid, {.defaults = {.headSize = 256}}},
    Family{"qwen3_5_moe_text",
           buildHybrid,
           {.defaults = {.headSize = 256}, .experts = &qwen3NextExperts}},
    Family{"minicpm",
           buildDecoder,
           {.qkvBias = attentionBias,
            .outputBias = attentionBias,
            .tied = tiedByDefault,
            .experts = &minicpmExperts}},
    Family{"granitemoe",
           buildDecoder,
           {.qkvBias = attentionBias, .outputBias = attentionBias, .experts = &localExperts}},
    Family{"minimax_m2",
           buildMiniMax,
           {.qkNorm = QkNorm::FullWidth,
            .qkNormIf = {"use_qk_norm", false},
            .experts = &minimaxExperts}},
    Family{"gpt_oss",
           buildDecoder,
           {.defaults = {.window = 128},
            .qkvBias = {"attention_bias", true},
            .outputBias = {"attention_bias", true},
            .sinks = true,
            .window = WindowRule::Pattern,
            .windowPattern = 2,
            .experts = &gptOssExperts}},
    Family{"llama4_text",
           buildDecoder,
           {.defaults = {.hidden = 5120,
                         .layers = 48,
                         .heads = 40,
                         .kvHeads = 8,
                         .headSize = 128,
                         .intermediate = 16384,
                         .vocabulary = 202048},
            .qkvBias = attentionBias,
            .outputBias = attentionBias,
            .qkNorm = QkNorm::Weightless,
            .qkNormIf = {"use_qk_norm", true},
            .window = WindowRule::Chunked,
            .experts = &llama4Experts}},
    Family{"olmoe",
           buildDecoder,
           {.qkvBias = attentionBias,
            .outputBias = attentionBias,
            .qkNorm = QkNorm::FullWidth,
            .experts = &olmoeExperts}},
    Family{"deepseek",
           buildDecoder,
           {.qkvBias = attentionBias, .outputBias = attentionBias, .experts = &deepseekExperts}},
    // LayerNorms and the head have biases too.
    Family{"phimoe",
           buildDecoder,
           {.qkvBias = attentionBias,
            .outputBias = attentionBias,
            .headBias = {"lm_head_bias", false},
            .normBias = true,
            .window = WindowRule::Everywhere,
            .experts = &localExperts}},
    Family{"hunyuan_v1_moe",
           buildHunyuan,
           {.names = &hunyuanNames,
            .qkvBias = attentionBias,
            .outputBias = attentionBias,
            .qkNorm = QkNorm::PerHead,
            .experts = &hunyuanExperts}},
    Family{"bailing_moe",
           buildBailing,
           {.qkvBias = {"use_qkv_bias", false},
            .outputBias = {"use_bias", false},
            .qkNorm = QkNorm::PerHead,
            .qkNormIf = {"use_qk_norm", false},
            .experts = &bailingExperts,
            .uncountedMtp = "num_nextn_predict_layers"}},
    Family{"bailing_moe_v2",
           buildBailing,
           {.qkvBias = {"use_qkv_bias", false},
            .outputBias = {"use_bias", false},
            .qkNorm = QkNorm::PerHead,
            .qkNormIf = {"use_qk_norm", false},
            .experts = &bailingExperts,
            .uncountedMtp = "num_nextn_predict_layers"}},
    Family{"ernie4_5_moe",
           buildErnieMoe,
           {.tied = tiedByDefault,
            .experts = &ernieExperts,
            .uncountedMtp = "num_nextn_predict_layers"}},
    Family{"granitemoehybrid",
           buildGraniteHybrid,
           {.tied = tiedByDefault, .experts = &graniteExperts}},
    Family{
        "granitemoeshared",
        buildDecoder,
        {.qkvBias = attentionBias, .outputBias = attentionBias, .experts = &graniteSharedExperts}},
    Family{"dbrx", buildDbrx, {}},
    Family{"minicpm3", buildLatent, {.tied = tiedByDefault}},
    Family{"glm4_moe_lite", buildLatent, {.experts = &deepseekV3Experts}},
    Family{"gemma4_text",
           buildGemma4,
           {.defaults = {.hidden = 2304,
                         .layers = 30,
                         .heads = 8,
                         .kvHeads = 4,
                         .headSize = 256,
                         .vocabulary = 262144,
                         .window = 512},
            .tied = tiedByDefault,
            .window = WindowRule::Pattern,
            .windowPattern = 6}},
    Family{"nemotron_h", buildNemotronH, {}},
    Family{"nemotron-nas", buildNemotronNas, {}},
    Family{"glm_moe_dsa", buildLatent, {.experts = &glmDsaExperts}},
    // Attention as in Qwen3 with optional biases on q, k and v.
    Family{"glm4_moe",
           buildWithMtp,
           {.qkvBias = attentionBias,
            .qkNorm = QkNorm::PerHead,
            .qkNormIf = {"use_qk_norm", false},
            .experts = &deepseekV3Experts}},
    Family{"dots1",
           buildDecoder,
           {.qkvBias = attentionBias,
            .outputBias = attentionBias,
            .qkNorm = QkNorm::PerHead,
            .window = WindowRule::FromLayer,
            .experts = &deepseekV3Experts}},
    Family{"deepseek_v2", buildLatent, {.experts = &deepseekExperts}},
    Family{"deepseek_v3", buildLatent, {.experts = &deepseekV3Experts}},
    Family{"deepseek_v32", buildLatent, {.experts = &deepseekV3Experts}},
    Family{"kimi_k2", buildLatent, {.experts = &deepseekV3Experts}},
};

} // namespace

std::span<const Family> sparseFamilies()
{
    return families;
}

} // namespace xuanka
