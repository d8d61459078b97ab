// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "AdviseFixture.h"

#include <QTest>

#include <algorithm>

using namespace xuanka;
using namespace xuanka::test;

// What must hold for any plan: how the answer moves when one thing of the plan moves.
class TestAnswers final : public QObject {
    Q_OBJECT
    AdviseFixture m_fixture;

    static QList<Plan> plans()
    {
        QList<Plan> list;
        for (const char *model : {"8b", "70b"}) {
            for (WeightFormat weights :
                 {WeightFormat::Bf16, WeightFormat::Fp8, WeightFormat::Int4Awq}) {
                for (int requests : {1, 16}) {
                    list.append(
                        inferencePlan(QLatin1String(model), [&](LlmInference &work, Plan &) {
                            work.weights = weights;
                            work.concurrentRequests = requests;
                        }));
                }
            }
            for (TrainingMethod method :
                 {TrainingMethod::Full, TrainingMethod::Lora, TrainingMethod::Qlora}) {
                list.append(trainingPlan(QLatin1String(model), [&](LlmTraining &work, Plan &plan) {
                    work.method = method;
                    plan.team.people = 8;
                }));
            }
        }
        Plan render;
        render.workload.work = Rendering{};
        list.append(render);
        Plan custom;
        custom.workload.work = CustomWork{};
        list.append(custom);
        Plan simulation;
        Simulation cells;
        cells.millionCells = 40;
        simulation.workload.work = cells;
        list.append(simulation);
        return list;
    }

private slots:
    void initTestCase() { QVERIFY(m_fixture.isReady()); }

    void samePlanSameAnswer()
    {
        for (const Plan &plan : plans())
            QCOMPARE(*m_fixture.advise(plan), *m_fixture.advise(plan));
    }

    void everyCandidateIsEitherTheAnswerOrSaysWhyNot()
    {
        for (const Plan &plan : plans()) {
            const auto advice = m_fixture.advise(plan);
            QVERIFY(advice.has_value());
            const Candidate *best = advice->recommended();
            for (const Candidate &candidate : advice->candidates) {
                QCOMPARE(candidate.rejected.isEmpty(), &candidate == best);
                QCOMPARE(candidate.possible, candidate.score > 0);
                QVERIFY(candidate.layout.cards() <= candidate.cards);
            }
            QCOMPARE(advice->candidates.size(), 10);
            if (!best)
                QVERIFY(!advice->waysOut.isEmpty());
        }
    }

    void moreMoneyNeverLosesTheAnswer()
    {
        for (Plan plan : plans()) {
            bool answered = false;
            int cards = 0;
            for (double cap : {500.0, 1200.0, 2500.0, 4500.0, 7000.0, 9000.0, 20000.0}) {
                plan.budget.monthlyCap = Money::of(cap);
                const auto advice = m_fixture.advise(plan);
                QVERIFY(!answered || advice->recommendation.has_value());
                answered = advice->recommendation.has_value();
                if (!answered)
                    continue;
                QVERIFY(advice->recommended()->monthly.total.amount() <= cap);
                const int affordable = advice->budget.cards.value_or(0);
                QVERIFY(affordable >= advice->recommended()->cards);
                cards = std::max(cards, affordable);
            }
        }
    }

    void aCheaperQuoteNeverMakesTheAnswerDearer()
    {
        for (Plan plan : plans()) {
            Offer offer;
            offer.gpu = QStringLiteral("rtx-4090");
            offer.per = PriceUnit::CardMonth;
            std::int64_t before = std::numeric_limits<std::int64_t>::max();
            for (double price : {2000.0, 1500.0, 1100.0, 800.0, 600.0}) {
                offer.price = Money::of(price);
                plan.budget.offers = {offer};
                const auto advice = m_fixture.advise(plan);
                if (!advice->recommendation)
                    continue;
                const std::int64_t total = advice->recommended()->monthly.total.minor;
                QVERIFY(total <= before);
                before = total;
            }
        }
    }

    void moreContextNeverNeedsFewerCards()
    {
        int before = 0;
        for (std::int64_t context : {2048, 8192, 16384, 32768}) {
            const auto advice = m_fixture.advise(
                inferencePlan(QStringLiteral("70b"), [&](LlmInference &work, Plan &plan) {
                    work.weights = WeightFormat::Int4Awq;
                    work.contextTokens = context;
                    work.concurrentRequests = 4;
                    plan.candidates.gpus = {QStringLiteral("rtx-4090")};
                }));
            const int cards = advice->compute.cards.value_or(99);
            QVERIFY(cards >= before);
            before = cards;
        }
    }

