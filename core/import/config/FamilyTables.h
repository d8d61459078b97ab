// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/Family.h"

namespace xuanka {

// The families, by what they have in common. A new one is a row here and a row in the test.
std::span<const Family> denseFamilies(); // decoders that differ in switches
std::span<const Family> sparseFamilies(); // decoders with experts

std::span<const Family> classicFamilies(); // the GPT-2 line and its contemporaries
std::span<const Family> nestedFamilies(); // a language model inside a multimodal one
std::span<const Family> componentFamilies(); // encoders and diffusion networks

} // namespace xuanka
