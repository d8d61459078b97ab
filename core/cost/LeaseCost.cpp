// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/LeaseCost.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

// How many of the priced unit fill one month of uninterrupted lease.
double unitsOfMonth(PriceUnit per)
{
    switch (per) {
    case PriceUnit::CardHour:
    case PriceUnit::MachineHour:
        return hoursOfMonth;
    case PriceUnit::CardDay:
    case PriceUnit::MachineDay:
        return daysOfMonth;
    case PriceUnit::CardMonth:
    case PriceUnit::MachineMonth:
        return 1;
    case PriceUnit::CardYear:
    case PriceUnit::MachineYear:
        return 1 / monthsOfYear;
    }
    return 1;
}

Billing unitOf(PriceUnit per)
{
    switch (per) {
    case PriceUnit::CardHour:
    case PriceUnit::MachineHour:
        return Billing::Second; // an hourly price may still be billed by the second
    case PriceUnit::CardDay:
    case PriceUnit::MachineDay:
        return Billing::Day;
    default:
        return Billing::Month;
    }
}

// Hours of one working day's stretch after rounding up to the billed unit.
double roundedUp(double hours, Billing billing)
{
    const double unit = billing == Billing::Second ? 1.0 / 3600
        : billing == Billing::Minute               ? 1.0 / 60
                                                   : 1.0;
    // The small step back keeps 8.0 hours from becoming 9 by rounding error.
    return std::ceil(hours / unit - 1e-9) * unit;
}

} // namespace

bool isPerMachine(PriceUnit per)
{
    return per == PriceUnit::MachineHour || per == PriceUnit::MachineDay
        || per == PriceUnit::MachineMonth || per == PriceUnit::MachineYear;
}

Billing effectiveBilling(const LeaseTerms &terms)
{
    return std::max(terms.billing, unitOf(terms.per));
}

double billedHours(const LeaseTerms &terms, const Usage &usage)
{
    switch (effectiveBilling(terms)) {
    case Billing::Month:
        return hoursOfMonth;
    case Billing::Day:
        return std::min(std::ceil(usage.daysPerMonth - 1e-9) * 24, hoursOfMonth);
    case Billing::Hour:
    case Billing::Minute:
    case Billing::Second:
        break;
    }
    const double daily = roundedUp(usage.hoursPerDay, effectiveBilling(terms));
    return std::min(daily * usage.daysPerMonth, hoursOfMonth);
}

Money monthlyLease(const LeaseTerms &terms, int cards, const Usage &usage,
                   const Interruption &interruption)
{
    const int machineCards = std::max(terms.machineCards, 1);
    const double units =
        isPerMachine(terms.per) ? std::ceil(static_cast<double>(cards) / machineCards) : cards;
    const double share = billedHours(terms, usage) / hoursOfMonth;
    const double lost = terms.interruptible ? interruption.factor() : 1;
    return terms.price * (units * unitsOfMonth(terms.per) * share * lost);
}

double pricePerCardHour(const LeaseTerms &terms)
{
    const double cards = isPerMachine(terms.per) ? std::max(terms.machineCards, 1) : 1;
    return terms.price.amount() * unitsOfMonth(terms.per) / hoursOfMonth / cards;
}

double breakEvenHours(const LeaseTerms &monthly, const LeaseTerms &hourly)
{
    const double hour = pricePerCardHour(hourly);
    return hour > 0 ? pricePerCardHour(monthly) * hoursOfMonth / hour : 0;
}

} // namespace xuanka
