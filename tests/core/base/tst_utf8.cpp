// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Utf8.h"

#include <QTest>

using namespace xuanka;

class TestUtf8 final : public QObject {
    Q_OBJECT

private slots:
    void strict_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("offset"); // -1 = valid
        QTest::newRow("ascii") << QByteArray("abc") << -1;
        QTest::newRow("chinese") << QByteArray("显卡") << -1;
        QTest::newRow("last code point") << QByteArray("\xf4\x8f\xbf\xbf") << -1;
        QTest::newRow("beyond it") << QByteArray("a\xf4\x90\x80\x80") << 1;
        QTest::newRow("overlong slash") << QByteArray("\xc0\xaf") << 0;
        QTest::newRow("overlong three") << QByteArray("\xe0\x9f\xbf") << 0;
        QTest::newRow("surrogate") << QByteArray("ab\xed\xa0\x80") << 2;
        QTest::newRow("cut off") << QByteArray("ab\xe6\x98") << 2;
        QTest::newRow("stray follower") << QByteArray("ab\x80") << 2;
        QTest::newRow("gbk") << QByteArray("\xcf\xd4\xbf\xa8") << 0;
    }
    void strict()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, offset);
        QCOMPARE(static_cast<int>(firstInvalidUtf8(bytes).value_or(-1)), offset);
    }
    void linesCountFromOne()
    {
        QCOMPARE(lineAt("a\nb\nc", 0), 1);
        QCOMPARE(lineAt("a\nb\nc", 4), 3);
        QCOMPARE(lineAt("a\nb\nc", 99), 3);
    }
};

QTEST_APPLESS_MAIN(TestUtf8)
#include "tst_utf8.moc"
