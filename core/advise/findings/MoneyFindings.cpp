// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/FindingCode.h"
#include "core/advise/findings/Findings.h"
#include "core/advise/team/TeamLoad.h"
#include "core/advise/words/Reasons.h"
#include "core/cost/Ownership.h"
#include "core/cost/RunningCost.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double idleBelow = 0.3; // the articles: under 30 % is waste
constexpr double fullAbove = 0.85; // waiting grows steeply from here
constexpr double coarseBilling = 1.2;
constexpr int monthsLookedAt = 36;
// Rule of practice: cores to feed the cards; images and video decode on the CPU.
constexpr int vcpusPerCardText = 8;
constexpr int vcpusPerCardMedia = 16;

class Purse {
public:
    Purse(const Found &found, const Context &context, FindingList &list)
        : m_found(found)
        , m_context(context)
        , m_list(list)
    {
    }

    void all()
    {
        quotes();
        if (m_found.prices.electricityLeftOut()
            && !m_found.question.plan->budget.electricityIncluded)
            m_list.add(Severity::Warning, FindingCode::ElectricityLeftOut,
                       {spelled(m_found.prices.currency().code())}, "");
        if (!m_found.winner || !m_found.winner->price)
            return;
        lease(*m_found.winner);
        buying(*m_found.winner);
        team(*m_found.winner);
    }

private:
    const Plan &plan() const { return *m_found.question.plan; }

    // A price that does not even pay for the power: stolen power, a bait price, or another card.
    void quotes()
    {
        for (const Offer &offer : plan().budget.offers) {
            const Gpu *gpu = m_context.catalog.findGpu(offer.gpu);
            if (!gpu)
                continue;
            cores(offer);
            slot(offer, *gpu);
            if (offer.price.currency != plan().budget.electricityPerKwh.currency)
                continue;
            const LeaseTerms terms{offer.price, offer.per, offer.billing, offer.cards,
                                   offer.interruptible};
            const Money hour = Money::of(pricePerCardHour(terms), offer.price.currency);
            const Money power = electricityCost(gpu->spec.boardPowerW, 1,
                                                plan().budget.electricityPerKwh, plan().budget.pue);
            if (hour.minor < power.minor)
                m_list.add(Severity::RedFlag, FindingCode::PriceBelowPower,
                           {quoteName(offer), hour, power}, "board power × tariff × PUE");
        }
    }

    void slot(const Offer &offer, const Gpu &gpu)
    {
        const auto quoted = quotedPcie(offer.pcie);
        if (!quoted
            || (quoted->lanes >= gpu.spec.pcieLanes
                && quoted->generation >= gpu.spec.pcieGeneration))
            return;
        const auto named = [](int generation, int lanes) {
            return QStringLiteral("PCIe %1.0 x%2").arg(generation).arg(lanes);
        };
        m_list.add(Severity::Warning, FindingCode::NarrowPcie,
                   {quoteName(offer), named(quoted->generation, quoted->lanes),
                    named(gpu.spec.pcieGeneration, gpu.spec.pcieLanes)},
                   "");
    }

    void cores(const Offer &offer)
    {
        if (!offer.vcpus || offer.cards < 1)
            return;
        const bool text = m_found.question.inference() || m_found.question.training();
        const int wanted = text ? vcpusPerCardText : vcpusPerCardMedia;
        const int each = *offer.vcpus / offer.cards;
        if (each < wanted)
            m_list.add(Severity::Warning, FindingCode::FewVcpus,
                       {quoteName(offer), qint64(each), qint64(wanted)}, "rule of practice");
    }

    void lease(const Option &winner)
    {
        const Price &price = *winner.price;
        const Usage &usage = m_found.prices.usage();
        const Quantity used{usage.hoursPerMonth(), Unit::Hours};
        if (price.terms.interruptible) {
            const Interruption interruption;
            m_list.add(Severity::Warning, FindingCode::InterruptibleRisk,
                       {interruption.factor(), qint64(interruption.checkpointMinutes)},
                       "assumed: one interruption in 24 hours of running");
        }
        const double paid = billedHours(price.terms, usage);
        const bool monthly = effectiveBilling(price.terms) == Billing::Month;
        if (!monthly && paid > usage.hoursPerMonth() * coarseBilling)
            m_list.add(Severity::Note, FindingCode::BillingCoarse,
                       {Quantity{paid, Unit::Hours}, used}, "");
        if (monthly)
            againstHourly(winner, used);
        if (price.offer < 0)
            typical(winner);
    }

