// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ModelFile.h"
#include "core/import/folder/ConfigBeside.h"
#include "core/import/safetensors/SafetensorsHeader.h"

#include <QDir>
#include <QJsonObject>

namespace xuanka {

// One safetensors file, with the config.json beside it; one shard of several leads to all.
Result<ModelFile> readSafetensors(const QString &path);
// The headers of several files together. Names are those of an index or a listing.
Result<SafetensorsHeader> readShards(const QDir &folder, const QStringList &names);
// The model the tensors make up: counted, and compared with what the config.json describes.
Result<ModelFile> modelOfTensors(const SafetensorsHeader &tensors, const ConfigBeside &config);

// A sharded index: shards beside it are read; else sizes come from its metadata, marked as such,
// and parameters from a config.json beside it.
Result<ModelFile> readSafetensorsIndex(const QDir &folder, const QJsonObject &index);

} // namespace xuanka
