// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/Database.h"

#include <QList>

namespace xuanka {

// Whose file it is: the program's own is backed up at each start and repaired when it is damaged;
// one that the user names is never renamed or replaced.
enum class FileOwner { Program, User };

// The data file, opened and up to date. `notes` is what the user should be told.
struct Store {
    Database database;
    QList<Message> notes;
};

// Opens the data file, creating it and its folder when there is none. Checks that it is Xuanka's,
// that this version can read it and that it is whole; upgrades it after a backup.
Result<Store> openStore(const QString &path, FileOwner owner);
// The same tables without a file.
Result<Store> storeInMemory();

} // namespace xuanka
