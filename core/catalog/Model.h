// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/ModelShape.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace xuanka {

enum class ModelKind : std::uint8_t { Language, Encoder, ImageDiffusion, VideoDiffusion };

// A component of a diffusion pipeline beside the generating network.
struct ModelComponent {
    QString role; // "text-encoder", "text-encoder-2", "vae", "image-encoder"
    std::int64_t parameters = 0;
    bool operator==(const ModelComponent &) const = default;
};

// A model of the catalogue or of a file the user gave.
struct Model {
    QString id; // "llama-3.1-70b"; empty for a file
    QString name; // "Llama 3.1 70B"
    QString family; // model_type of its config: "llama", "qwen3_moe"
    QStringList aliases; // Hugging Face repository names and other spellings
    ModelKind kind = ModelKind::Language;
    ModelShape shape;
    QList<ModelComponent> components;
    QString
        storedQuantization; // what the file is stored in ("fp8", "gguf-q4_k_m"); empty if unknown
    std::int64_t storedBytes = 0; // exact size of all tensors, 0 if unknown
    bool exact = true; // false: total from a sourced figure, not from the layers
    QString source;
    bool operator==(const Model &) const = default;
};

} // namespace xuanka
