// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/price/PriceList.h"

#include "core/cost/RunningCost.h"

#include <limits>

namespace xuanka {

PriceList::PriceList(const Plan &plan, const Catalog &catalog, const MarketPrices &market)
    : m_plan(plan)
    , m_first(catalog.gpus().constData())
    , m_currency(currencyOf(plan.budget))
    , m_usage{plan.team.hoursPerDay, plan.team.daysPerMonth}
    , m_byGpu(static_cast<std::size_t>(catalog.gpus().size()))
{
    for (qsizetype i = 0; i < plan.budget.offers.size(); ++i)
        addOffer(plan.budget.offers[i], static_cast<int>(i), catalog);
    addTypical(market);
}

void PriceList::addOffer(const Offer &offer, int index, const Catalog &catalog)
{
    const Gpu *gpu = catalog.findGpu(offer.gpu);
    if (!gpu)
        return;
    Price price;
    price.terms = {offer.price, offer.per, offer.billing, offer.cards, offer.interruptible};
    price.offer = index;
    price.pcie = quotedPcie(offer.pcie);
    // A machine is rented whole; a price by the card holds up to the machine's size, and for any
    // count when the quote names a single card.
    if (isPerMachine(offer.per))
        price.exactly = offer.cards;
    else
        price.anyUpTo = offer.cards > 1 ? offer.cards : std::numeric_limits<int>::max();
    price.electricityIncluded =
        m_plan.budget.electricityIncluded || offer.includes.contains(QStringLiteral("electricity"));
    price.foreign = offer.price.currency != m_currency;
    m_byGpu[indexOf(*gpu)].quotes.push_back(price);
}

void PriceList::addTypical(const MarketPrices &market)
{
    const auto typical = [&](const QString &gpu, PriceUnit per, Billing billing) {
        std::optional<Price> price;
        if (const auto known = market.typicalPrice(gpu, per, m_currency)) {
            price.emplace();
            price->anyUpTo = std::numeric_limits<int>::max();
            price->electricityIncluded = m_plan.budget.electricityIncluded;
            price->terms = {Money::of(known->amount.mid, m_currency), per, billing, 1, false};
        }
        return price;
    };
    for (std::size_t i = 0; i < m_byGpu.size(); ++i) {
        m_byGpu[i].typical = typical(m_first[i].id, PriceUnit::CardMonth, Billing::Month);
        m_byGpu[i].typicalHour = typical(m_first[i].id, PriceUnit::CardHour, Billing::Hour);
    }
}

std::vector<const Price *> PriceList::of(const Gpu &gpu, int cards) const
{
    const Prices &prices = m_byGpu[indexOf(gpu)];
    std::vector<const Price *> found;
    for (const Price &quote : prices.quotes) {
        if (quote.covers(cards))
            found.push_back(&quote);
    }
    if (found.empty() && prices.typical)
        found.push_back(&*prices.typical);
    return found;
}

const Price *PriceList::hourly(const Gpu &gpu) const
{
    const Prices &prices = m_byGpu[indexOf(gpu)];
    return prices.typicalHour ? &*prices.typicalHour : nullptr;
}

MonthlyCost PriceList::costOf(const Price &price, int cards, double machineWatts) const
{
    const Money none{0, m_currency};
    MonthlyCost cost{none, none, none, none, none};
    cost.lease = price.monthlyLeaseOf(cards, m_usage);
    if (!price.electricityIncluded && !electricityLeftOut())
        cost.electricity = electricityCost(machineWatts, m_usage.hoursPerMonth(),
                                           m_plan.budget.electricityPerKwh, m_plan.budget.pue);
    if (m_plan.budget.operationsMonthly.currency == m_currency)
        cost.operations = m_plan.budget.operationsMonthly;
    cost.total = cost.lease + cost.electricity + cost.operations;
    return cost;
}

bool PriceList::electricityLeftOut() const
{
    return m_plan.budget.electricityPerKwh.currency != m_currency;
}

} // namespace xuanka
