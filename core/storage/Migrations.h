// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/Database.h"

#include <QList>
#include <QStringList>

namespace xuanka {

// The statements that lead from one version of the data file to the next.
using Migration = QStringList;

// All of them, from the empty file on; their number is the newest version.
const QList<Migration> &migrations();
// Brings the file from its version to the last of `steps`, one transaction a step. A step that
// fails leaves the file at the version before it.
Result<void> migrate(const Database &database, const QList<Migration> &steps);

} // namespace xuanka