    void againstHourly(const Option &winner, const Quantity &used)
    {
        const Price *hourly = m_found.prices.hourly(*winner.gpu);
        if (!hourly)
            return;
        const Quantity pays{breakEvenHours(winner.price->terms, hourly->terms), Unit::Hours};
        const Money byHour =
            m_found.prices.costOf(*hourly, winner.cards, winner.power.machineWatts.band.mid).total;
        if (byHour.minor < winner.monthly.total.minor)
            m_list.add(Severity::Note, FindingCode::HourlyCheaper,
                       {byHour, winner.monthly.total, used, pays}, "typical prices");
        else
            m_list.add(Severity::Note, FindingCode::MonthlyPays, {used, pays}, "typical prices");
    }

    void typical(const Option &winner)
    {
        const auto band = m_context.prices.typicalPrice(winner.gpu->id, PriceUnit::CardMonth,
                                                        m_found.prices.currency());
        if (band)
            m_list.add(Severity::Note, FindingCode::TypicalPrice,
                       {winner.gpu->name, Money::of(band->amount.low, band->currency),
                        Money::of(band->amount.high, band->currency)},
                       qUtf8Printable(band->basis));
    }

    // Rent or buy, over three years at the plan's use. The host is a share of the cards' price.
    void buying(const Option &winner)
    {
        const auto price =
            m_context.prices.purchasePrice(winner.gpu->id, m_found.prices.currency());
        if (!price || m_found.prices.electricityLeftOut())
            return;
        OwnershipTerms terms;
        terms.card = Money::of(price->mid, m_found.prices.currency());
        terms.cards = winner.cards;
        terms.host = hostPrice(terms.card, winner.cards);
        terms.electricityMonthly = electricityCost(
            winner.power.machineWatts.band.mid, m_found.prices.usage().hoursPerMonth(),
            plan().budget.electricityPerKwh, plan().budget.pue);
        const auto month = breakEvenMonth(terms, winner.monthly.lease, monthsLookedAt);
        if (month)
            m_list.add(Severity::Note, FindingCode::BuyingPays, {qint64(*month), terms.card},
                       "purchase prices of the catalogue; upkeep 5 % a year, value falls 30 %");
        else
            m_list.add(Severity::Note, FindingCode::RentingPays,
                       {qint64(monthsLookedAt), terms.card},
                       "purchase prices of the catalogue; upkeep 5 % a year, value falls 30 %");
    }

    // Case, board, CPU, memory, supplies: about half a card's price, and a third more per card.
    static Money hostPrice(Money card, int cards) { return card * (0.5 + 0.3 * cards); }

    void team(const Option &winner)
    {
        const QueueLoad load = teamLoad(m_found.question, winner);
        const double busy = load.utilisation();
        if (busy < idleBelow && winner.cards > 1)
            m_list.add(Severity::Warning, FindingCode::IdleTeam, {percent(busy)},
                       "article on RTX 4090 clusters: under 30 % is waste");
        else if (busy > fullAbove && busy < 1)
            m_list.add(Severity::Note, FindingCode::QueueLong,
                       {percent(busy), Quantity{meanWaitHours(load), Unit::Hours}}, "M/M/c queue");
        if (plan().team.people > winner.cards && winner.cards > 1 && !winner.gpu->spec.mig
            && !m_found.question.inference())
            m_list.add(Severity::Note, FindingCode::NoIsolation,
                       {Quantity{double(plan().team.people), Unit::People}, cardsOf(winner.cards)},
                       "NVIDIA: no MIG on this card");
    }

    const Found &m_found;
    const Context &m_context;
    FindingList &m_list;
};

} // namespace

void moneyFindings(const Found &found, const Context &context, FindingList &list)
{
    Purse(found, context, list).all();
}

} // namespace xuanka
