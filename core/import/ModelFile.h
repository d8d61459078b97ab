// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Model.h"

#include <QList>

namespace xuanka {

enum class ModelFileKind : std::uint8_t { Config, Gguf, Safetensors, SafetensorsIndex, Folder };

// What a model file holds: exact, or the call failed. Fields that are unknown are 0 or empty.
struct ModelFile {
    ModelFileKind kind = ModelFileKind::Config;
    Model model;               // shape, stored bytes and quantisation
    std::int64_t parameters = 0; // total as counted; 0 when the file does not tell (an index alone)
    bool exact = true;
    QMap<QString, std::int64_t> byPart; // "vision", "audio", "projector", "mtp", "encoder"
    QList<Message> notes;
    bool operator==(const ModelFile &) const = default;
};

template <> struct KeyTable<ModelFileKind> {
    static constexpr std::array<std::pair<ModelFileKind, std::string_view>, 5> rows{{
        {ModelFileKind::Config, "config"}, {ModelFileKind::Gguf, "gguf"},
        {ModelFileKind::Safetensors, "safetensors"},
        {ModelFileKind::SafetensorsIndex, "safetensors-index"}, {ModelFileKind::Folder, "folder"},
    }};
};

// Reads a config.json, a GGUF, a safetensors file, its index or a folder of these. The kind is told
// from the content, not from the name. Reads headers only; memory stays flat for any file size.
Result<ModelFile> readModelFile(const QString &path);
// The same for a plan, which needs a count: an index alone, that tells none, is refused.
Result<ModelFile> readCountedModel(const QString &path);

// A config.json already in memory (a paste, a test). `hint` may name a sibling quantisation file.
Result<ModelFile> readModelConfig(const QByteArray &json);

} // namespace xuanka
