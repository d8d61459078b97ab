// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleAdvice.h"
#include "core/catalog/Catalog.h"
#include "core/checklist/Checklist.h"
#include "core/estimate/Constants.h"
#include "core/report/ReportCode.h"
#include "core/report/ReportModel.h"

#include <QTest>

using namespace xuanka;
using Column = ReportColumn;

namespace {

// The cell of a candidate in whichever part has the column.
ReportValue cell(const ReportModel &model, Column column, int candidate)
{
    for (const ReportTable &table : model.candidates) {
        if (const qsizetype at = table.columns.indexOf(column); at >= 0)
            return table.rows[candidate][at];
    }
    return {};
}

} // namespace

class TestReportModel final : public QObject {
    Q_OBJECT
private slots:
    void firstPageSaysWhatAndHowMuch()
    {
        const ReportModel model = reportModel(sample::plan(), sample::advice());
        QVERIFY(model.verdict.is(ReportCode::VerdictRent));
        QCOMPARE(std::get<QString>(model.verdict.parameters[0]), QStringLiteral("4 × RTX 4090"));
        QCOMPARE(std::get<Money>(model.verdict.parameters[1]), Money::of(5370));
        QCOMPARE(model.facts[0].what, Column::MonthlyTotal);
        QCOMPARE(std::get<Money>(model.facts[1].value), Money::of(5370 * 6)); // the whole term
        QCOMPARE(model.risks.first().severity, Severity::RedFlag);
        QCOMPARE(model.reasons.size(), 1);
    }
    void alternativesPutPossibleOnesFirst()
    {
        const ReportTable table = reportModel(sample::plan(), sample::advice()).alternatives;
        QCOMPARE(table.rows.size(), 5);
        QCOMPARE(std::get<QString>(table.rows[0][0]), QStringLiteral("2 × RTX 4090"));
        for (const auto &row : table.rows)
            QVERIFY(std::get<QString>(row[0]) != QStringLiteral("4 × RTX 4090"));
    }
    void everyCandidateHasARowInEveryPart()
    {
        const Advice advice = sample::advice();
        const ReportModel model = reportModel(sample::plan(), advice);
        QCOMPARE(model.candidates.size(), 4);
        for (const ReportTable &table : model.candidates) {
            QCOMPARE(table.rows.size(), advice.candidates.size());
            QCOMPARE(table.marked, 2);
            for (const auto &row : table.rows)
                QCOMPARE(row.size(), table.columns.size());
        }
        QCOMPARE(std::get<BandQuantity>(cell(model, Column::Weights, 2)).band,
                 advice.candidates[2].memory.weights.band);
        QCOMPARE(std::get<Money>(cell(model, Column::MonthlyTotal, 4)), Money::of(10440));
        QCOMPARE(std::get<qint64>(cell(model, Column::LargestContext, 1)), 16384);
        QCOMPARE(cell(model, Column::LargestContext, 0).index(), std::size_t(0)); // does not fit
    }
    void columnsWithoutValuesAreLeftOut()
    {
        const ReportModel model = reportModel(sample::plan(), sample::advice());
        for (const ReportTable &table : model.candidates) {
            QVERIFY(!table.columns.contains(Column::Gradients));
            QVERIFY(!table.columns.contains(Column::Training));
            QVERIFY(!table.columns.contains(Column::OtherCost));
        }
    }
    void dimensionsMarkTheBindingOne()
    {
        const ReportTable table = reportModel(sample::plan(), sample::advice()).dimensions;
        QCOMPARE(table.rows.size(), 4);
        QCOMPARE(std::get<Dimension>(table.rows[table.marked][0]), Dimension::Team);
    }
    void nothingFitsNamesWaysOut()
    {
        const ReportModel model = reportModel(sample::plan(), sample::nothingFits());
        QVERIFY(model.verdict.is(ReportCode::VerdictNothing));
        QVERIFY(model.facts.isEmpty());
        QCOMPARE(model.waysOut.rows.size(), 2);
        QCOMPARE(std::get<QString>(model.waysOut.rows[1][1]), QStringLiteral("1 × H100 SXM"));
        QVERIFY(reportModel({}, {}).verdict.is(ReportCode::VerdictNoCandidates));
    }
    void assumptionsMarkDefaults()
    {
        const ReportTable table = reportModel(sample::plan(), sample::advice()).assumptions;
        QHash<QString, bool> isDefault;
        for (const auto &row : table.rows)
            isDefault[std::get<QString>(row[0])] = std::get<bool>(row[2]);
        QVERIFY(isDefault[QStringLiteral("workload.engine")]);
        QVERIFY(!isDefault[QStringLiteral("team.people")]);
        QVERIFY(isDefault.contains(QStringLiteral("budget.monthly_cap")));
        QVERIFY(!isDefault.contains(QStringLiteral("workload.first_token_seconds"))); // unset
    }
    void everyKindOfWorkListsItsAssumptions_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("key");
        const QStringList keys{
            QStringLiteral("workload.context_tokens"),  QStringLiteral("workload.lora_rank"),
            QStringLiteral("workload.items_per_day"),   QStringLiteral("workload.frames"),
            QStringLiteral("workload.scene_gib"),       QStringLiteral("workload.precision"),
            QStringLiteral("workload.seconds_per_step")};
        for (int kind = 0; kind < keys.size(); ++kind)
            QTest::newRow(qPrintable(keys[kind])) << kind << keys[kind];
    }
    void everyKindOfWorkListsItsAssumptions()
    {
        QFETCH(int, kind);
        QFETCH(QString, key);
        const Work works[] = {LlmInference{}, LlmTraining{}, MediaGeneration{}, VideoGeneration{},
                              Rendering{},    Simulation{},  CustomWork{}};
        Plan plan = sample::plan();
        plan.workload.work = works[kind];
        const ReportTable table = reportModel(plan, sample::advice()).assumptions;
        QVERIFY(std::any_of(table.rows.begin(), table.rows.end(),
                            [&](const auto &row) { return std::get<QString>(row[0]) == key; }));
    }
    void appendixNamesLawsAndSources()
    {
        const auto catalog = Catalog::builtIn();
        const auto constants = EstimateConstants::builtIn();
        QVERIFY(catalog && constants);
        const ReportModel model =
            reportModel(sample::plan(), sample::advice(), {&*catalog, &*constants, nullptr});
        QVERIFY(model.laws.rows.contains({Formula::KvCache}));
        QCOMPARE(model.laws.rows.count({Formula::DecodeRoofline}), 1);
        QCOMPARE(model.sources.rows.size(), 3); // two cards, one model
        qint64 constantsNamed = 0;
        for (const auto &row : model.constants.rows)
            constantsNamed += std::get<qint64>(row[1]);
        QCOMPARE(constantsNamed, constants->sources.size());
    }
    void checklistIsCountedBySection()
    {
        const auto book = ChecklistBook::builtIn();
        QVERIFY(book);
        const Plan plan = sample::plan();
        Checklist list = makeChecklist(*book, {plan});
        list.rows[0].verdict = Verdict::Pass;
        const ReportTable table =
            reportModel(plan, sample::advice(), {nullptr, nullptr, &list}).checklist;
        QCOMPARE(table.rows.size(), list.sections.size());
        qint64 items = 0;
        qint64 passed = 0;
        for (const auto &row : table.rows) {
            items += std::get<qint64>(row[1]);
            passed += std::get<qint64>(row[3]);
        }
        QCOMPARE(items, list.rows.size());
        QCOMPARE(passed, 1);
    }
};

QTEST_APPLESS_MAIN(TestReportModel)
#include "tst_report_model.moc"
