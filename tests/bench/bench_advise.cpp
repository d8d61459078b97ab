// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/Advise.h"
#include "core/estimate/Constants.h"

#include <QTest>

using namespace xuanka;

// What one answer costs: with two cards (every keystroke), with every card there is, and when
// nothing fits, where each way out is a search of its own. The aim is under 5 ms in a release
// build; times are printed, not asserted, since machines differ.
class BenchAdvise final : public QObject {
    Q_OBJECT
    Result<Catalog> m_catalog = Catalog::builtIn();
    Result<EstimateConstants> m_constants = EstimateConstants::builtIn();
    Result<MarketPrices> m_prices = MarketPrices::builtIn();

private slots:
    void initTestCase() { QVERIFY(m_catalog && m_constants && m_prices); }

    void advice_data()
    {
        QTest::addColumn<bool>("everyCard");
        QTest::addColumn<bool>("training");
        QTest::newRow("two cards, inference") << false << false;
        QTest::newRow("every card, inference") << true << false;
        QTest::newRow("two cards, full training that fits nothing") << false << true;
        QTest::newRow("every card, full training") << true << true;
    }
    void advice()
    {
        QFETCH(bool, everyCard);
        QFETCH(bool, training);
        Plan plan;
        if (training) {
            LlmTraining work;
            work.model.name = QStringLiteral("llama-3.1-70b");
            work.method = TrainingMethod::Full;
            plan.workload.work = work;
        } else {
            LlmInference work;
            work.model.name = QStringLiteral("llama-3.1-70b");
            work.weights = WeightFormat::Int4Awq;
            work.concurrentRequests = 8;
            plan.workload.work = work;
        }
        if (everyCard) {
            plan.candidates.gpus.clear();
            for (const Gpu &gpu : m_catalog->gpus())
                plan.candidates.gpus.append(gpu.id);
        }
        const Context context{*m_catalog, *m_constants, *m_prices, nullptr, {}};
        qsizetype candidates = 0;
        QBENCHMARK
        {
            candidates = advise(plan, context)->candidates.size();
        }
        QVERIFY(candidates >= 10);
    }
};

QTEST_APPLESS_MAIN(BenchAdvise)
#include "bench_advise.moc"
