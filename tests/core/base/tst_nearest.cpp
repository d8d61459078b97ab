// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Nearest.h"

#include <QTest>

using namespace xuanka;

class TestNearest final : public QObject {
    Q_OBJECT
private slots:
    void findsTypos_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("best");
        QTest::newRow("swap") << QStringLiteral("conutry") << QStringLiteral("country");
        QTest::newRow("case") << QStringLiteral("RTX-4090") << QStringLiteral("rtx-4090");
        QTest::newRow("part") << QStringLiteral("4090") << QStringLiteral("rtx-4090");
        QTest::newRow("far") << QStringLiteral("zzzz") << QString();
    }
    void findsTypos()
    {
        QFETCH(QString, typed);
        QFETCH(QString, best);
        const QStringList known{QStringLiteral("country"), QStringLiteral("rtx-4090"),
                                QStringLiteral("rtx-5090")};
        QCOMPARE(nearestNames(typed, known).value(0), best);
    }
    void longInputIsBounded()
    {
        const QString hostile(1'000'000, u'x');
        QVERIFY(nearestNames(hostile, {QStringLiteral("people")}).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestNearest)
#include "tst_nearest.moc"
