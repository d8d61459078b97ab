// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/FamilyTables.h"

#include <array>

// Source of every row: the configuration and modelling classes of the family in the transformers
// library (or the code beside the weights where it says so), checked against published totals.
namespace xuanka {
namespace {

constexpr Switch attentionBias{"attention_bias", false};
constexpr Switch tiedByDefault{"tie_word_embeddings", true};

constexpr std::array families{
    Family{"llama",
           buildDecoder,
           {.defaults = {.hidden = 4096,
                         .layers = 32,
                         .heads = 32,
                         .intermediate = 11008,
                         .vocabulary = 32000},
            .qkvBias = attentionBias,
            .outputBias = attentionBias,
            .mlpBias = {"mlp_bias", false}}},
    Family{"mistral",
           buildDecoder,
           {.defaults = {.hidden = 4096,
                         .layers = 32,
                         .heads = 32,
                         .kvHeads = 8,
                         .intermediate = 14336,
                         .vocabulary = 32000,
                         .window = 4096},
            .window = WindowRule::Everywhere}},
    Family{"qwen2",
           buildDecoder,
           {.defaults = {.hidden = 4096,
                         .layers = 32,
                         .heads = 32,
                         .kvHeads = 32,
                         .intermediate = 22016,
                         .vocabulary = 151936,
                         .window = 4096},
            .qkvBias = always,
            .window = WindowRule::FromLayer}},
    Family{"qwen3",
           buildDecoder,
           {.defaults = {.hidden = 4096,
                         .layers = 32,
                         .heads = 32,
                         .kvHeads = 32,
                         .headSize = 128,
                         .intermediate = 22016,
                         .vocabulary = 151936,
                         .window = 4096},
            .qkvBias = attentionBias,
            .outputBias = attentionBias,
            .qkNorm = QkNorm::PerHead,
            .window = WindowRule::FromLayer}},
};

} // namespace

std::span<const Family> denseFamilies()
{
    return families;
}

} // namespace xuanka
