// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/LeaseCost.h"
#include "core/cost/RunningCost.h"

#include <QTest>

using namespace xuanka;

class TestLeaseCost final : public QObject {
    Q_OBJECT

    static LeaseTerms terms(double price, PriceUnit per, Billing billing, int cards = 1)
    {
        return {Money::of(price), per, billing, cards, false};
    }

private slots:
    // Prices of the articles: 1,100 a card-month, exactly linear in cards.
    void monthlyPriceIsLinearInCards()
    {
        const LeaseTerms lease = terms(1100, PriceUnit::CardMonth, Billing::Month);
        const Usage usage{8, 22};
        QCOMPARE(monthlyLease(lease, 2, usage).minor, 220000);
        QCOMPARE(monthlyLease(lease, 4, usage).minor, 440000);
        QCOMPARE(monthlyLease(lease, 8, usage).minor, 880000);
    }
    void hoursAreRoundedUpToTheBilledUnit()
    {
        const Usage usage{7.5, 20};
        QCOMPARE(billedHours(terms(1.6, PriceUnit::CardHour, Billing::Second), usage), 150.0);
        QCOMPARE(billedHours(terms(1.6, PriceUnit::CardHour, Billing::Minute), usage), 150.0);
        QCOMPARE(billedHours(terms(1.6, PriceUnit::CardHour, Billing::Hour), usage), 160.0);
        QCOMPARE(billedHours(terms(1.6, PriceUnit::CardHour, Billing::Day), usage), 480.0);
        QCOMPARE(billedHours(terms(1.6, PriceUnit::CardHour, Billing::Month), usage), 720.0);
    }
    void aMonthlyPriceIsNeverBilledByTheHour()
    {
        const LeaseTerms lease = terms(1100, PriceUnit::CardMonth, Billing::Hour);
        QCOMPARE(effectiveBilling(lease), Billing::Month);
        QCOMPARE(monthlyLease(lease, 1, Usage{1, 1}).minor, 110000);
    }
    void wholeMachinesAreRented()
    {
        const LeaseTerms lease = terms(8800, PriceUnit::MachineMonth, Billing::Month, 8);
        QCOMPARE(monthlyLease(lease, 8, Usage{}).minor, 880000);
        QCOMPARE(monthlyLease(lease, 2, Usage{}).minor, 880000);
        QCOMPARE(monthlyLease(lease, 9, Usage{}).minor, 1760000);
    }
    void aYearIsSpreadOverItsMonths()
    {
        const LeaseTerms lease = terms(12000, PriceUnit::CardYear, Billing::Month);
        QCOMPARE(monthlyLease(lease, 2, Usage{}).minor, 200000);
    }
    void interruptionsArePaidFor()
    {
        LeaseTerms lease = terms(1, PriceUnit::CardHour, Billing::Second);
        const Money steady = monthlyLease(lease, 1, Usage{10, 20});
        lease.interruptible = true;
        const Interruption interruption{24, 30, 10}; // 25 minutes lost in 24 hours
        const Money broken = monthlyLease(lease, 1, Usage{10, 20}, interruption);
        QCOMPARE(steady.minor, 20000);
        QCOMPARE(broken.minor, 20347);
    }
    // 1,100 a month against 2.00 an hour: 550 hours, the articles' mixed lease.
    void monthlyPaysOffFromSomeHours()
    {
        QCOMPARE(breakEvenHours(terms(1100, PriceUnit::CardMonth, Billing::Month),
                                terms(2, PriceUnit::CardHour, Billing::Hour)),
                 550.0);
    }
    void electricityCountsTheRoom()
    {
        // 450 W at 0.63 and PUE 1.4: about 0.40 an hour.
        QCOMPARE(electricityCost(450, 1, Money{63, {}}, 1.4).minor, 40);
        QCOMPARE(electricityCost(450, 100, Money{63, {}}, 1.4).minor, 3969);
    }
    void fastIsCheap()
    {
        const Band cost = costPerUnit(Money::of(1000), Band{5, 10, 20}, 100);
        QCOMPARE(cost, (Band{0.5, 1, 2}));
        QCOMPARE(costPerUnit(Money::of(1000), Band{}, 100), Band{});
    }
};

QTEST_APPLESS_MAIN(TestLeaseCost)
#include "tst_leasecost.moc"