    void sixCardsAreSplitIntoGroupsThatDivideTheHeads()
    {
        // 64 heads do not divide by 6: three copies of two cards, or a pipeline.
        const auto advice = m_fixture.advise(
            inferencePlan(QStringLiteral("70b"), [](LlmInference &work, Plan &plan) {
                work.weights = WeightFormat::Int4Awq;
                work.concurrentRequests = 12;
                plan.candidates.gpus = {QStringLiteral("rtx-5090")};
                plan.candidates.counts = {6};
                plan.candidates.strategies = {Strategy::TensorParallel};
            }));
        const Candidate &six = advice->candidates.first();
        QCOMPARE(six.layout.tensor, 2);
        QCOMPARE(six.layout.data, 3);
    }

    void aStrategyThatIsNotLegalSaysSo()
    {
        const auto advice =
            m_fixture.advise(inferencePlan(QStringLiteral("8b"), [](LlmInference &, Plan &plan) {
                plan.candidates.gpus = {QStringLiteral("rtx-4090")};
                plan.candidates.counts = {2};
                plan.candidates.strategies = {Strategy::Zero3};
            }));
        QVERIFY(!advice->recommendation);
        QVERIFY(says(advice->candidates.first().rejected, "strategy-not-legal"));
        QVERIFY(std::any_of(advice->waysOut.begin(), advice->waysOut.end(), [](const WayOut &way) {
            return way.key == u"candidates.strategies" && way.value == u"auto";
        }));
    }

    void growthNamesTheMonthOfTheNextStep()
    {
        const auto advice = m_fixture.advise(
            inferencePlan(QStringLiteral("8b"), [](LlmInference &work, Plan &plan) {
                work.weights = WeightFormat::Int4Awq;
                plan.candidates.gpus = {QStringLiteral("rtx-4090")};
                plan.team.people = 6;
                plan.team.growthPercent = 50; // nine people after six months
                plan.team.growthMonths = 6;
            }));
        QCOMPARE(advice->recommended()->cards, 4);
        QCOMPARE(advice->growth.size(), 1);
        // Seven people until month 2; from the third on more than seven: six cards.
        QCOMPARE(advice->growth.first().month, 3);
        QCOMPARE(advice->growth.first().cards, 6);
        QCOMPARE(advice->growth.first().monthlyCost, Money::of(6600));
    }

    void growthIsEmptyWithoutGrowth()
    {
        for (const Plan &plan : plans())
            QVERIFY(m_fixture.advise(plan)->growth.isEmpty());
    }

