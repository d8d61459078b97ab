// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/Pages.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QTest>

using namespace xuanka;

namespace {

Sheet table(int rows, int linesEach = 1)
{
    Sheet sheet;
    sheet.header = {SheetCell{QStringLiteral("Name")}, SheetCell{QStringLiteral("Value")}};
    sheet.numeric = {1};
    for (int row = 0; row < rows; ++row) {
        SheetCell name{QStringLiteral("row %1").arg(row)};
        for (int line = 1; line < linesEach; ++line)
            name.details += QStringLiteral("detail %1").arg(line);
        sheet.rows += QList<SheetCell>{name, SheetCell{QString::number(row)}};
    }
    return sheet;
}

// A manuscript on an A4 page of which 700 points are body.
class Paper final {
public:
    Paper()
        : m_writer(&m_buffer)
        , manuscript((m_buffer.open(QIODevice::WriteOnly), m_writer.setResolution(300), m_writer),
                     m_writer.width())
    {
    }
    Pages cut()
    {
        manuscript.close();
        return Pages(manuscript, manuscript.points(700));
    }

private:
    QBuffer m_buffer;
    QPdfWriter m_writer;

public:
    Manuscript manuscript;
};

} // namespace

class TestPages final : public QObject {
    Q_OBJECT
private slots:
    void piecesFollowWithoutOverlap()
    {
        Paper paper;
        paper.manuscript.heading(1, QStringLiteral("Chapter"));
        paper.manuscript.paragraph(QStringLiteral("word ").repeated(700));
        paper.manuscript.sheet(table(30, 3));
        paper.manuscript.paragraph(QStringLiteral("end"));
        const Pages pages = paper.cut();
        const QList<Piece> &pieces = pages.pieces();
        QVERIFY(pieces.size() >= 35);
        for (qsizetype index = 0; index < pieces.size(); ++index) {
            QVERIFY(pieces[index].bottom > pieces[index].top);
            if (index > 0)
                QVERIFY(pieces[index].top >= pieces[index - 1].bottom - 1);
        }
    }
    void everyPieceIsOnExactlyOnePage()
    {
        Paper paper;
        for (int chapter = 0; chapter < 5; ++chapter) {
            paper.manuscript.heading(1, QStringLiteral("Chapter %1").arg(chapter));
            paper.manuscript.sheet(table(25 + chapter * 7, 2));
        }
        const Pages pages = paper.cut();
        int next = 0;
        for (const Page &page : pages.pages()) {
            QCOMPARE(page.first, next);
            QVERIFY(page.last >= page.first);
            next = page.last + 1;
            const double height = pages.pieces()[page.last].bottom - pages.pieces()[page.first].top;
            QVERIFY(height <= paper.manuscript.points(700) + 1);
        }
        QCOMPARE(next, pages.pieces().size());
    }
    void headingsNeverEndAPage()
    {
        // Every length of text before it puts the heading at another height.
        for (int lines = 30; lines < 52; ++lines) {
            Paper paper;
            for (int line = 0; line < lines; ++line)
                paper.manuscript.paragraph(QStringLiteral("line"));
            paper.manuscript.heading(1, QStringLiteral("Chapter"));
            paper.manuscript.heading(2, QStringLiteral("Part"));
            paper.manuscript.sheet(table(8, 2));
            const Pages pages = paper.cut();
            for (const Page &page : pages.pages()) {
                if (page.last + 1 < pages.pieces().size())
                    QVERIFY(!pages.pieces()[page.last].keepWithNext);
            }
        }
    }
    void tableHeadersAreRepeated()
    {
        Paper paper;
        paper.manuscript.sheet(table(120));
        const Pages pages = paper.cut();
        QVERIFY(pages.count() >= 3);
        QVERIFY(!pages.pages()[0].header);
        for (int page = 1; page < pages.count(); ++page)
            QCOMPARE(pages.pages()[page].header, std::optional<int>(0));
    }
    void chaptersMayAskForAPage()
    {
        Paper paper;
        paper.manuscript.paragraph(QStringLiteral("first"));
        paper.manuscript.heading(1, QStringLiteral("Second"), true);
        paper.manuscript.paragraph(QStringLiteral("text"));
        const Pages pages = paper.cut();
        QCOMPARE(pages.count(), 2);
        const QList<OutlineEntry> outline = pages.outline();
        QCOMPARE(outline.size(), 1);
        QCOMPARE(outline[0].page, 1);
        QCOMPARE(outline[0].y, 0.0);
    }
    void aPieceHigherThanThePageIsStillShown()
    {
        Paper paper;
        paper.manuscript.sheet(table(3, 120)); // each row is higher than a page
        const Pages pages = paper.cut();
        QVERIFY(pages.count() >= 3);
        QCOMPARE(pages.pages().last().last, int(pages.pieces().size()) - 1);
    }
    void tidyKeepsTextHarmless()
    {
        QCOMPARE(tidy(QStringLiteral("  a\n\tb  ")), QStringLiteral("a b"));
        QCOMPARE(tidy(QStringLiteral("a%1b")), QStringLiteral("a%1b"));
        QCOMPARE(tidy(QString(QChar::ObjectReplacementCharacter) + QChar(0xFDD0) + u'x'),
                 QStringLiteral("x"));
        const QString cut = tidy(QStringLiteral("😀").repeated(5000));
        QVERIFY(cut.size() <= 4001);
        QVERIFY(!cut.chopped(1).back().isHighSurrogate());
    }
};

QTEST_MAIN(TestPages)
#include "tst_pages.moc"
