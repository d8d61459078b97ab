// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ModelFile.h"
#include "core/import/folder/ConfigBeside.h"

#include <QDir>
#include <QStringList>

namespace xuanka {

// Which files of a folder are the weights, when there are copies of other precision beside them.
struct FolderWeights {
    QString index; // a sharded index, or
    QStringList files; // the files themselves, or
    QStringList doubtful; // several that may each be a model
};

FolderWeights weightsIn(const QDir &folder);
// The model of one folder from its weights and its config.json; unset when it has neither.
std::optional<Result<ModelFile>> readWeightFolder(const QDir &folder);

} // namespace xuanka
