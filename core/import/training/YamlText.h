// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QJsonValue>

namespace xuanka {

inline constexpr qsizetype largestYaml = 1024 * 1024; // real training configs: below 10 kB

// The first document of a YAML text as a tree. Scalars are texts, as YAML writes them; an empty
// one and null are null. Anchors and aliases are worked in, within a limit on all nodes together.
Result<QJsonValue> readYaml(const QByteArray &text);

} // namespace xuanka
