// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/CountedNew.h"
#include "tests/bench/EstimateCases.h"

#include <QTest>

using namespace xuanka;

class TestNoAllocation final : public QObject {
    Q_OBJECT
private slots:
    void aCandidateIsEstimatedWithoutAllocating()
    {
        const auto catalog = Catalog::builtIn();
        const auto constants = EstimateConstants::builtIn();
        QVERIFY(catalog && constants);
        const bench::EstimateCases cases(*catalog, *constants);
        QVERIFY(cases.all().size() > 1000);
        double sum = 0;
        const long long before = bench::allocations;
        for (const bench::EstimateCase &one : cases.all())
            sum += cases.run(one);
        const long long allocated = bench::allocations - before;
        QCOMPARE(allocated, 0LL);
        QVERIFY(sum > 0);
    }
};

QTEST_APPLESS_MAIN(TestNoAllocation)
#include "tst_no_allocation.moc"
