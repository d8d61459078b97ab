// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QJsonObject>

namespace xuanka {

inline constexpr qsizetype largestPlanBytes = 1 << 20;
inline constexpr int deepestPlan = 32;

// A JSON object from the bytes of a file that people edit by hand. What editors, version control
// and other encodings do to such a file is named, with its line. A UTF-8 mark at the start is fine.
Result<QJsonObject> jsonObjectFromText(const QByteArray &bytes);

} // namespace xuanka
