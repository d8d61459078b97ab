// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfTools.h"
#include "SampleAdvice.h"
#include "core/checklist/Checklist.h"
#include "ui/report/ReportWriter.h"

#include <QTest>

using namespace xuanka;
using text::Language;

namespace {

QByteArray form(Language language, const Checklist *checklist = nullptr)
{
    const Plan plan = sample::plan();
    const Advice advice = sample::advice();
    const auto pdf =
        checklistPdf({plan, advice, language, QDate(2026, 12, 1), nullptr, nullptr, checklist});
    return pdf ? *pdf : QByteArray();
}

} // namespace

class TestChecklistPdf final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        if (!pdftools::available())
            QSKIP("needs poppler-utils and qpdf");
    }

    void blankFormHasEveryQuestion()
    {
        const auto book = ChecklistBook::builtIn();
        QVERIFY(book);
        const Plan plan = sample::plan();
        const Checklist list = makeChecklist(*book, {plan, nullptr, 4});
        QVERIFY(list.rows.size() > 20);
        for (const Language language : {Language::Chinese, Language::English}) {
            const QByteArray pdf = form(language);
            QVERIFY(pdftools::isClean(pdf));
            QCOMPARE(pdftools::images(pdf), 0);
            // Questions may be broken over lines: compared without white space.
            const QString text = pdftools::text(pdf).remove(u' ').remove(u'\n').remove(u'\f');
            QCOMPARE(pdftools::impossible(text), QString());
            for (const ChecklistRow &row : list.rows) {
                const QString question =
                    language == Language::Chinese ? row.item.question.zh : row.item.question.en;
                const QString start = QString(question).remove(u' ').left(14);
                QVERIFY2(text.contains(start), qPrintable(start));
            }
            QCOMPARE(text.count(language == Language::Chinese ? QStringLiteral("不适用")
                                                              : QStringLiteral("Notapplicable")),
                     list.rows.size());
        }
    }
    void formHasRoomForNamesAndSignatures()
    {
        const QString text = pdftools::onOneLine(form(Language::Chinese));
        for (const QString &expected :
             {QStringLiteral("签约前核对清单"), QStringLiteral("4 × RTX 4090"),
              QStringLiteral("供应商"), QStringLiteral("序列号"), QStringLiteral("签字"),
              QStringLiteral("检查人"), QStringLiteral("□")})
            QVERIFY2(text.contains(expected), qPrintable(expected));
        QVERIFY(!text.contains(QStringLiteral("■")));
        QVERIFY(!text.contains(QStringLiteral("可以签约")));
    }
    void answersAreFilledIn()
    {
        const auto book = ChecklistBook::builtIn();
        const Plan plan = sample::plan();
        ChecklistState state;
        const Checklist blank = makeChecklist(*book, {plan, nullptr, 4});
        state.set(blank.rows[0].item.id,
                  {Answer::Pass,
                   QStringLiteral("serial numbers in annex 2"),
                   {},
                   QStringLiteral("Li Wei"),
                   QStringLiteral("2026-11-28")});
        state.set(blank.rows[1].item.id, {Answer::Fail, QStringLiteral("three cards"), {}, {}, {}});
        const Checklist list = makeChecklist(*book, {plan, nullptr, 4}, state);
        const QString text = pdftools::onOneLine(form(Language::English, &list));
        for (const QString &expected :
             {QStringLiteral("Not ready to sign: 1 failed"),
              QStringLiteral("serial numbers in annex 2"), QStringLiteral("Li Wei 2026-11-28"),
              QStringLiteral("three cards"), QStringLiteral("■ Pass"), QStringLiteral("■ Fail")})
            QVERIFY2(text.contains(expected), qPrintable(expected));
    }
};

QTEST_MAIN(TestChecklistPdf)
#include "tst_checklist_pdf.moc"
