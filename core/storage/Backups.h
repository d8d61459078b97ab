// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/Database.h"

#include <QStringList>

namespace xuanka {

inline constexpr int backupsKept = 5;

// The backups of a data file, newest first: "xuanka.sqlite.backup-12" beside "xuanka.sqlite".
QStringList backupsOf(const QString &path);
// Writes a clean copy of what is committed and deletes the oldest ones; gives its path.
Result<QString> backUp(const Database &database);
// Renames a file that can no longer be read to the first free "….damaged-N"; gives the new path.
Result<QString> setAside(const QString &path);

} // namespace xuanka
