// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/import/gguf/GgmlType.h"

#include <QByteArray>
#include <QHash>
#include <QIODevice>
#include <QList>

#include <array>
#include <optional>
#include <variant>

namespace xuanka {

struct GgufTensor {
    QByteArray name;
    std::array<qint64, 4> dims{1, 1, 1, 1}; // dims[0] is the length of a row
    const GgmlType *type = nullptr;
    quint64 offset = 0; // from the start of the data
    qint64 elements = 0;
    qint64 bytes = 0;
};

// Numbers (booleans are 0 and 1), short texts, and lists of numbers of at most a few thousand.
using GgufValue = std::variant<qint64, double, QByteArray, QList<qint64>>;

// All that a GGUF says before its tensor data. Long texts and the vocabulary are not kept, only
// the length of each array.
struct GgufHeader {
    int version = 0;
    bool bigEndian = false;
    QHash<QByteArray, GgufValue> values;
    QHash<QByteArray, qint64> arrayLengths;
    QList<GgufTensor> tensors;
    qint64 tensorBytes = 0; // sum over the tensors, without padding

    std::optional<qint64> number(const QByteArray &key) const;
    QByteArray text(const QByteArray &key) const;
    // One number a layer: a scalar counts for every layer; nothing beyond the end of a list.
    std::optional<qint64> perLayer(const QByteArray &key, int layer) const;
};

// Versions 1 to 3, either byte order. Every count and length is checked against the bytes that are
// there before it is used; time and memory depend on the header alone.
Result<GgufHeader> readGgufHeader(QIODevice &device);

} // namespace xuanka
