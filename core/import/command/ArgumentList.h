// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/command/EngineFlags.h"

#include <QJsonObject>
#include <QStringList>

namespace xuanka {

// The words after a launcher as "name: value", under the full names of its options. The first word
// that belongs to no option is the model. An option that is not known keeps its own name.
QJsonObject readArguments(const QStringList &words, const EngineFlags &flags);

} // namespace xuanka
