// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/Csv.h"
#include "core/import/prices/PriceCode.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::prices;

class TestCsv final : public QObject {
    Q_OBJECT

    static QString shown(const QString &text)
    {
        const auto rows = readCsv(text);
        if (!rows)
            return QStringLiteral("error");
        QStringList lines;
        for (const CsvRow &row : *rows)
            lines.append(QString::number(row.line) + u':' + row.cells.join(u'|'));
        return lines.join(u'\n');
    }

private slots:
    void rows_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rows");
        const auto row = [](const char *name, const char *text, const char *rows) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(rows);
        };
        row("plain", "a,b\nc,d\n", "1:a|b\n2:c|d");
        row("no end", "a,b\nc,d", "1:a|b\n2:c|d");
        row("crlf", "a,b\r\nc,d\r\n", "1:a|b\n2:c|d");
        row("cr", "a,b\rc,d", "1:a|b\n2:c|d");
        row("empty cells", ",a,\n", "1:|a|");
        row("quoted", "\"a,b\",\"say \"\"x\"\"\"\n", "1:a,b|say \"x\"");
        row("line end in quotes", "\"a\nb\",c\nd,e\n", "1:a\nb|c\n3:d|e");
        row("quote inside", "6\" disk,b\n", "1:6\" disk|b");
        row("text after quote", "\"a\" b,c\n", "1:a b|c");
        row("blank lines", "\n  \na,b\n,,\nc,d\n", "3:a|b\n5:c|d");
        row("says semicolon", "sep=;\na;b,c\n", "2:a|b,c");
        row("semicolon", "a;b;c\n1,5;2,5;3\n", "1:a|b|c\n2:1,5|2,5|3");
        row("tab", "a\tb\nc,x\td\n", "1:a|b\n2:c,x|d");
        row("not closed", "a,\"b\nc,d\n", "error");
        row("empty", "", "");
    }
    void rows()
    {
        QFETCH(QString, text);
        QFETCH(QString, rows);
        QCOMPARE(shown(text), rows);
    }

    void anOpenQuoteNamesItsLine()
    {
        const auto rows = readCsv(QStringLiteral("a\nb\n\"c\nd\ne\n"));
        QVERIFY(!rows);
        QCOMPARE(rows.error().message, (Message(PriceCode::QuoteNotClosed, {qint64(3)})));
    }

    void limits()
    {
        const auto many = readCsv(QStringLiteral("a\n").repeated(mostCsvRows + 1));
        QVERIFY(many.error().message.is(PriceCode::TooManyLines));
        const auto wide = readCsv(QString(100'000, u','));
        QVERIFY(wide && wide->isEmpty());
    }

    void spreadsheetsRunNoFormula()
    {
        QCOMPARE(csvLine({QStringLiteral("=1+1"), QStringLiteral("@x"), QStringLiteral("-5"),
                          QStringLiteral("a,b"), QStringLiteral("\"")}),
                 QStringLiteral("'=1+1,'@x,'-5,\"a,b\",\"\"\"\"\r\n"));
        for (const char *cell : {"=1+1", "@x", "'quoted", "plain", ""}) {
            const QString text = QString::fromLatin1(cell);
            const auto back = readCsv(csvLine({QStringLiteral("k"), text}));
            QCOMPARE(unguarded(back->first().cells[1]), text);
        }
    }
};

QTEST_APPLESS_MAIN(TestCsv)
#include "tst_csv.moc"
