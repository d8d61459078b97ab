// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ModelFile.h"

#include <QDir>

#include <optional>

namespace xuanka {

// The config.json that lies beside weights, with hf_quant_config.json worked in.
struct ConfigBeside {
    std::optional<Result<ModelFile>> model; // unset: there is no config.json
    QString modelType; // also when the architecture is not supported
    int layers = 0; // 0 if it does not say
    int packedBits = 0; // of integer weights packed into 32 bits; 0 if it does not say
};

ConfigBeside configBeside(const QDir &folder);
// The same for a config.json read by its own name.
Result<ModelFile> readConfigFile(const QDir &folder, const QByteArray &text);
// The text of a small file in the folder; empty if there is none or it is too large.
QByteArray smallFile(const QDir &folder, const QString &name);

} // namespace xuanka
