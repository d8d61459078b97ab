// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Nearest.h"

#include <QList>

#include <algorithm>
#include <utility>

namespace xuanka {
namespace {

constexpr qsizetype longestName = 80; // beyond this a name is no typo, and the table grows

int distance(const QString &a, const QString &b)
{
    const int rows = static_cast<int>(a.size()) + 1;
    const int columns = static_cast<int>(b.size()) + 1;
    QList<int> table(qsizetype(rows) * columns);
    auto at = [&table, columns](int row, int column) -> int & {
        return table[qsizetype(row) * columns + column];
    };
    for (int row = 0; row < rows; ++row)
        at(row, 0) = row;
    for (int column = 0; column < columns; ++column)
        at(0, column) = column;
    for (int row = 1; row < rows; ++row) {
        for (int column = 1; column < columns; ++column) {
            const int change = a[row - 1] == b[column - 1] ? 0 : 1;
            int best = std::min({at(row - 1, column) + 1, at(row, column - 1) + 1,
                                 at(row - 1, column - 1) + change});
            if (row > 1 && column > 1 && a[row - 1] == b[column - 2] && a[row - 2] == b[column - 1])
                best = std::min(best, at(row - 2, column - 2) + 1);
            at(row, column) = best;
        }
    }
    return at(rows - 1, columns - 1);
}

} // namespace

QStringList nearestNames(const QString &typed, const QStringList &known, int most)
{
    const QString wanted = typed.left(longestName).toLower();
    QList<std::pair<int, QString>> ranked;
    for (const QString &name : known) {
        const QString candidate = name.left(longestName).toLower();
        const bool contains =
            wanted.size() >= 3 && (candidate.contains(wanted) || wanted.contains(candidate));
        const int steps = contains ? 1 : distance(wanted, candidate);
        if (steps <= std::max<qsizetype>(2, wanted.size() / 3))
            ranked.append({steps, name});
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QStringList names;
    for (const auto &[steps, name] : ranked.mid(0, most))
        names.append(name);
    return names;
}

} // namespace xuanka
