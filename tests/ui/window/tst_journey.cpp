// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "WindowBench.h"

#include "ui/form/PlanForm.h"
#include "ui/widgets/DoorButton.h"
#include "ui/widgets/NumberBox.h"

#include <QFile>
#include <QPushButton>
#include <QTableView>
#include <QToolButton>

using namespace xuanka;

// From an empty window to a report, as a person goes: J1 and J2.
class TestJourney final : public QObject {
    Q_OBJECT

private slots:
    void fromEmptyToReport_data()
    {
        QTest::addColumn<bool>("chinese");
        QTest::newRow("zh_CN") << true;
        QTest::newRow("en") << false;
    }

    void fromEmptyToReport()
    {
        QFETCH(bool, chinese);
        WindowBench bench(chinese ? text::Language::Chinese : text::Language::English);
        // The answer says nothing before a way to start is chosen.
        QCOMPARE(bench.find<QLabel>("answer-title")->text(), QStringLiteral("—"));
        auto *door = bench.find<DoorButton>("preset-academic");
        QVERIFY(door);
        QTest::mouseClick(door, Qt::LeftButton);
        QCOMPARE(bench.window->pages().currentStep(), int(Step::Compute));
        QTRY_VERIFY(bench.document().advice());

        // Through the pages with the button that leads on.
        auto *next = bench.find<QPushButton>("next");
        for (int step = 1; step <= int(Step::Result); ++step) {
            QTest::mouseClick(next, Qt::LeftButton);
            QCOMPARE(bench.window->pages().currentStep(), step);
        }
        // Every edit is followed by the answer.
        bench.page(Step::Team);
        auto *people = bench.find<NumberBox>("team.people");
        people->setValue(12);
        QCOMPARE(bench.document().plan().team.people, 12);
        QTRY_COMPARE(bench.document().advice()->team.cards.value_or(0), 8);

        bench.page(Step::Result);
        const QString verdict = bench.find<QLabel>("verdict")->text();
        QVERIFY2(verdict.contains(chinese ? QStringLiteral("建议租") : QStringLiteral("Rent"))
                     || !bench.document().advice()->recommendation,
                 qPrintable(verdict));
        QCOMPARE(bench.find<QTableView>("candidates")->model()->rowCount(),
                 int(bench.document().advice()->candidates.size()));

        bench.page(Step::Report);
        const QString path = bench.folder.filePath(QStringLiteral("报告.pdf"));
        bench.dialogs.nextFile = path;
        bench.window->runCommand(QStringLiteral("export-report"));
        QVERIFY2(bench.dialogs.told.isEmpty(), qPrintable(bench.dialogs.told.join(u' ')));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.read(5) == "%PDF-");
        QVERIFY(file.size() > 10'000);
    }

    void languageSwitchKeepsWhatWasTyped()
    {
        WindowBench bench(text::Language::Chinese);
        QTest::mouseClick(bench.find<DoorButton>("door-blank"), Qt::LeftButton);
        bench.page(Step::Budget);
        bench.find<NumberBox>("budget.monthly_cap")->setValue(6'600);
        const Plan before = bench.document().plan();
        QTest::mouseClick(bench.find<QToolButton>("en"), Qt::LeftButton);
        QCOMPARE(bench.speech.language(), text::Language::English);
        QCOMPARE(bench.document().plan(), before);
        QCOMPARE(bench.find<NumberBox>("budget.monthly_cap")->text(), QStringLiteral("¥6,600"));
        QCOMPARE(bench.find<QPushButton>("back")->text(), QStringLiteral("Back"));
        QTest::mouseClick(bench.find<QToolButton>("zh_CN"), Qt::LeftButton);
        QCOMPARE(bench.find<QPushButton>("back")->text(), QStringLiteral("上一步"));
        QCOMPARE(bench.settings.language(), text::Language::Chinese);
    }

    void unsavedWorkIsNotLost()
    {
        WindowBench bench(text::Language::English);
        QTest::mouseClick(bench.find<DoorButton>("preset-render"), Qt::LeftButton);
        bench.page(Step::Team);
        bench.find<NumberBox>("team.people")->setValue(7);
        QVERIFY(bench.document().isModified());
        // Cancel keeps the window; the question names the plan.
        QVERIFY(!bench.window->close());
        QVERIFY(bench.dialogs.asked.last().contains(QStringLiteral("Render studio")));
        // Save asks for a file, and then the window may go.
        const QString path = bench.folder.filePath(QStringLiteral("render.xuanka"));
        bench.dialogs.nextAnswer = Dialogs::Answer::Yes;
        bench.dialogs.nextFile = path;
        QVERIFY(bench.window->close());
        bench.open();
        bench.dialogs.nextFile = path;
        bench.window->runCommand(QStringLiteral("open"));
        QCOMPARE(bench.document().plan().team.people, 7);
        QVERIFY(bench.settings.recentFiles().first().endsWith(QStringLiteral("render.xuanka")));
    }
};

QTEST_MAIN(TestJourney)
#include "tst_journey.moc"
