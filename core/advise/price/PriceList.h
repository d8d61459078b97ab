// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/advise/price/QuotedLink.h"
#include "core/catalog/Catalog.h"
#include "core/catalog/MarketPrices.h"
#include "core/cost/LeaseCost.h"
#include "core/plan/BudgetCurrency.h"

#include <vector>

namespace xuanka {

// One price at which a card can be rented in this plan.
struct Price {
    LeaseTerms terms;
    int offer = -1; // index into the plan's offers; -1: typical market price
    int anyUpTo = 0; // counts the price holds for: 1..anyUpTo; 0: exactly `exactly`
    int exactly = 0;
    bool electricityIncluded = true;
    std::optional<QuotedPcie> pcie; // the slot the quote names
    bool foreign = false; // in another currency than the plan; never converted
    bool covers(int cards) const { return anyUpTo > 0 ? cards <= anyUpTo : cards == exactly; }
    Money monthlyLeaseOf(int cards, const Usage &usage) const
    {
        return monthlyLease(terms, cards, usage);
    }
};

// The prices of a plan by card: its quotes, else what the card typically costs.
class PriceList {
public:
    PriceList(const Plan &plan, const Catalog &catalog, const MarketPrices &market);

    // The prices for this card and count: quotes where any covers the count, else the typical one.
    std::vector<const Price *> of(const Gpu &gpu, int cards) const;
    // The typical price by the hour, for the comparison with a monthly lease.
    const Price *hourly(const Gpu &gpu) const;
    Currency currency() const { return m_currency; }
    const Usage &usage() const { return m_usage; }
    MonthlyCost costOf(const Price &price, int cards, double machineWatts) const;
    // Electricity is to be paid but its tariff is in another currency.
    bool electricityLeftOut() const;

private:
    struct Prices {
        std::vector<Price> quotes;
        std::optional<Price> typical;
        std::optional<Price> typicalHour;
    };
    void addOffer(const Offer &offer, int index, const Catalog &catalog);
    void addTypical(const MarketPrices &market);
    std::size_t indexOf(const Gpu &gpu) const { return static_cast<std::size_t>(&gpu - m_first); }

    const Plan &m_plan;
    const Gpu *m_first;
    Currency m_currency;
    Usage m_usage;
    std::vector<Prices> m_byGpu; // as the catalogue orders its cards
};

} // namespace xuanka
