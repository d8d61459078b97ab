// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Job.h"

#include <string_view>

namespace xuanka {

// How a family of image and video models spends its parameters: sets `convolutional`,
// `passesPerStep`, `pixelsPerToken`, `parametersPerToken`, `family` and `framesPerLatent`. `family`
// is the class name of its configuration ("UNet2DConditionModel"), `name` the model's own; unknown
// ones keep the defaults of a diffusion transformer with classifier-free guidance.
void setDiffusionTraits(DiffusionJob &job, std::string_view family, std::string_view name);

} // namespace xuanka
