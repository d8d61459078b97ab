// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QString>

namespace xuanka::files {

inline constexpr qint64 planLimit = 4 * 1024 * 1024;

Result<QByteArray> read(const QString &path, qint64 limit);
// All or nothing: the old file stays until the new one is complete on disk.
Result<void> write(const QString &path, const QByteArray &bytes);

} // namespace xuanka::files
