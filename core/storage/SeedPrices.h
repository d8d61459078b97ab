// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/storage/PriceBook.h"

namespace xuanka {

// The dated prices compiled into the program, as rows of the price book.
struct SeedPrices {
    QString version;
    QList<PriceEntry> entries;

    static Result<SeedPrices> builtIn();
    static Result<SeedPrices> fromJson(const QByteArray &json);
};

// Puts them into a store that has an older set or none.
Result<void> loadSeedPrices(const Store &store);

} // namespace xuanka
