// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/import/safetensors/StoredType.h"

#include <QHash>
#include <QIODevice>
#include <QList>
#include <QString>

namespace xuanka {

struct StoredTensor {
    QString name;
    StoredType type = StoredType::Fp32;
    QList<qint64> shape;
    qint64 elements = 0; // as stored: a packed element may hold several weights
    qint64 bytes = 0;
};

struct SafetensorsHeader {
    QList<StoredTensor> tensors;
    QHash<QString, QString> metadata; // texts of __metadata__
    qint64 tensorBytes = 0;
};

// Reads the header of one file; every length is checked before it is used.
Result<SafetensorsHeader> readSafetensorsHeader(QIODevice &device);

} // namespace xuanka
