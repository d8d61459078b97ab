// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"

#include <QTest>

using namespace xuanka;

class TestCatalog final : public QObject {
    Q_OBJECT
private slots:
    void findsCardsByAnySpelling_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("id") << QStringLiteral("rtx-4090") << QStringLiteral("rtx-4090");
        QTest::newRow("driver") << QStringLiteral("NVIDIA GeForce RTX 5090")
                                << QStringLiteral("rtx-5090");
        QTest::newRow("short") << QStringLiteral("rtx4090") << QStringLiteral("rtx-4090");
        QTest::newRow("marketing") << QStringLiteral("RTX 4090 D") << QStringLiteral("rtx-4090-d");
    }
    void findsCardsByAnySpelling()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        const Gpu *gpu = catalog->findGpu(name);
        QVERIFY(gpu != nullptr);
        QCOMPARE(gpu->id, id);
    }
    void knowsTheNumbersOfACard()
    {
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        const GpuSpec &spec = catalog->findGpu(QStringLiteral("rtx-4090"))->spec;
        QCOMPARE(spec.memoryGiB, 24564.0 / 1024);
        QCOMPARE(spec.bandwidthGBs, 1008.0);
        QCOMPARE(spec.nvlinkGBs, 0.0);
        QVERIFY(!spec.peerToPeer);
    }
    void namesTheNearestCard()
    {
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog.has_value());
        QVERIFY(catalog->findGpu(QStringLiteral("rtx-4091")) == nullptr);
        QVERIFY(catalog->nearestGpus(QStringLiteral("rtx-4091")).contains(
            QStringLiteral("rtx-4090")));
    }
};

QTEST_APPLESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
