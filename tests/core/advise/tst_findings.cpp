// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "AdviseFixture.h"

#include <QTest>

#include <algorithm>

using namespace xuanka;
using namespace xuanka::test;

class TestFindings final : public QObject {
    Q_OBJECT
    AdviseFixture m_fixture;

    static const Finding *finding(const Advice &advice, std::string_view key)
    {
        const auto it = std::find_if(advice.findings.begin(), advice.findings.end(),
                                     [key](const Finding &f) { return f.what.key == key; });
        return it == advice.findings.end() ? nullptr : &*it;
    }

    static Plan served(const std::function<void(LlmInference &, Plan &)> &change)
    {
        return inferencePlan(QStringLiteral("8b"), [&](LlmInference &work, Plan &plan) {
            plan.candidates.gpus = {QStringLiteral("rtx-4090")};
            change(work, plan);
        });
    }

    static Offer quote(double price, PriceUnit per)
    {
        Offer offer;
        offer.vendor = QStringLiteral("Vendor");
        offer.gpu = QStringLiteral("rtx-4090");
        offer.price = Money::of(price);
        offer.per = per;
        return offer;
    }

private slots:
    void initTestCase() { QVERIFY(m_fixture.isReady()); }

    void nvlinkIsANoteUntilSomebodyPromisesIt()
    {
        const Plan silent = served([](LlmInference &, Plan &plan) {
            plan.budget.offers = {quote(1100, PriceUnit::CardMonth)};
        });
        auto advice = m_fixture.advise(silent);
        QCOMPARE(finding(*advice, "nvlink-absent")->severity, Severity::Note);
        QVERIFY(!finding(*advice, "nvlink-promised"));

        Plan promised = silent;
        promised.budget.offers[0].claims = QString::fromUtf8("8 卡 4090，带 NVLink 高速互联");
        advice = m_fixture.advise(promised);
        QCOMPARE(finding(*advice, "nvlink-promised")->severity, Severity::RedFlag);
        QCOMPARE(finding(*advice, "nvlink-absent")->severity, Severity::RedFlag);
        // Red flags come first.
        QCOMPARE(advice->findings.first().severity, Severity::RedFlag);

        promised.budget.offers[0].claims = QString::fromUtf8("PCIe 4.0 x16，无 NVLink");
        advice = m_fixture.advise(promised);
        QVERIFY(!finding(*advice, "nvlink-promised"));
    }

    void aPriceBelowThePowerBillIsARedFlag()
    {
        const auto cheap = m_fixture.advise(served([](LlmInference &, Plan &plan) {
            plan.budget.offers = {quote(0.3, PriceUnit::CardHour)};
        }));
        QVERIFY(finding(*cheap, "price-below-power"));
        const auto fair = m_fixture.advise(served([](LlmInference &, Plan &plan) {
            plan.budget.offers = {quote(1.6, PriceUnit::CardHour)};
        }));
        QVERIFY(!finding(*fair, "price-below-power"));
    }

    void the5090NeedsNewSoftware()
    {
        const auto advice = m_fixture.advise(served([](LlmInference &, Plan &plan) {
            plan.candidates.gpus = {QStringLiteral("rtx-5090")};
        }));
        const Finding *gate = finding(*advice, "cuda-gate");
        QVERIFY(gate);
        QCOMPARE(gate->what.parameters,
                 (QList<Parameter>{QStringLiteral("RTX 5090"), QStringLiteral("12.8"),
                                   QStringLiteral("570"), QStringLiteral("2.7")}));
    }

    void theArticlesFullTrainingIsPutRight()
    {
        const Plan plan = trainingPlan(QStringLiteral("70b"), [](LlmTraining &work, Plan &p) {
            work.method = TrainingMethod::Full;
            p.candidates.gpus = {QStringLiteral("rtx-5090")};
            p.candidates.counts = {2};
        });
        const auto advice = m_fixture.advise(plan);
        const Finding *article = finding(*advice, "article-full-70b");
        QVERIFY(article);
        const auto needed = std::get<BandQuantity>(article->what.parameters[0]);
        QVERIFY(needed.band.low > 500); // GiB; two cards hold 64
        QVERIFY(!article->source.isEmpty());
        // It is no concern of a LoRA plan.
        Plan lora = plan;
        std::get<LlmTraining>(lora.workload.work).method = TrainingMethod::Qlora;
        QVERIFY(!finding(*m_fixture.advise(lora), "article-full-70b"));
    }

    void fp8OnAmpereSavesMemoryOnly()
    {
        const auto advice = m_fixture.advise(served([](LlmInference &work, Plan &plan) {
            work.weights = WeightFormat::Fp8;
            plan.candidates.gpus = {QStringLiteral("rtx-3090")};
        }));
        QVERIFY(finding(*advice, "fp8-unpacked"));
        const auto ada = m_fixture.advise(
            served([](LlmInference &work, Plan &) { work.weights = WeightFormat::Fp8; }));
        QVERIFY(!finding(*ada, "fp8-unpacked"));
    }

    void aMonthlyLeaseIsComparedWithTheHour()
    {
        const auto advice = m_fixture.advise(served([](LlmInference &, Plan &plan) {
            plan.team.people = 1;
            plan.team.hoursPerDay = 8;
            plan.team.daysPerMonth = 22;
        }));
        const Finding *hourly = finding(*advice, "hourly-cheaper");
        QVERIFY(hourly);
        QCOMPARE(std::get<Money>(hourly->what.parameters[0]), Money::of(281.6));
        QCOMPARE(std::get<Money>(hourly->what.parameters[1]), Money::of(1100));
        QCOMPARE(std::get<Quantity>(hourly->what.parameters[3]).value, 687.5);
    }

    void aContextTheModelNeverSawIsNamed()
    {
        const auto advice = m_fixture.advise(
            served([](LlmInference &work, Plan &) { work.contextTokens = 200'000; }));
        QVERIFY(finding(*advice, "context-beyond-model"));
    }

    void aBareParameterCountIsWide()
    {
        Plan plan;
        LlmInference work;
        work.model.parameters = 7e9;
        plan.workload.work = work;
        const auto advice = m_fixture.advise(plan);
        QVERIFY(advice.has_value());
        QVERIFY(finding(*advice, "wide-estimate"));
        QCOMPARE(advice->modelName, QStringLiteral("7 B"));
    }

    void needsRuleOutConsumerCards()
    {
        const auto advice = m_fixture.advise(served([](LlmInference &, Plan &plan) {
            plan.task.needs = {Need::Mig, Need::Sla};
        }));
        QVERIFY(!advice->recommendation);
        const Candidate *one = find(*advice, QStringLiteral("rtx-4090"), 1);
        QVERIFY(says(one->rejected, "needs-unmet-mig"));
        QVERIFY(says(one->rejected, "needs-unmet-sla"));
        // The ways out name cards that do.
        QVERIFY(!advice->waysOut.isEmpty());
        const Gpu *other = m_fixture.catalog().findGpu(advice->waysOut.first().gpu);
        QVERIFY(other && other->spec.mig && !other->spec.geforce);
    }
};

QTEST_APPLESS_MAIN(TestFindings)
#include "tst_findings.moc"
