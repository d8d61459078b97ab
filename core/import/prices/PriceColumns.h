// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/prices/Csv.h"
#include "core/import/prices/PriceCell.h"

#include <QHash>

namespace xuanka::prices {

enum class Column : std::uint8_t {
    Card,
    Cards,
    CardMemory,
    GpuInfo,
    Currency,
    Per,
    Billing,
    Interruptible,
    Term,
    Vendor,
    Region,
    Vcpus,
    HostMemory,
    Disk,
    Machine,
    Note,
    Date,
    Source,
    Claims,
};

// A column of prices with what its heading says they are for.
struct PriceColumn {
    int index = 0;
    QString heading;
    bool interruptible = false;
    UnitWords unit;
};

// Where everything stands in a list, from its heading row.
struct PriceColumns {
    QHash<Column, int> at;
    QList<PriceColumn> prices;
    UnitWords otherwise; // what the list's own format says where heading and cell do not
    int headerRow = -1; // index into the rows
    bool decimalComma = false;

    bool has(Column column) const { return at.contains(column); }
    // The trimmed cell of a column; empty where the list has none.
    QString cell(const CsvRow &row, Column column) const;
};

// Finds the heading among the first rows: it names a card and a price. headerRow is -1 if none
// does.
PriceColumns columnsOf(const QList<CsvRow> &rows);

} // namespace xuanka::prices
