// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowBench.h"

#include "ui/document/Autosave.h"
#include "ui/document/PlanChange.h"

#include <QFile>
#include <QSignalSpy>

using namespace xuanka;

class TestDocument final : public QObject {
    Q_OBJECT

    static Result<Advice> noAdvice(const Plan &, const Model *, const QStringList &)
    {
        return Advice{};
    }
    static Result<ModelFile> noModel(const QString &) { return ModelFile{}; }

private slots:
    void editsOfOneFieldAreOneStep()
    {
        PlanDocument document(noAdvice, noModel);
        Plan plan;
        for (const int people : {1, 12, 120}) {
            plan.team.people = people;
            document.edit(QStringLiteral("team.people"), plan);
        }
        QCOMPARE(document.undoStack().count(), 1);
        document.endEdit();
        plan.team.people = 4;
        document.edit(QStringLiteral("team.people"), plan);
        QCOMPARE(document.undoStack().count(), 2);
        document.undoStack().undo();
        document.undoStack().undo();
        QCOMPARE(document.plan(), Plan{});
        QVERIFY(!document.isModified());
    }

    void manyEditsAreAnsweredOnce()
    {
        PlanDocument document(noAdvice, noModel);
        const QSignalSpy answers(&document, &PlanDocument::adviceChanged);
        Plan plan;
        for (int people = 1; people < 20; ++people) {
            plan.team.people = people;
            document.edit(QStringLiteral("team.people"), plan);
        }
        QTRY_COMPARE(answers.count(), 1);
        QTest::qWait(20);
        QCOMPARE(answers.count(), 1);
    }

    void aFailedSaveKeepsTheOldFile()
    {
        QTemporaryDir folder;
        PlanDocument document(noAdvice, noModel);
        const QString path = folder.filePath(QStringLiteral("a.xuanka"));
        QVERIFY(document.save(path));
        Plan plan;
        plan.title = QStringLiteral("changed");
        document.edit(QStringLiteral("title"), plan);
        const auto done = document.save(folder.filePath(QStringLiteral("no/such/folder/a.xuanka")));
        QVERIFY(!done);
        QVERIFY(document.isModified());
        QCOMPARE(document.path(), path);
        QVERIFY(document.load(path));
        QCOMPARE(document.plan(), Plan{});
    }

    void aBrokenFileLeavesThePlanAlone()
    {
        QTemporaryDir folder;
        PlanDocument document(noAdvice, noModel);
        Plan plan;
        plan.title = QStringLiteral("mine");
        document.reset(plan);
        const QString path = folder.filePath(QStringLiteral("broken.xuanka"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": \"xuanka-plan\", ");
        file.close();
        QVERIFY(!document.load(path));
        QCOMPARE(document.plan(), plan);
    }

    void unsavedWorkIsFoundAgain()
    {
        QTemporaryDir folder;
        Plan plan;
        plan.team.people = 9;
        {
            PlanDocument document(noAdvice, noModel);
            Autosave autosave(document, folder.path());
            document.edit(QStringLiteral("team.people"), plan);
            autosave.saveNow();
            // A copy of a window that is still open is not offered to another one.
            PlanDocument other(noAdvice, noModel);
            QVERIFY(!Autosave(other, folder.path()).find());
        } // gone without a goodbye
        PlanDocument document(noAdvice, noModel);
        Autosave autosave(document, folder.path());
        const auto found = autosave.find();
        QVERIFY(found);
        QCOMPARE(found->plan, plan);
        Autosave::discard(*found);
        QVERIFY(!autosave.find());
    }

    void aWayOutIsAppliedAsTheFileWouldSayIt()
    {
        const auto changed =
            planchange::set(Plan{}, QStringLiteral("workload.weights"), QStringLiteral("int4-awq"));
        QVERIFY(changed);
        QCOMPARE(std::get<LlmInference>(changed->workload.work).weights, WeightFormat::Int4Awq);
        const auto longer = planchange::set(Plan{}, QStringLiteral("workload.context_tokens"),
                                            QStringLiteral("4096"));
        QVERIFY(longer);
        QCOMPARE(std::get<LlmInference>(longer->workload.work).contextTokens, 4096);
        QVERIFY(!planchange::set(Plan{}, QStringLiteral("workload.weights"),
                                 QStringLiteral("int5-none")));
    }
};

QTEST_MAIN(TestDocument)
#include "tst_document.moc"
