// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "AdviseFixture.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::test;

// The answers a renter depends on, with the built-in cards, constants and prices.
class TestAdvise final : public QObject {
    Q_OBJECT
    AdviseFixture m_fixture;

    static Plan llama70bQuantised()
    {
        return inferencePlan(QStringLiteral("70b"), [](LlmInference &work, Plan &plan) {
            work.weights = WeightFormat::Int4Awq;
            work.contextTokens = 8192;
            work.concurrentRequests = 4;
            plan.candidates.counts = {1, 2, 4, 8};
        });
    }

private slots:
    void initTestCase() { QVERIFY(m_fixture.isReady()); }

    void aQuantised70bNeedsSeveralCards()
    {
        const auto advice = m_fixture.advise(llama70bQuantised());
        QVERIFY(advice.has_value());
        const auto fit = [&](const char *gpu, int cards) {
            return find(*advice, QLatin1String(gpu), cards)->memory.fit;
        };
        QCOMPARE(fit("rtx-4090", 1), Fit::DoesNotFit);
        QCOMPARE(fit("rtx-4090", 4), Fit::Fits);
        QCOMPARE(fit("rtx-4090", 8), Fit::Fits);
        QCOMPARE(fit("rtx-5090", 1), Fit::DoesNotFit);
        QCOMPARE(fit("rtx-5090", 2), Fit::Fits);
        // 37 to 40 GiB of weights, split over the cards of a copy.
        const Candidate *four = find(*advice, QStringLiteral("rtx-4090"), 4);
        const double parts = four->layout.tensor * four->layout.pipeline;
        const double weights = four->memory.weights.band.mid * parts;
        QVERIFY2(weights > 36 && weights < 41, qPrintable(QString::number(weights)));
        QVERIFY(four->speed.speedup.band.mid > 0);
        QCOMPARE(four->layout.cards(), 4);
    }

    void theRecommendationHoldsTheWorkAndSaysWhy()
    {
        const auto advice = m_fixture.advise(llama70bQuantised());
        const Candidate *best = advice->recommended();
        QVERIFY(best != nullptr);
        QCOMPARE(best->memory.fit, Fit::Fits);
        QVERIFY(best->possible);
        QVERIFY(best->rejected.isEmpty());
        QCOMPARE(best->score, 1.0);
        QVERIFY(!advice->recommendation->because.isEmpty());
        for (const Candidate &candidate : advice->candidates) {
            if (&candidate != best)
                QVERIFY(!candidate.rejected.isEmpty());
        }
    }

    void monthlyPricesAreTheArticles()
    {
        const auto advice = m_fixture.advise(llama70bQuantised());
        const Candidate *four = find(*advice, QStringLiteral("rtx-4090"), 4);
        QVERIFY(four->priced);
        QCOMPARE(four->monthly.total, Money::of(4400));
        QCOMPARE(four->lease.per, PriceUnit::CardMonth);
    }

    void fullTrainingOf70bFitsNoTwoCards()
    {
        const Plan plan = trainingPlan(QStringLiteral("70b"), [](LlmTraining &work, Plan &p) {
            work.method = TrainingMethod::Full;
            p.candidates.gpus = {QStringLiteral("rtx-5090")};
            p.candidates.counts = {2};
        });
        const auto advice = m_fixture.advise(plan);
        QVERIFY(advice.has_value());
        QVERIFY(!advice->recommendation);
        const Candidate *two = find(*advice, QStringLiteral("rtx-5090"), 2);
        QCOMPARE(two->memory.fit, Fit::DoesNotFit);
        QVERIFY(says(two->rejected, "does-not-fit"));
        QVERIFY(!two->possible);
    }

    void aCapChoosesWhatItPaysFor()
    {
        Plan plan = llama70bQuantised();
        plan.team.people = 11; // proposes 8
        plan.candidates.gpus = {QStringLiteral("rtx-4090")};
        plan.budget.monthlyCap = Money::of(6600);
        const auto advice = m_fixture.advise(plan);
        QCOMPARE(advice->recommended()->cards, 4);
        QCOMPARE(advice->recommendation->binding, Dimension::Budget);
        QCOMPARE(advice->budget.cards, std::optional<int>(6));
        QCOMPARE(advice->team.cards, std::optional<int>(8));
        QVERIFY(says(find(*advice, QStringLiteral("rtx-4090"), 8)->rejected, "over-budget"));
    }

    void samePlanSameAdvice()
    {
        const Plan plan = llama70bQuantised();
        QCOMPARE(*m_fixture.advise(plan), *m_fixture.advise(plan));
    }

    void anUnknownCardIsNamed()
    {
        Plan plan = llama70bQuantised();
        plan.candidates.gpus = {QStringLiteral("rtx-4091")};
        const auto advice = m_fixture.advise(plan);
        QVERIFY(!advice.has_value());
        QCOMPARE(advice.error().message.key, std::string_view("unknown-gpu"));
    }
};

QTEST_APPLESS_MAIN(TestAdvise)
#include "tst_advise.moc"
