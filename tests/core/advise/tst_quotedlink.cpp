// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/price/QuotedLink.h"

#include <QTest>

using namespace xuanka;

class TestQuotedLink final : public QObject {
    Q_OBJECT
private slots:
    void readsTheSlotOfAQuote_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("generation");
        QTest::addColumn<int>("lanes");
        const auto row = [](const char *text, int generation, int lanes) {
            QTest::newRow(text) << QString::fromUtf8(text) << generation << lanes;
        };
        row("4.0 x16", 4, 16);
        row("PCIe 5.0 ×8", 5, 8);
        row("PCIE4.0X16", 4, 16);
        row("gen4x4", 4, 4);
        row("PCIe 3 x1", 3, 1);
        row("x16", 0, 0); // no generation
        row("4.0", 0, 0); // no lanes
        row("4.0 x3", 0, 0); // no such slot
        row("NVLink", 0, 0);
        row("", 0, 0);
        row("x", 0, 0);
        row("9999999999999999999x16", 0, 0);
    }
    void readsTheSlotOfAQuote()
    {
        QFETCH(QString, text);
        QFETCH(int, generation);
        QFETCH(int, lanes);
        const auto slot = quotedPcie(text);
        QCOMPARE(slot.has_value(), lanes > 0);
        if (slot)
            QCOMPARE(*slot, (QuotedPcie{generation, lanes}));
    }
};

QTEST_APPLESS_MAIN(TestQuotedLink)
#include "tst_quotedlink.moc"
