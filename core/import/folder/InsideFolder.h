// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QDir>
#include <QString>

namespace xuanka {

// The path of a file an index names: inside the folder, or refused. A link that leads out is
// refused like "..", but for the one layout the Hugging Face cache has: snapshots/REVISION/NAME is
// a link to blobs/HASH of the same repository.
Result<QString> pathInside(const QDir &folder, const QString &name);

} // namespace xuanka
