// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace xuanka {

// The spelling by which a model is looked up: without the account before a repository name, without
// case, spaces, hyphens and underscores. "CodeLlama 34 B" and "codellama/CodeLlama-34b" are one.
QString modelKey(const QString &name);

// The keys to try for a name, best first: the name itself, then without the words at its end that
// name a variant of the same shape (a chat tune, a storage type): "…-Instruct-AWQ".
QStringList modelKeys(const QString &name);

} // namespace xuanka
