// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayView>

#include <optional>

namespace xuanka {

// Where the first byte stands that is not strict UTF-8 (no overlong forms, no surrogates, nothing
// beyond U+10FFFF); nothing if all is well.
std::optional<qsizetype> firstInvalidUtf8(QByteArrayView bytes);
// The line, counted from 1, of an offset.
int lineAt(QByteArrayView bytes, qsizetype offset);

} // namespace xuanka
