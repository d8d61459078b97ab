// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Money.h"
#include "core/base/PriceUnit.h"

#include <QString>

#include <optional>

namespace xuanka::prices {

// What a price is for, as far as a heading or a cell says it: "元／卡／时", "per instance-hour".
struct UnitWords {
    enum class Period : std::uint8_t { Hour, Day, Month, Year };
    std::optional<Period> period;
    std::optional<bool> perMachine;
    std::optional<Currency> currency;

    // Fills what is missing here from `other`.
    UnitWords orElse(const UnitWords &other) const;
    bool operator==(const UnitWords &) const = default;
};

UnitWords unitWordsOf(const QString &text);
PriceUnit priceUnit(UnitWords::Period period, bool perMachine);

// A cell that may hold a price.
struct PriceCell {
    enum class Kind : std::uint8_t { Empty, OnRequest, Unreadable, Number };
    Kind kind = Kind::Empty;
    double amount = 0;
    UnitWords unit;
};

// `decimalComma`: the list is of the kind where "3,996" is less than four.
PriceCell priceCell(const QString &cell, bool decimalComma = false);
// A plain number in either notation ("1,580.00", "1 580,00", "１６"), nothing if it is none.
std::optional<double> numberIn(const QString &text, bool decimalComma = false);

} // namespace xuanka::prices
