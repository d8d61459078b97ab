// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ConvertedPlan.h"
#include "core/import/ModelFile.h"

#include <QString>

#include <variant>

namespace xuanka {

// A plan file: opened as a document, not taken over into the one that is open.
struct ImportedPlan {
    QString path;
};
// Printed by a tool on a trial machine.
struct ImportedTrial {
    QString name;
    QByteArray bytes;
};

// What a dropped file or pasted text turned out to be.
struct Imported {
    QString name; // of the file; empty for a paste
    QString path;
    std::variant<ImportedPlan, ModelFile, ConvertedPlan, ImportedTrial> what;
};

// Looks at the content, not only at the name. Pure: may run on a worker.
Result<Imported> readImport(const QString &path);
Result<Imported> readImportText(const QByteArray &text);

} // namespace xuanka
