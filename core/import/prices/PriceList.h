// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Catalog.h"
#include "core/plan/Offer.h"

#include <QByteArray>
#include <QList>

namespace xuanka {

inline constexpr qint64 largestPriceList = 20 * 1024 * 1024;

// One price of a list. A line with an hourly and a monthly price gives two.
struct ListedPrice {
    Offer offer;
    QString term; // "on-demand", "spot", or what the list says
    int line = 0;
    bool operator==(const ListedPrice &) const = default;
};

struct SkippedLine {
    int line = 0;
    Message reason;
    bool operator==(const SkippedLine &) const = default;
};

struct PriceListImport {
    QList<ListedPrice> prices;
    int lines = 0; // that gave at least one price
    QList<SkippedLine> skipped;
    bool operator==(const PriceListImport &) const = default;
};

// What surrounds a list and is not in it.
struct PriceListContext {
    const Catalog &catalog;
    QString fileName; // "list.csv": source of each row, and the vendor where no column names one
    QString dateSeen; // ISO date for rows without one
};

// Reads a vendor's list. Unknown cards, prices on request, totals and whatever cannot be read for
// certain are left out, each with its line and reason; an error only when there is no list in it.
Result<PriceListImport> readPriceList(const QByteArray &bytes, const PriceListContext &context);

// A list that readPriceList() and spreadsheets read back: UTF-8 with its mark, one price a line.
QByteArray csvOf(const QList<ListedPrice> &prices);

} // namespace xuanka
