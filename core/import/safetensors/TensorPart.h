// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>

namespace xuanka {

// The part of a model a tensor belongs to, by the module names the libraries use.
enum class TensorPart : std::uint8_t {
    Main,
    Vision,
    Audio,
    Projector,
    Mtp,
    TextEncoder,
    Vae,
    Adapter, // LoRA and its kin
    Copy, // averaged weights and second names of the same tensor
};

// Layers numbered `mainLayers` and above predict further tokens; 0 if unknown.
TensorPart partOf(const QString &name, int mainLayers);

} // namespace xuanka
