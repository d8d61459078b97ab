// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Money.h"
#include "core/plan/Terms.h"

namespace xuanka {

inline constexpr double hoursOfMonth = 720; // 30 days, as monthly leases are quoted
inline constexpr double daysOfMonth = 30;
inline constexpr double monthsOfYear = 12;

// When the machine is in use: one stretch of work on each working day.
struct Usage {
    double hoursPerDay = 8;
    double daysPerMonth = 22;
    double hoursPerMonth() const { return hoursPerDay * daysPerMonth; }
};

// What running on capacity that may be taken away costs in time. Judgement, not measurement:
// vendors publish no rate of interruptions; all three are stated with the result.
struct Interruption {
    double hoursBetween = 24; // of running time
    double checkpointMinutes = 30; // between checkpoints; half of it is lost on average
    double restartMinutes = 10; // new machine, image, loading
    // Hours paid for one hour of progress, >= 1.
    double factor() const
    {
        return 1 + (checkpointMinutes / 2 + restartMinutes) / 60 / hoursBetween;
    }
};

// A price as quoted. `machineCards` cards come with a machine when the price is for a machine.
struct LeaseTerms {
    Money price;
    PriceUnit per = PriceUnit::CardHour;
    Billing billing = Billing::Hour;
    int machineCards = 1;
    bool interruptible = false;
};

bool isPerMachine(PriceUnit per);
// The stretch that is billed: never shorter than what the price is for.
Billing effectiveBilling(const LeaseTerms &terms);
// Hours of a month that are paid, with every stretch rounded up to the billed unit.
double billedHours(const LeaseTerms &terms, const Usage &usage);
// What `cards` cards cost in a month. Whole machines are rented where the price is for machines.
Money monthlyLease(const LeaseTerms &terms, int cards, const Usage &usage,
                   const Interruption &interruption = {});
// The price of one card for one hour in which it is paid for.
double pricePerCardHour(const LeaseTerms &terms);

// Hours of use a month from which a price by the month is the cheaper one.
double breakEvenHours(const LeaseTerms &monthly, const LeaseTerms &hourly);

} // namespace xuanka
