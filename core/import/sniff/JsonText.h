// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QJsonObject>

namespace xuanka {

inline constexpr qsizetype largestJson = 128 * 1024 * 1024; // indexes of 400-expert models: 20 MB

// A JSON object from text someone else wrote, as tolerant as its usual writers need and no more:
// an UTF-8 byte-order mark is skipped; Python's NaN and Infinity are read as null.
// UTF-16, unresolved merges, nesting bombs and oversize are refused by name, with the line.
Result<QJsonObject> readJsonObject(const QByteArray &text, qsizetype most = largestJson);

bool hasUtf8Mark(const QByteArray &text);
// UTF-16 or UTF-32, with or without a mark.
bool looksUtf16(const QByteArray &text);
// The first line (from 1) that holds a conflict marker of a version control system; 0 if none does.
int mergeMarkerLine(const QByteArray &text);

} // namespace xuanka
