// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/Builders.h"
#include "core/import/config/FamilyTables.h"
#include "core/import/config/Towers.h"

#include <array>

// Multimodal models: a language model of another family under a key of its own, and towers beside.
namespace xuanka {
namespace {

constexpr Nested llava{"text_config", "llama", addClipTower};
constexpr Nested gemma3{"text_config", "gemma3_text", addSiglipTower, Tied::Yes};
constexpr Nested mistral3{"text_config", "mistral", addPixtralTower};
constexpr Nested ministral3{"text_config", "ministral3_text", addPixtralTower};
constexpr Nested qwen2vl{"text_config", "qwen2", addQwen2Tower};
constexpr Nested qwen25vl{"text_config", "qwen2", addQwen25Tower};
constexpr Nested qwen3vl{"text_config", "qwen3", addQwen3Tower, Tied::No};
constexpr Nested qwen3vlMoe{"text_config", "qwen3_moe", addQwen3Tower, Tied::No};
constexpr Nested qwen35{"text_config", "qwen3_5_text", addQwen3Tower, Tied::No};
constexpr Nested qwen35Moe{"text_config", "qwen3_5_moe_text", addQwen3Tower, Tied::No};
constexpr Nested llama4{"text_config", "llama4_text", addLlama4Tower, Tied::No};
constexpr Nested kimi{"text_config", "deepseek_v3", nullptr};
constexpr Nested internvl{"llm_config", "qwen2", addInternTower};
constexpr Nested mllama{"text_config", "mllama_text_model", addMllamaTower};
constexpr Nested gemma4{"text_config", "gemma4_text", addGemma4Tower, Tied::Yes};

constexpr std::array families{
    Family{.type = "llava", .build = buildNested, .nested = &llava},
    Family{.type = "llava_next", .build = buildNested, .nested = &llava},
    Family{.type = "gemma3", .build = buildNested, .nested = &gemma3},
    Family{.type = "mistral3", .build = buildNested, .nested = &mistral3},
    Family{.type = "ministral3", .build = buildNested, .nested = &ministral3},
    Family{.type = "qwen2_vl", .build = buildNested, .nested = &qwen2vl},
    Family{.type = "qwen2_5_vl", .build = buildNested, .nested = &qwen25vl},
    Family{.type = "qwen3_vl", .build = buildNested, .nested = &qwen3vl},
    Family{.type = "qwen3_vl_moe", .build = buildNested, .nested = &qwen3vlMoe},
    Family{.type = "qwen3_5", .build = buildNested, .nested = &qwen35},
    Family{.type = "qwen3_5_moe", .build = buildNested, .nested = &qwen35Moe},
    Family{.type = "llama4", .build = buildNested, .nested = &llama4},
    Family{.type = "kimi_k25", .build = buildNested, .nested = &kimi},
    Family{.type = "kimi_vl", .build = buildNested, .nested = &kimi},
    Family{.type = "internvl_chat", .build = buildNested, .nested = &internvl},
    Family{.type = "mllama", .build = buildNested, .nested = &mllama},
    Family{.type = "phi3_v", .build = buildPhi3Vision},
    Family{.type = "gemma4", .build = buildNested, .nested = &gemma4},
};

} // namespace

std::span<const Family> nestedFamilies()
{
    return families;
}

} // namespace xuanka
