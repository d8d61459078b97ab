// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"
#include "core/base/Money.h"
#include "core/base/PriceUnit.h"
#include "core/base/Result.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <optional>

namespace xuanka {

// What one card usually costs. Amounts are units (not hundredths) of `currency` per `per`.
struct PriceBand {
    Band amount;
    Currency currency;
    PriceUnit per = PriceUnit::CardHour;
    QString basis; // how the figures were found, in the words of the data file
    bool operator==(const PriceBand &) const = default;
};

// Typical prices of the market as compiled into the program, by card and currency. Nothing is
// converted between currencies: a card without a price in the asked currency has none.
class MarketPrices final {
public:
    static Result<MarketPrices> builtIn();
    static Result<MarketPrices> fromJson(const QByteArray &json);

    // Rent of one card of the catalogue. A month without a figure of its own follows from the hour;
    // a price of a whole machine is never known here (nullopt).
    std::optional<PriceBand> typicalPrice(const QString &gpuId, PriceUnit per,
                                          Currency currency = {}) const;
    // What one card costs to buy: lowest, middle and highest figure at hand.
    std::optional<Band> purchasePrice(const QString &gpuId, Currency currency = {}) const;

private:
    struct Entry {
        QString gpu;
        PriceBand price;
    };
    struct Purchase {
        QString gpu;
        Money price;
    };
    const PriceBand *find(const QString &gpuId, PriceUnit per, Currency currency) const;

    QList<Entry> m_typical;
    QList<Purchase> m_purchase;
    double m_monthHours = 720;
    double m_monthFactor = 1;
};

} // namespace xuanka
