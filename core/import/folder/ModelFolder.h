// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ModelFile.h"

#include <QDir>

namespace xuanka {

// A folder a model was downloaded to: weights and config.json together, a GGUF, a diffusion
// pipeline, or the cache of the Hugging Face library around one of these.
Result<ModelFile> readModelFolder(const QString &path);

// A pipeline of diffusers: model_index.json names the folders of the parts.
Result<ModelFile> readPipeline(const QDir &folder, const QJsonObject &index);

} // namespace xuanka