    void aMeasuredSpeedReplacesTheEstimate()
    {
        Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &work, Plan &p) {
            work.weights = WeightFormat::Int4Awq;
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
        });
        const auto before = m_fixture.advise(plan);
        const Band guess =
            find(*before, QStringLiteral("rtx-4090"), 1)->speed.decodeTokensPerSecond.band;
        Measured value;
        value.what = Measured::What::DecodeTokensPerSecond;
        value.value = guess.mid * 0.8;
        value.gpu = QStringLiteral("rtx-4090");
        value.cards = 1;
        plan.workload.measured = {value};
        const auto after = m_fixture.advise(plan);
        const Estimated one =
            find(*after, QStringLiteral("rtx-4090"), 1)->speed.decodeTokensPerSecond;
        QCOMPARE(one.band.mid, guess.mid * 0.8);
        QCOMPARE(one.formula, Formula::Measured);
        QVERIFY(one.band.high - one.band.low < guess.high - guess.low);
    }

    void measuredMemoryDecidesTheFit()
    {
        Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &work, Plan &p) {
            work.weights = WeightFormat::Int4Awq;
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.candidates.counts = {1};
        });
        Measured value;
        value.what = Measured::What::MemoryUsedGiB;
        value.value = 30;
        value.gpu = QStringLiteral("rtx-4090");
        plan.workload.measured = {value};
        const auto advice = m_fixture.advise(plan);
        QVERIFY(!advice->recommendation);
        QCOMPARE(advice->candidates.first().memory.total.band.mid, 30.0);
    }

    void realTimeKeepsAFifthFree()
    {
        Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &work, Plan &p) {
            work.weights = WeightFormat::Int4Awq;
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.candidates.counts = {1, 2, 4};
            p.team.people = 1;
        });
        const auto largest =
            find(*m_fixture.advise(plan), QStringLiteral("rtx-4090"), 1)->memory.largestConcurrency;
        QVERIFY(largest && *largest > 4);
        // Asked for nearly all that one card can hold.
        std::get<LlmInference>(plan.workload.work).concurrentRequests =
            static_cast<int>(*largest * 9 / 10);
        QCOMPARE(m_fixture.advise(plan)->recommended()->cards, 1);
        plan.task.realTime = true;
        const auto advice = m_fixture.advise(plan);
        QCOMPARE(advice->recommended()->cards, 2);
        QVERIFY(says(find(*advice, QStringLiteral("rtx-4090"), 1)->rejected, "no-reserve"));
        QCOMPARE(advice->compute.cards, std::optional<int>(1));
        QCOMPARE(advice->task.cards, std::optional<int>(2));
        QCOMPARE(advice->recommendation->binding, Dimension::Task);
    }

    void instancesTakeCardsOfTheirOwnOrShareOne()
    {
        Plan plan;
        CustomWork work;
        work.memoryGiB = 10;
        plan.workload.work = work;
        plan.workload.instances = 2;
        plan.candidates.gpus = {QStringLiteral("rtx-4090")};
        plan.candidates.counts = {1, 2, 4};
        auto advice = m_fixture.advise(plan);
        // Two of 10 GiB share a card of 24; three do not.
        QVERIFY(find(*advice, QStringLiteral("rtx-4090"), 1)->memory.fit != Fit::DoesNotFit);
        plan.workload.instances = 3;
        advice = m_fixture.advise(plan);
        QCOMPARE(find(*advice, QStringLiteral("rtx-4090"), 1)->memory.fit, Fit::DoesNotFit);
    }

    void interruptibleQuotesAreUsedOnlyWhereAllowed()
    {
        Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &work, Plan &p) {
            work.weights = WeightFormat::Int4Awq;
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.candidates.counts = {1};
            p.team.people = 1;
            Offer steady;
            steady.gpu = QStringLiteral("rtx-4090");
            steady.price = Money::of(2);
            steady.billing = Billing::Second;
            Offer spot = steady;
            spot.price = Money::of(1);
            spot.interruptible = true;
            p.budget.offers = {steady, spot};
        });
        QCOMPARE(m_fixture.advise(plan)->recommended()->lease.offer, 0);
        plan.task.interruptibleOk = true;
        const auto advice = m_fixture.advise(plan);
        QCOMPARE(advice->recommended()->lease.offer, 1);
        // 176 hours at 1.00, and what interruptions cost.
        QVERIFY(advice->recommended()->monthly.total.minor > 17600);
    }

    void anotherCurrencyIsNeverConverted()
    {
        Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &, Plan &p) {
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.candidates.counts = {1};
            p.budget.monthlyCap = Money::of(5000);
            Offer dollars;
            dollars.gpu = QStringLiteral("rtx-4090");
            dollars.price = Money::of(0.4, Currency("USD"));
            p.budget.offers = {dollars};
        });
        const auto advice = m_fixture.advise(plan);
        QVERIFY(!advice->recommendation);
        QVERIFY(says(advice->candidates.first().rejected, "currency-mixed"));
        QVERIFY(!advice->candidates.first().priced);
    }

    void electricityIsCountedOnceWhenItIsNotIncluded()
    {
        Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &, Plan &p) {
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.candidates.counts = {1};
        });
        QCOMPARE(m_fixture.advise(plan)->candidates.first().monthly.electricity.minor, 0);
        plan.budget.electricityIncluded = false;
        const auto advice = m_fixture.advise(plan);
        const Candidate &one = advice->candidates.first();
        // watts × 176 h × 0.63 × 1.4
        const double expected = one.power.machineWatts.band.mid / 1000 * 176 * 0.63 * 1.4;
        QVERIFY(std::abs(one.monthly.electricity.amount() - expected) < 0.01);
        QCOMPARE(one.monthly.total, one.monthly.lease + one.monthly.electricity);
    }

    void aCardWithoutAnyPriceIsStillAnAnswer()
    {
        Plan plan = inferencePlan(QStringLiteral("8b"), [](LlmInference &, Plan &p) {
            p.candidates.gpus = {QStringLiteral("rtx-4090")};
            p.budget.electricityPerKwh = Money{0, Currency("EUR")};
        });
        const auto advice = m_fixture.advise(plan);
        QVERIFY(advice->recommendation);
        QVERIFY(!advice->recommended()->priced);
    }
};

QTEST_APPLESS_MAIN(TestAnswers)
#include "tst_answers.moc"
