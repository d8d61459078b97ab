// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace xuanka::prices {

inline constexpr int mostCsvRows = 100'000;
inline constexpr int mostCsvColumns = 500;

struct CsvRow {
    int line = 1; // where it begins, counted from 1
    QStringList cells;
    bool operator==(const CsvRow &) const = default;
};

// RFC 4180, and what spreadsheets make of it: any line ending, a "sep=;" line, a quote inside an
// unquoted cell. Rows of blanks are left out.
Result<QList<CsvRow>> readCsv(const QString &text);
// The separator the file says or most likely uses: comma, semicolon, tab or bar.
QChar separatorOf(const QString &text);

// One row with its line ending. A cell that a spreadsheet would run as a formula gets an apostrophe
// in front; readers take it away again (see unguarded()).
QString csvLine(const QStringList &cells);
QString unguarded(const QString &cell);

} // namespace xuanka::prices
