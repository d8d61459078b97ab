// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/Ownership.h"

#include <QTest>

using namespace xuanka;

class TestOwnership final : public QObject {
    Q_OBJECT
private slots:
    void countsPurchaseRunningAndResale()
    {
        OwnershipTerms terms;
        terms.card = Money::of(20000);
        terms.cards = 2;
        terms.host = Money::of(10000);
        terms.electricityMonthly = Money::of(100);
        terms.upkeepPerYear = 0.1;
        terms.valueKeptPerYear = 0.5;
        // 50,000 + 12 × 100 + 5,000 upkeep − 20,000 resale
        QCOMPARE(ownershipCost(terms, 12).minor, 3620000);
    }
    void rentingNothingNeverPaysOff()
    {
        OwnershipTerms terms;
        terms.card = Money::of(20000);
        QVERIFY(!breakEvenMonth(terms, Money{}, 60));
    }
    void findsTheMonth()
    {
        OwnershipTerms terms;
        terms.card = Money::of(12000);
        terms.upkeepPerYear = 0;
        terms.valueKeptPerYear = 0; // worth nothing at once
        QCOMPARE(breakEvenMonth(terms, Money::of(1000)), std::optional<int>(12));
        // Dearer rent never moves the month back.
        QCOMPARE(breakEvenMonth(terms, Money::of(2000)), std::optional<int>(6));
    }
};

QTEST_APPLESS_MAIN(TestOwnership)
#include "tst_ownership.moc"
