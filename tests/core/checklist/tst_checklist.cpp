// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/Checklist.h"
#include "core/checklist/TrialScript.h"
#include "core/trial/ReadMachine.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

class TestChecklist final : public QObject {
    Q_OBJECT

    Result<Catalog> m_catalog = Catalog::builtIn();
    Result<ChecklistBook> m_book = ChecklistBook::builtIn();

    Checklist listFor(const char *gpu, int cards, const ChecklistState &state = {},
                      const QList<Check> &evidence = {}) const
    {
        return makeChecklist(*m_book, {Plan{}, m_catalog->findGpu(QLatin1String(gpu)), cards},
                             state, evidence);
    }
    static bool has(const Checklist &list, const char *id)
    {
        for (const ChecklistRow &row : list.rows) {
            if (row.item.id == QLatin1String(id))
                return true;
        }
        return false;
    }
    static ChecklistRow rowOf(const Checklist &list, const char *id)
    {
        for (const ChecklistRow &row : list.rows) {
            if (row.item.id == QLatin1String(id))
                return row;
        }
        return {};
    }
    static Check check(const char *id, Verdict verdict)
    {
        Check made;
        made.id = QLatin1String(id);
        made.verdict = verdict;
        return made;
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_catalog.has_value());
        QVERIFY(m_book.has_value());
    }

    void bothLanguagesAreComplete()
    {
        static const QRegularExpression han(QStringLiteral("\\p{Han}"));
        for (const ChecklistItem &item : m_book->items) {
            for (const Bilingual &text : {item.question, item.evidence, item.pass}) {
                QVERIFY2(text.en.isEmpty() == text.zh.isEmpty(), qPrintable(item.id));
                QVERIFY2(!text.en.contains(han), qPrintable(text.en));
            }
            QVERIFY2(!item.source.isEmpty(), qPrintable(item.id));
        }
        QCOMPARE(m_book->sections.size(), 15);
    }

    void theListFollowsTheMachine()
    {
        const Checklist geforce = listFor("rtx-4090", 4);
        QVERIFY(has(geforce, "interconnect.nvlink"));
        QVERIFY(!has(geforce, "interconnect.nvlink-dc"));
        QVERIFY(has(geforce, "licence.geforce"));
        QVERIFY(!has(geforce, "software.torch"));
        const Checklist one = listFor("rtx-5090", 1);
        QVERIFY(!has(one, "interconnect.topology"));
        QVERIFY(has(one, "software.torch"));
        const Checklist centre = listFor("h100-sxm", 8);
        QVERIFY(has(centre, "interconnect.nvlink-dc"));
        QVERIFY(!has(centre, "licence.geforce"));
    }

    void nothingIsReadyAtFirst()
    {
        const Checklist list = listFor("rtx-4090", 4);
        QVERIFY(!list.readyToSign());
        QVERIFY(list.openMusts > 20);
        QCOMPARE(list.failed, 0);
    }

    void evidenceDecides()
    {
        QCOMPARE(rowOf(listFor("rtx-4090", 4, {},
                               {check("card-model", Verdict::Pass),
                                check("card-memory", Verdict::Pass)}),
                       "identity.model")
                     .verdict,
                 Verdict::Pass);
        // One that could not be read keeps the item open.
        QCOMPARE(rowOf(listFor("rtx-4090", 4, {},
                               {check("card-model", Verdict::Pass),
                                check("card-memory", Verdict::NotChecked)}),
                       "identity.model")
                     .verdict,
                 Verdict::NotChecked);
        const Checklist bad = listFor("rtx-4090", 4, {}, {check("card-model", Verdict::Fail)});
        QCOMPARE(bad.failed, 1);
        QCOMPARE(bad.redFlags, 1);
        QVERIFY(bad.blocking.contains(QStringLiteral("identity.model")));
    }

    void aFailedCheckBeatsTheTick()
    {
        ChecklistState state;
        state.set(QStringLiteral("identity.model"), {Answer::Pass, {}, {}, {}, {}});
        QCOMPARE(rowOf(listFor("rtx-4090", 4, state, {check("card-model", Verdict::Fail)}),
                       "identity.model")
                     .verdict,
                 Verdict::Fail);
        QCOMPARE(rowOf(listFor("rtx-4090", 4, state, {check("card-model", Verdict::Warn)}),
                       "identity.model")
                     .verdict,
                 Verdict::Pass);
    }

    void allMustsDoneMeansReady()
    {
        ChecklistState state;
        for (const ChecklistRow &row : listFor("rtx-4090", 4).rows)
            state.set(row.item.id, {Answer::Pass, {}, {}, {}, {}});
        QVERIFY(listFor("rtx-4090", 4, state).readyToSign());
    }

    void answersSurviveReTailoring()
    {
        ChecklistState state;
        const ItemAnswer answer{Answer::Fail,
                                QStringLiteral("两张卡挂在另一颗 CPU 上"),
                                {},
                                QStringLiteral("王"),
                                QStringLiteral("2026-12-01")};
        state.set(QStringLiteral("interconnect.topology"), answer);
        QVERIFY(!has(listFor("rtx-4090", 1, state), "interconnect.topology"));
        QCOMPARE(rowOf(listFor("rtx-4090", 4, state), "interconnect.topology").answer, answer);
    }

    void stateRoundTripsWithHistory()
    {
        ChecklistState state;
        state.set(QStringLiteral("a"),
                  {Answer::Pass, QStringLiteral("x"), {QStringLiteral("p.jpg")}, {}, {}});
        state.set(QStringLiteral("a"), {Answer::Fail, QStringLiteral("y"), {}, {}, {}});
        const auto read = ChecklistState::fromJson(state.toJson());
        QVERIFY(read.has_value());
        QCOMPARE(*read, state);
        QCOMPARE(read->history().size(), 2);
        QCOMPARE(read->history()[1].before.note, QStringLiteral("x"));
        QVERIFY(!ChecklistState::fromJson("{\"format\": \"other\"}").has_value());
        QVERIFY(!ChecklistState::fromJson("{\"format\":\"xuanka-checklist\",\"version\":99}")
                     .has_value());
        QVERIFY(!ChecklistState::fromJson("").has_value());
    }

    // The script runs where there is no card at all, and its file tells exactly that.
    void theScriptRunsAnywhere()
    {
        QTemporaryDir folder;
        QFile script(folder.filePath(QStringLiteral("collect.sh")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(trialScript());
        script.close();
        QProcess run;
        run.setWorkingDirectory(folder.path());
        run.start(QStringLiteral("sh"), {script.fileName()});
        QVERIFY(run.waitForFinished(120'000));
        QCOMPARE(run.exitCode(), 0);
        const QStringList made =
            QDir(folder.path()).entryList({QStringLiteral("xuanka-trial-*.txt")});
        QCOMPARE(made.size(), 1);
        QFile output(folder.filePath(made.first()));
        QVERIFY(output.open(QIODevice::ReadOnly));
        Machine machine;
        QList<Check> remarks;
        QCOMPARE(readMachine({{made.first(), output.readAll()}}, machine, remarks), 1);
    }

    void theScriptIsCleanShell()
    {
        const QString tool = QStandardPaths::findExecutable(QStringLiteral("shellcheck"));
        if (tool.isEmpty())
            QSKIP("shellcheck is not installed");
        QProcess run;
        run.start(tool, {QStringLiteral("-s"), QStringLiteral("sh"), QStringLiteral("-")});
        run.write(trialScript());
        run.closeWriteChannel();
        QVERIFY(run.waitForFinished());
        QCOMPARE(QString::fromUtf8(run.readAllStandardOutput()), QString());
        QCOMPARE(run.exitCode(), 0);
    }
};

QTEST_GUILESS_MAIN(TestChecklist)
#include "tst_checklist.moc"
