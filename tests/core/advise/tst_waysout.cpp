// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "AdviseFixture.h"

#include <QTest>

#include <algorithm>

using namespace xuanka;
using namespace xuanka::test;

// What is said when nothing fits, and what would do the same for less when something does.
class TestWaysOut final : public QObject {
    Q_OBJECT
    AdviseFixture m_fixture;

    static const WayOut *way(const Advice &advice, const char *key, const char *value)
    {
        const auto it =
            std::find_if(advice.waysOut.begin(), advice.waysOut.end(), [&](const WayOut &w) {
                return w.key == QLatin1String(key) && w.value == QLatin1String(value);
            });
        return it == advice.waysOut.end() ? nullptr : &*it;
    }

    static Plan fullTrainingOn2x5090()
    {
        return trainingPlan(QStringLiteral("70b"), [](LlmTraining &work, Plan &plan) {
            work.method = TrainingMethod::Full;
            plan.candidates.gpus = {QStringLiteral("rtx-5090")};
            plan.candidates.counts = {2};
        });
    }

private slots:
    void initTestCase() { QVERIFY(m_fixture.isReady()); }

    void fullTrainingOf70bIsToldQloraAndLargerCards()
    {
        const auto advice = m_fixture.advise(fullTrainingOn2x5090());
        QVERIFY(!advice->recommendation);
        const WayOut *qlora = way(*advice, "workload.method", "qlora");
        QVERIFY(qlora);
        QCOMPARE(qlora->gpu, QStringLiteral("rtx-5090"));
        QCOMPARE(qlora->cards, 2);
        QCOMPARE(qlora->monthlyCost, Money::of(3400));
        QVERIFY(!qlora->price.isEmpty());
    }

    // Taking the advice must lead where it says.
    void aWayOutHoldsWhenItIsTaken()
    {
        Plan plan = fullTrainingOn2x5090();
        std::get<LlmTraining>(plan.workload.work).method = TrainingMethod::Qlora;
        const auto advice = m_fixture.advise(plan);
        QVERIFY(advice->recommendation);
        QCOMPARE(advice->recommended()->cards, 2);
    }

    void aBf16ModelIsToldToQuantise()
    {
        const Plan plan = inferencePlan(QStringLiteral("70b"), [](LlmInference &work, Plan &p) {
            work.weights = WeightFormat::Bf16;
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.candidates.counts = {1, 2, 4};
        });
        const auto advice = m_fixture.advise(plan);
        QVERIFY(!advice->recommendation);
        const WayOut *awq = way(*advice, "workload.weights", "int4-awq");
        QVERIFY(awq);
        QVERIFY(awq->cards <= 4);
        // Eight cards were not asked for but would do.
        const auto more =
            std::find_if(advice->waysOut.begin(), advice->waysOut.end(), [](const WayOut &w) {
                return w.key.isEmpty() && w.gpu == u"rtx-4090" && w.cards == 8;
            });
        QVERIFY(more != advice->waysOut.end());
        QCOMPARE(more->monthlyCost, Money::of(8800));
    }

    void aCapTooLowNamesTheSumThatWouldDo()
    {
        const Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &, Plan &p) {
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.budget.monthlyCap = Money::of(1000);
        });
        const auto advice = m_fixture.advise(plan);
        QVERIFY(!advice->recommendation);
        QVERIFY(way(*advice, "budget.monthly_cap", "1100.00"));
        // 176 hours at 1.60 are within the cap.
        QVERIFY(std::any_of(advice->waysOut.begin(), advice->waysOut.end(), [](const WayOut &w) {
            return w.what.key == "way-hourly" && w.monthlyCost == Money::of(281.6);
        }));
    }

    void cheapestFirst()
    {
        const auto advice = m_fixture.advise(fullTrainingOn2x5090());
        std::int64_t before = 0;
        for (const WayOut &w : advice->waysOut) {
            if (!w.priced)
                break; // those without a price come last
            QVERIFY(w.monthlyCost.minor >= before);
            before = w.monthlyCost.minor;
        }
    }

    void theImpossibleIsSaidInOneEntry()
    {
        Plan plan;
        Rendering scene;
        scene.sceneGiB = 900; // no card, and rendering does not pool memory
        plan.workload.work = scene;
        const auto advice = m_fixture.advise(plan);
        QVERIFY(!advice->recommendation);
        QCOMPARE(advice->waysOut.size(), 1);
        QCOMPARE(advice->waysOut.first().what.key, std::string_view("way-none"));
        QVERIFY(!advice->waysOut.first().priced);
    }

    void aTeamsProposalShowsWhatTheWorkAloneNeeds()
    {
        const Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &work, Plan &p) {
            work.weights = WeightFormat::Int4Awq;
            p.team.people = 5;
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
        });
        const auto advice = m_fixture.advise(plan);
        QCOMPARE(advice->recommended()->cards, 4);
        QCOMPARE(advice->recommendation->binding, Dimension::Team);
        const auto fewer =
            std::find_if(advice->waysOut.begin(), advice->waysOut.end(),
                         [](const WayOut &w) { return w.what.key == "way-fewer-cards"; });
        QVERIFY(fewer != advice->waysOut.end());
        QCOMPARE(fewer->cards, 1);
        QCOMPARE(fewer->monthlyCost, Money::of(1100));
    }
};

QTEST_APPLESS_MAIN(TestWaysOut)
#include "tst_waysout.moc"
