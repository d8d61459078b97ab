// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/prices/CardNames.h"
#include "core/import/prices/PriceColumns.h"
#include "core/import/prices/PriceList.h"

namespace xuanka::prices {

// Turns the lines of one list into prices.
class RowReader final {
public:
    RowReader(const PriceColumns &columns, const PriceListContext &context);

    // Adds the prices of the line to `import`, or the reason why there are none.
    void read(const CsvRow &row, PriceListImport &import) const;

private:
    Result<Offer> machineOf(const CsvRow &row) const;
    Result<int> cardsOf(const CsvRow &row) const;
    Result<const Gpu *> cardOf(const CsvRow &row, int cards) const;
    double cardMemoryGiB(const CsvRow &row) const;
    // The price in a cell as a whole, or why it is none.
    Result<ListedPrice> priceIn(const CsvRow &row, const PriceColumn &column,
                                const Offer &machine) const;

    const PriceColumns &m_columns;
    const PriceListContext &m_context;
    CardNames m_names;
};

} // namespace xuanka::prices
