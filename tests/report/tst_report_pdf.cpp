// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfTools.h"
#include "SampleAdvice.h"
#include "core/catalog/Catalog.h"
#include "core/estimate/Constants.h"
#include "core/report/ReportModel.h"
#include "ui/report/ColumnWords.h"
#include "ui/report/ReportWriter.h"

#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;
using text::Language;

namespace {

const QDate theDate(2026, 12, 1);

QByteArray report(const Plan &plan, const Advice &advice, Language language)
{
    static const auto catalog = Catalog::builtIn();
    static const auto constants = EstimateConstants::builtIn();
    const auto pdf = reportPdf({plan, advice, language, theDate, &*catalog, &*constants});
    return pdf ? *pdf : QByteArray();
}

const QByteArray &sampleReport(Language language)
{
    static const QByteArray reports[] = {
        report(sample::plan(), sample::advice(), Language::English),
        report(sample::plan(), sample::advice(), Language::Chinese)};
    return reports[static_cast<int>(language)];
}

// Every text of the candidate tables, as the report must show them.
QStringList candidateTexts(const Plan &plan, const Advice &advice, Language language)
{
    const text::LanguageScope scope(language);
    QStringList texts;
    for (const ReportTable &table : reportModel(plan, advice).candidates) {
        const Sheet sheet = reportwords::sheet(table, plan.workload.kind());
        for (const auto &row : sheet.rows) {
            for (const SheetCell &cell : row)
                texts += QStringList(cell.text) + cell.details;
        }
    }
    return texts;
}

} // namespace

