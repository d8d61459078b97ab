// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/Draft.h"

namespace xuanka {

class ConfigObject;

// Vision towers with their projectors, read from the outer object of a multimodal configuration.
// The language model is already in the draft: projectors end in its hidden size.
void addClipTower(ConfigObject &config, Draft &draft); // LLaVA: CLIP, SigLIP or Pixtral inside
void addSiglipTower(ConfigObject &config, Draft &draft); // Gemma 3
void addPixtralTower(ConfigObject &config, Draft &draft); // Mistral 3
void addQwen2Tower(ConfigObject &config, Draft &draft); // Qwen2-VL
void addQwen25Tower(ConfigObject &config, Draft &draft); // Qwen2.5-VL
void addQwen3Tower(ConfigObject &config, Draft &draft); // Qwen3-VL, Qwen3.5
void addLlama4Tower(ConfigObject &config, Draft &draft);
void addGemma4Tower(ConfigObject &config, Draft &draft);
void addMllamaTower(ConfigObject &config, Draft &draft); // Llama 3.2 Vision
void addInternTower(ConfigObject &config, Draft &draft); // InternVL

// One layer of a plain vision transformer: biased attention and MLP, two biased LayerNorms.
Count visionLayer(Count hidden, Count width);
// A whole CLIP vision model of these dimensions.
Count clipVision(ConfigObject &vision);

} // namespace xuanka
