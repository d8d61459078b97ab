// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/FamilyTables.h"

#include <array>

// Sources as in DenseFamilies.cpp.
namespace xuanka {
namespace {

constexpr Switch attentionBias{"attention_bias", false};

constexpr Experts mixtralExperts{.count = "num_local_experts",
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
// DeepSeek: the score correction of the sigmoid router is stored, one number an expert.
constexpr Experts deepseekExperts{.count = "n_routed_experts",
                                  .shared = "n_shared_experts",
                                  .sharedKind = SharedExpert::Counted,
                                  .layers = ExpertLayers::AfterDense};
constexpr Experts deepseekV3Experts{.count = "n_routed_experts",
                                    .shared = "n_shared_experts",
                                    .sharedKind = SharedExpert::Counted,
                                    .layers = ExpertLayers::AfterDense,
                                    .routerBias = always};

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
