// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleAdvice.h"
#include "core/report/CardName.h"
#include "core/report/Charts.h"
#include "core/report/ReportCode.h"

#include <QTest>

#include <cmath>

using namespace xuanka;

class TestCharts final : public QObject {
    Q_OBJECT
private slots:
    void cardNames_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("name");
        QTest::newRow("geforce") << QStringLiteral("rtx-4090") << QStringLiteral("RTX 4090");
        QTest::newRow("ti") << QStringLiteral("rtx-3090-ti") << QStringLiteral("RTX 3090 Ti");
        QTest::newRow("ada") << QStringLiteral("rtx-6000-ada") << QStringLiteral("RTX 6000 Ada");
        QTest::newRow("pcie") << QStringLiteral("a100-pcie-40gb")
                              << QStringLiteral("A100 PCIe 40GB");
    }
    void cardNames()
    {
        QFETCH(QString, id);
        QTEST(cardName(id), "name");
    }

    void speedupShowsEveryCountThatRuns()
    {
        const ChartSpec spec = speedupChart(sample::plan(), sample::advice());
        QCOMPARE(spec.counts, (QList<int>{2, 4, 6, 8})); // one card does not hold the model
        QCOMPARE(spec.positions, (QList<double>{2, 4, 6, 8}));
        QCOMPARE(spec.chosen, 1);
        QCOMPARE(spec.series.size(), 2);
        const ChartSeries &ideal = spec.series[0];
        QVERIFY(ideal.dashed);
        QCOMPARE(ideal.values, (QList<double>{1, 2, 3, 4})); // two cards are the yardstick
        const ChartSeries &ours = spec.series[1];
        QCOMPARE(ours.values, (QList<double>{1, 1.83, 2.41, 2.75}));
        QVERIFY(ours.low[1] < 1.83 && ours.high[1] > 1.83);
        QVERIFY(spec.title.is(ReportCode::SpeedupGainsShrink));
        QCOMPARE(std::get<Quantity>(spec.title.parameters[0]).value, 4.0);
        QCOMPARE(std::get<Quantity>(spec.title.parameters[3]).value, 6.0);
    }
    void articleFiguresStandOnOurCurve()
    {
        Advice advice = sample::advice();
        for (Candidate &one : advice.candidates)
            one.strategy = Strategy::Ddp;
        const ChartSpec spec = speedupChart(sample::plan(), advice);
        QCOMPARE(spec.series.size(), 3);
        const ChartSeries &marks = spec.series[2];
        QVERIFY(marks.marksOnly);
        QCOMPARE(marks.role, SeriesRole::Article);
        QVERIFY(std::isnan(marks.values[0]));
        QCOMPARE(marks.values[1], 1.65); // +65 % from two cards to four
        QCOMPARE(marks.values[2], 82.0 / 57 * 1.83);
        QCOMPARE(marks.values[3], 1.3 * 2.41);
    }
    void aSinglePointIsNoCurve()
    {
        Advice advice = sample::advice();
        advice.candidates = {advice.candidates[2]};
        advice.recommendation->candidate = 0;
        const ChartSpec spec = speedupChart(sample::plan(), advice);
        QVERIFY(spec.isEmpty());
        QVERIFY(spec.title.is(ReportCode::SpeedupAlone));
    }

    void memoryStacksPartsAgainstCapacity()
    {
        const ChartSpec spec = memoryChart(sample::plan(), sample::advice());
        QCOMPARE(spec.categories,
                 (QStringList{QStringLiteral("1 × RTX 4090"), QStringLiteral("2 × RTX 4090"),
                              QStringLiteral("4 × RTX 4090"), QStringLiteral("6 × RTX 4090"),
                              QStringLiteral("8 × RTX 4090"), QStringLiteral("2 × RTX 5090")}));
        QCOMPARE(spec.chosen, 2);
        QCOMPARE(spec.tight, QList<int>{1});
        QCOMPARE(spec.overLimit, QList<int>{0});
        QCOMPARE(spec.limit->values.last(), 31.84);
        QCOMPARE(spec.series.first().role, SeriesRole::Weights);
        double sum = 0;
        for (const ChartSeries &part : spec.series)
            sum += part.values[2];
        QCOMPARE(sum, sample::advice().candidates[2].memory.total.band.mid);
        QVERIFY(spec.title.is(ReportCode::MemoryFits));
    }
    void costStacksPartsAgainstTheCap()
    {
        const ChartSpec spec = costChart(sample::plan(), sample::advice());
        QCOMPARE(spec.limit->value, 6600.0);
        QCOMPARE(spec.overLimit, (QList<int>{3, 4}));
        QCOMPARE(spec.series.size(), 3); // nothing "other" to show
        QCOMPARE(spec.series[0].values[2], 4400.0);
        QVERIFY(spec.title.is(ReportCode::CostBelowCap));
        QCOMPARE(std::get<Money>(spec.title.parameters[2]), Money::of(1230));
    }
    void aCapInAnotherCurrencyIsNoLimit()
    {
        Plan plan = sample::plan();
        plan.budget.monthlyCap = Money::of(900, Currency("USD"));
        const ChartSpec spec = costChart(plan, sample::advice());
        QVERIFY(!spec.limit);
        QVERIFY(spec.title.is(ReportCode::CostWithoutCap));
    }
    void nothingFitsStillShowsTheNearest()
    {
        const Advice advice = sample::nothingFits();
        const ChartSpec spec = memoryChart(sample::plan(), advice);
        QVERIFY(!spec.isEmpty());
        QCOMPARE(spec.chosen, -1);
    }
    void noCandidatesGiveEmptyCharts()
    {
        QVERIFY(speedupChart(sample::plan(), {}).isEmpty());
        QVERIFY(memoryChart(sample::plan(), {}).isEmpty());
        QVERIFY(costChart(sample::plan(), {}).isEmpty());
    }
    void manyCardsStayReadable()
    {
        Advice advice = sample::advice();
        for (int number = 0; number < 40; ++number) {
            Candidate one = advice.candidates.last();
            one.gpu = QStringLiteral("card-%1").arg(number);
            advice.candidates += one;
        }
        QCOMPARE(memoryChart(sample::plan(), advice).categories.size(), 8);
    }
    void unpricedCandidatesHaveNoBar()
    {
        Advice advice = sample::advice();
        advice.candidates[0].priced = false;
        QCOMPARE(costChart(sample::plan(), advice).categories.size(), 5);
        advice.candidates[2].priced = false; // the recommendation itself
        QVERIFY(costChart(sample::plan(), advice).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestCharts)
#include "tst_charts.moc"
