// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfTools.h"
#include "ui/report/PdfFile.h"
#include "ui/report/PdfFinisher.h"
#include "ui/report/ReportFonts.h"
#include "ui/report/TrueCharacters.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include <iconv.h>

using namespace xuanka;

namespace {

// The 6763 ideographs of GB 2312, rows 16 to 87.
QString gb2312()
{
    QByteArray bytes;
    for (int row = 0xB0; row <= 0xF7; ++row) {
        for (int cell = 0xA1; cell <= (row == 0xD7 ? 0xF9 : 0xFE); ++cell)
            bytes.append(char(row)).append(char(cell));
    }
    QByteArray out(bytes.size() * 2, '\0');
    iconv_t converter = iconv_open("UTF-8", "GB2312");
    char *from = bytes.data();
    char *to = out.data();
    auto left = std::size_t(bytes.size());
    auto room = std::size_t(out.size());
    iconv(converter, &from, &left, &to, &room);
    iconv_close(converter);
    return QString::fromUtf8(out.first(out.size() - qsizetype(room)));
}

// Lines of text, one page after the other.
QByteArray written(const QStringList &lines)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setResolution(300);
    writer.setTitle(QStringLiteral("Title"));
    QPainter painter(&writer);
    painter.setFont(paper::font(9));
    constexpr int perPage = 60;
    for (qsizetype line = 0; line < lines.size(); ++line) {
        if (line > 0 && line % perPage == 0)
            writer.newPage();
        painter.drawText(QPointF(0, 60 + double(line % perPage) * 50), lines[line]);
    }
    painter.end();
    return bytes;
}

FinishRequest request(const QString &text)
{
    FinishRequest request;
    request.language = "zh-CN";
    request.written = text;
    request.fonts = {paper::font(9)};
    request.date = QDate(2026, 12, 1);
    return request;
}

QStringList inLines(const QString &text, int length)
{
    QStringList lines;
    for (qsizetype at = 0; at < text.size(); at += length)
        lines += text.mid(at, length);
    return lines;
}

QString ideographs(const QString &text)
{
    QString only;
    for (const QChar character : text) {
        if (character.unicode() > 0x2E00)
            only += character;
    }
    return only;
}

} // namespace

class TestPdfFinisher final : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        if (!pdftools::available())
            QSKIP("needs poppler-utils and qpdf");
    }

    void everyHanziOfGb2312ComesBack()
    {
        const QString all = gb2312();
        QCOMPARE(all.size(), 6763);
        const QByteArray pdf = finishPdf(written(inLines(all, 50)), request(all));
        QVERIFY(pdftools::isClean(pdf));
        const QString back = ideographs(*pdftools::run(
            QStringLiteral("pdftotext"), pdf, {QStringLiteral("-raw")}, {QStringLiteral("-")}));
        QCOMPARE(back, all);
    }
    void punctuationDigitsAndSpacesComeBack()
    {
        const QString line =
            QStringLiteral("24 GB | ¥1,234.50 | 3.2× (3.1–3.9) | 100 % — “x” · µs ²");
        const QByteArray pdf = finishPdf(written({line}), request(line));
        QCOMPARE(pdftools::onOneLine(pdf), line);
    }
    void withoutTheFontTheTablesOfUnicodeHelp()
    {
        const QString line = QStringLiteral("月费金额行用生工力文页");
        FinishRequest blind = request(line);
        blind.fonts.clear();
        QCOMPARE(pdftools::onOneLine(finishPdf(written({line}), blind)), line);
    }
    void unifiedKnowsRadicals_data()
    {
        QTest::addColumn<uint>("radical");
        QTest::addColumn<uint>("character");
        QTest::newRow("kangxi moon") << 0x2F49u << 0x6708u;
        QTest::newRow("supplement page") << 0x2EDAu << 0x9875u;
        QTest::newRow("compatibility") << 0xF900u << 0x8C48u;
        QTest::newRow("beyond the plane") << 0x2E9Du << 0x6708u;
        QTest::newRow("unassigned") << 0x2E9Au << 0x2E9Au;
        QTest::newRow("plain") << 0x6708u << 0x6708u;
    }
    void unifiedKnowsRadicals()
    {
        QFETCH(uint, radical);
        QTEST(uint(TrueCharacters::unified(radical)), "character");
    }

    void outlineLanguageAndTitle()
    {
        FinishRequest wanted = request(QStringLiteral("x"));
        wanted.bookmarks = {{QStringLiteral("结论"), 1, 0, 800},
                            {QStringLiteral("为什么 (1) \\"), 2, 0, 500},
                            {QStringLiteral("来源"), 1, 1, 700},
                            {QStringLiteral("nowhere"), 1, 99, 0}};
        const QByteArray pdf =
            finishPdf(written(inLines(QString(70, u'x'), 1)), wanted); // two pages
        QVERIFY(pdftools::isClean(pdf));
        const auto json =
            pdftools::run(QStringLiteral("qpdf"), pdf,
                          {QStringLiteral("--json"), QStringLiteral("--json-key=outlines")});
        QVERIFY(json);
        QVERIFY(json->contains(QStringLiteral("\"title\": \"为什么 (1) \\\\\"")));
        QVERIFY(json->contains(QStringLiteral("\"destpageposfrom1\": 2")));
        QVERIFY(!json->contains(QStringLiteral("nowhere")));
        QVERIFY(pdf.contains("/Lang (zh-CN)"));
        QVERIFY(pdf.contains("/DisplayDocTitle true"));
    }
    void equalInputGivesEqualBytes()
    {
        const QString line = QStringLiteral("月费 24 GB");
        const QByteArray first = finishPdf(written({line}), request(line));
        QTest::qWait(1100); // the clock's second has passed
        QCOMPARE(finishPdf(written({line}), request(line)), first);
        QVERIFY(first.contains("/CreationDate (D:20261201000000"));
    }
    void foreignFilesStayAsTheyAre_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QByteArray good = written({QStringLiteral("x")});
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no pdf") << QByteArray("hello startxref 5");
        QTest::newRow("cut") << good.first(good.size() / 2);
        QTest::newRow("offset outside")
            << QByteArray("%PDF-1.6\nxref\n0 1\ntrailer\n<<>>\nstartxref\n99999999\n%%EOF");
        QTest::newRow("endless table")
            << QByteArray("%PDF-1.6\nxref\n0 999999999\ntrailer\n<<>>\nstartxref\n9\n%%EOF");
    }
    void foreignFilesStayAsTheyAre()
    {
        QFETCH(QByteArray, bytes);
        QCOMPARE(finishPdf(bytes, request(QStringLiteral("x"))), bytes);
    }
};

QTEST_MAIN(TestPdfFinisher)
#include "tst_pdf_finisher.moc"
