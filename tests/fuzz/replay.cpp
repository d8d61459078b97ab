// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTest>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char *data, std::size_t size);

// Runs every kept input of a fuzz target once: what once broke a parser must stay mended.
class CorpusReplay final : public QObject {
    Q_OBJECT
private slots:
    void inputs_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(XUANKA_CORPUS));
        const QStringList names = folder.entryList(QDir::Files, QDir::Name);
        QVERIFY(!names.isEmpty());
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void inputs()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QCOMPARE(LLVMFuzzerTestOneInput(reinterpret_cast<const unsigned char *>(bytes.constData()),
                                        std::size_t(bytes.size())),
                 0);
    }
    void nothing() { QCOMPARE(LLVMFuzzerTestOneInput(nullptr, 0), 0); }
};

QTEST_APPLESS_MAIN(CorpusReplay)
#include "replay.moc"
