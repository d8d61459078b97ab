// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/search/Selection.h"
#include "core/advise/team/Queue.h"

#include <QTest>

#include <cmath>

using namespace xuanka;

class TestQueue final : public QObject {
    Q_OBJECT
private slots:
    void oneWorkerIsTheTextbookCase()
    {
        // M/M/1: half busy, so a job waits as long as it runs.
        QCOMPARE(meanWaitHours({0.5, 1, 1}), 1.0);
        QCOMPARE(meanWaitHours({0, 1, 1}), 0.0);
    }
    void twoWorkersAreTheTextbookCase()
    {
        // M/M/2 at utilisation r: C = 2r²/(1+r), wait = C·s/(2(1−r)). With r = 0.5: 1/3 of a run.
        QVERIFY(std::abs(meanWaitHours({1, 1, 2}) - 1.0 / 3) < 1e-9);
    }
    void aFullQueueNeverEnds()
    {
        QVERIFY(std::isinf(meanWaitHours({2, 1, 2})));
        QVERIFY(std::isinf(meanWaitHours({3, 1, 2})));
    }
    void moreWorkersNeverWaitLonger()
    {
        double before = meanWaitHours({3.5, 1, 4});
        for (int workers = 5; workers < 200; ++workers) {
            const double wait = meanWaitHours({3.5, 1, workers});
            QVERIFY(wait <= before);
            before = wait;
        }
    }
    void theTableOfTheArticles_data()
    {
        QTest::addColumn<double>("people");
        QTest::addColumn<int>("cards");
        const auto row = [](double people, int cards) {
            QTest::addRow("%g people", people) << people << cards;
        };
        row(1, 1);
        row(2, 2);
        row(3, 2);
        row(4, 4);
        row(7, 4);
        row(8, 6);
        row(10, 6);
        row(11, 8);
        row(200, 8);
        row(3.2, 4); // a growing team counts whole people
    }
    void theTableOfTheArticles()
    {
        QFETCH(double, people);
        QFETCH(int, cards);
        QCOMPARE(teamCards(people), cards);
    }
};

QTEST_APPLESS_MAIN(TestQueue)
#include "tst_queue.moc"
