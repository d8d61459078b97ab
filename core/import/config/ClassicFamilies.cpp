// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/FamilyTables.h"

#include <array>

// Decoders of the GPT-2 line: LayerNorm with bias, MLP of two matrices, learned or rotary
// positions. Sources as in DenseFamilies.cpp.
namespace xuanka {
namespace {

constexpr Switch tiedByDefault{"tie_word_embeddings", true};
constexpr Names gptNames{.hidden = {"n_embd"},
                         .layers = {"n_layer"},
                         .heads = {"n_head"},
                         .kvHeads = {"n_head_kv"},
                         .intermediate = {"n_inner"},
                         .context = {"n_positions", "n_ctx"}};
constexpr Names bloomNames{.hidden = {"n_embed", "hidden_size"},
                           .layers = {"n_layer", "num_hidden_layers"},
                           .heads = {"n_head", "num_attention_heads"},
                           .intermediate = {"n_inner"},
                           .context = {"seq_length"}};

constexpr DecoderTraits gptj{.names = &gptNames,
                             .mlpBias = always,
                             .headBias = always,
                             .mlp = Mlp::Plain,
                             .norms = 1,
                             .normBias = true,
                             .widthFactor = 4};

constexpr std::array families{
    Family{"gpt2",
           buildDecoder,
           {.names = &gptNames,
            .qkvBias = always,
            .outputBias = always,
            .mlpBias = always,
            .tied = tiedByDefault,
            .mlp = Mlp::Plain,
            .normBias = true,
            .positions = "n_positions",
            .widthFactor = 4}},
    Family{"gpt_bigcode",
           buildDecoder,
           {.names = &gptNames,
            .qkvBias = always,
            .outputBias = always,
            .mlpBias = always,
            .tied = tiedByDefault,
            .mlp = Mlp::Plain,
            .normBias = true,
            .singleKvHead = {"multi_query", true},
            .positions = "n_positions",
            .widthFactor = 4}},
    Family{"gptj", buildDecoder, gptj},
    Family{"codegen", buildDecoder, gptj},
    Family{"gpt_neox",
           buildDecoder,
           {.qkvBias = {"attention_bias", true},
            .outputBias = {"attention_bias", true},
            .mlpBias = always,
            .mlp = Mlp::Plain,
            .normBias = true}},
    Family{"bloom",
           buildDecoder,
           {.names = &bloomNames,
            .qkvBias = always,
            .outputBias = always,
            .mlpBias = always,
            .tied = tiedByDefault,
            .mlp = Mlp::Plain,
            .normBias = true,
            .embeddingNorm = always,
            .widthFactor = 4}},
    Family{"phi",
           buildDecoder,
           {.qkvBias = always,
            .outputBias = always,
            .mlpBias = always,
            .headBias = always,
            .qkNorm = QkNorm::None,
            .mlp = Mlp::Plain,
            .norms = 1,
            .normBias = true}},
    Family{"phi-msft",
           buildDecoder,
           {.names = &gptNames,
            .qkvBias = always,
            .outputBias = always,
            .mlpBias = always,
            .headBias = always,
            .mlp = Mlp::Plain,
            .norms = 1,
            .normBias = true,
            .widthFactor = 4}},
    Family{"opt", buildOpt},
    Family{"mpt", buildMpt},
    Family{"falcon", buildFalcon},
    Family{"qwen", buildQwen},
    Family{"chatglm", buildChatGlm},
};

} // namespace

std::span<const Family> classicFamilies()
{
    return families;
}

} // namespace xuanka
