// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace xuanka {

// The known names closest to a mistyped one (Damerau-Levenshtein, case-insensitive), best first.
// Empty when nothing is near enough to be a likely typo.
QStringList nearestNames(const QString &typed, const QStringList &known, int most = 3);

} // namespace xuanka