class TestReportPdf final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        if (!pdftools::available())
            QSKIP("needs poppler-utils and qpdf");
    }

    void chineseReportReadsBack()
    {
        const QByteArray pdf = sampleReport(Language::Chinese);
        const QString text = pdftools::onOneLine(pdf);
        for (const QString &expected :
             {QStringLiteral("Support bot"), QStringLiteral("租 4 × RTX 4090，每月 ¥5,370"),
              QStringLiteral("月度费用"), QStringLiteral("¥32,220"), QStringLiteral("10.4 GiB"),
              QStringLiteral("1.83× (1.65–1.98)"), QStringLiteral("可能出什么问题"),
              QStringLiteral("还看过什么"), QStringLiteral("四维评估"),
              QStringLiteral("全部候选配置"),
              QStringLiteral("4 张卡的速度是 2 张卡的 1.83×，6 张卡起收益变小"),
              QStringLiteral("4 × RTX 4090：每张卡 24 GiB 显存，余量 10.4 GiB"),
              QStringLiteral("增长路径"), QStringLiteral("签约前核对清单"), QStringLiteral("假设"),
              QStringLiteral("来源与精度"), QStringLiteral("2026年12月1日"),
              QStringLiteral("第 1 / %1 页").arg(pdftools::pages(pdf))})
            QVERIFY2(text.contains(expected), qPrintable(expected));
        QCOMPARE(pdftools::impossible(pdftools::text(pdf).remove(u'\t')), QString());
    }
    void englishReportReadsBack()
    {
        const QByteArray pdf = sampleReport(Language::English);
        const QString text = pdftools::onOneLine(pdf);
        for (const QString &expected :
             {QStringLiteral("Rent 4 × RTX 4090 for ¥5,370 a month"),
              QStringLiteral("What can go wrong"), QStringLiteral("What else was looked at"),
              QStringLiteral("4 cards: 1.83× as fast as 2 cards; the gain shrinks from 6 cards"),
              QStringLiteral("4 × RTX 4090 costs ¥5,370 a month, ¥1,230 below the cap"),
              QStringLiteral("Page 1 of %1").arg(pdftools::pages(pdf)),
              QStringLiteral("December 1, 2026")})
            QVERIFY2(text.contains(expected), qPrintable(expected));
    }
    void everyNumberOfTheCandidatesIsThere_data()
    {
        QTest::addColumn<int>("language");
        QTest::newRow("zh") << int(Language::Chinese);
        QTest::newRow("en") << int(Language::English);
    }
    void everyNumberOfTheCandidatesIsThere()
    {
        QFETCH(int, language);
        const auto spoken = static_cast<Language>(language);
        const QByteArray pdf = sampleReport(spoken);
        QString text = pdftools::text(pdf);
        const QString folded = text.simplified();
        const QStringList expected = candidateTexts(sample::plan(), sample::advice(), spoken);
        QVERIFY(expected.size() > 200);
        for (const QString &cell : expected) {
            // Sentences may be broken over lines; figures may not.
            const bool sentence =
                cell.contains(QStringLiteral(": ")) || cell.contains(u'：') || cell.size() > 24;
            QVERIFY2(sentence || folded.contains(cell), qPrintable(cell));
        }
    }
    void chartsAreVectorsAndTheFileIsClean()
    {
        for (const Language language : {Language::Chinese, Language::English}) {
            const QByteArray pdf = sampleReport(language);
            QVERIFY(pdftools::isClean(pdf));
            QCOMPARE(pdftools::images(pdf), 0);
            QVERIFY(pdf.contains(language == Language::Chinese ? "/Lang (zh-CN)" : "/Lang (en)"));
            QVERIFY(pdf.contains("/PageMode /UseOutlines"));
            QVERIFY(pdf.size() < 400'000);
        }
    }
    void outlineListsTheChapters()
    {
        const QByteArray pdf = sampleReport(Language::Chinese);
        const QString json =
            *pdftools::run(QStringLiteral("qpdf"), pdf,
                           {QStringLiteral("--json"), QStringLiteral("--json-key=outlines")});
        for (const QString &chapter :
             {QStringLiteral("Support bot"), QStringLiteral("四维评估"), QStringLiteral("图表"),
              QStringLiteral("全部候选配置"), QStringLiteral("来源与精度"),
              QStringLiteral("月度费用明细")})
            QVERIFY2(json.contains(u'"' + chapter + u'"'), qPrintable(chapter));
    }
    void firstPageHasTheWholeAnswer()
    {
        const QByteArray pdf = sampleReport(Language::English);
        const QString first =
            pdftools::run(QStringLiteral("pdftotext"), pdf,
                          {QStringLiteral("-layout"), QStringLiteral("-l"), QStringLiteral("1")},
                          {QStringLiteral("-")})
                ->simplified();
        for (const char *expected : {"Rent 4 × RTX 4090", "¥32,220", "What can go wrong",
                                     "Red flag", "What else was looked at", "8 × RTX 4090"})
            QVERIFY2(first.contains(QString::fromUtf8(expected)), expected);
        QVERIFY(!first.contains(QStringLiteral("Four-dimension")));
    }
    void nothingFitsPutsWaysOutOnTheFirstPage()
    {
        const QByteArray pdf = report(sample::plan(), sample::nothingFits(), Language::Chinese);
        const QString text = pdftools::onOneLine(pdf);
        QVERIFY(text.contains(QStringLiteral("看过的 7 种配置都做不到这份方案")));
        QVERIFY(text.indexOf(QStringLiteral("出路")) < text.indexOf(QStringLiteral("四维评估")));
        QVERIFY(text.contains(QStringLiteral("1 × H100 SXM")));
        QVERIFY(text.contains(QStringLiteral("¥12,000")));
    }
    void tableHeadersRepeatOnEveryPage()
    {
        Advice advice = sample::advice();
        for (int copy = 0; copy < 60; ++copy)
            advice.candidates += advice.candidates[1];
        const QByteArray pdf = report(sample::plan(), advice, Language::English);
        QVERIFY(pdftools::isClean(pdf));
        // The overview alone takes two pages and more.
        QVERIFY(pdftools::text(pdf).count(QStringLiteral("Speedup")) >= 4);
    }
    void hostileTitlesSurvive_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("kept"); // what must be readable again
        QTest::newRow("long") << QStringLiteral("很长的标题 ").repeated(500)
                              << QStringLiteral("很长的标题 很长的标题");
        QTest::newRow("one long word") << QString(3000, u'W') << QStringLiteral("WWWWWWWW");
        QTest::newRow("emoji") << QStringLiteral("plan 😀 end") << QStringLiteral("plan");
        QTest::newRow("beyond the plane")
            << QStringLiteral("𠮷 family") << QStringLiteral("family");
        QTest::newRow("right to left")
            << QStringLiteral("خطة العمل 2026") << QStringLiteral("2026");
        QTest::newRow("placeholders")
            << QStringLiteral("%1 %n %2 100%") << QStringLiteral("%1 %n %2 100%");
        QTest::newRow("markup") << QStringLiteral("<b>&amp;</b>") << QStringLiteral("<b>&amp;</b>");
        QTest::newRow("pdf syntax")
            << QStringLiteral(") >> endobj (\\") << QStringLiteral(") >> endobj (\\");
        QTest::newRow("lines") << QStringLiteral("one\ntwo\r\nthree\u2029four")
                               << QStringLiteral("one two three four");
        QTest::newRow("objects") << QString(QChar::ObjectReplacementCharacter)
                + QStringLiteral("x1")
                                 << QStringLiteral("x1");
        QTest::newRow("radical meant") << QStringLiteral("部首 ⽉ 与 月") << QStringLiteral("部首");
    }
    void hostileTitlesSurvive()
    {
        QFETCH(QString, title);
        QFETCH(QString, kept);
        Plan plan = sample::plan();
        plan.title = title;
        const QByteArray pdf = report(plan, sample::advice(), Language::Chinese);
        QVERIFY(pdftools::isClean(pdf));
        const QString text = pdftools::onOneLine(pdf);
        QVERIFY2(text.contains(kept), qPrintable(text.left(300)));
    }
    void emptyPlanStillMakesAReport()
    {
        const QByteArray pdf = report({}, {}, Language::Chinese);
        QVERIFY(pdftools::isClean(pdf));
        QVERIFY(pdftools::onOneLine(pdf).contains(QStringLiteral("GPU 租用评估报告")));
    }
    void languageOfTheWindowDoesNotMatter()
    {
        const QByteArray alone = report(sample::plan(), sample::advice(), Language::Chinese);
        const text::LanguageScope window(Language::English);
        QCOMPARE(report(sample::plan(), sample::advice(), Language::Chinese), alone);
    }
    void prints()
    {
        QTemporaryDir folder;
        QPrinter printer(QPrinter::HighResolution);
        const QString file = folder.filePath(QStringLiteral("printed.pdf"));
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(file);
        printer.setPageSize(QPageSize(QPageSize::A5));
        const Plan plan = sample::plan();
        const Advice advice = sample::advice();
        printReport(printer, {plan, advice, Language::English, theDate});
        QFile printed(file);
        QVERIFY(printed.open(QIODevice::ReadOnly));
        const QByteArray pdf = printed.readAll();
        QVERIFY(pdftools::isClean(pdf));
        QVERIFY(pdftools::pages(pdf) > 8); // small paper
    }
};

QTEST_MAIN(TestReportPdf)
#include "tst_report_pdf.moc"
