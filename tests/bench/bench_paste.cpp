// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/ReadMachine.h"

#include <QTest>

using namespace xuanka;

// Reading a paste must stay linear in its length, whatever it holds: the two rows of each kind
// differ by a factor of ten in size, and so should their times.
class BenchPaste final : public QObject {
    Q_OBJECT
private slots:
    void read_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("megabytes");
        const QByteArray log =
            "[12345.678] NVRM: Xid (PCI:0000:9b:00): 31, pid=1, name=python, MMU\n";
        const QByteArray prose = "the quick brown fox jumps over the lazy dog and says nothing\n";
        const QByteArray nccl =
            "  67108864 16777216 float sum -1 1000.0 8.4 12.6 0 1000.0 8.4 12.6 0\n";
        for (const int megabytes : {5, 50}) {
            QTest::addRow("kernel log %d MB", megabytes) << log << megabytes;
            QTest::addRow("prose %d MB", megabytes) << prose << megabytes;
            QTest::addRow("collective rows %d MB", megabytes) << nccl << megabytes;
        }
    }
    void read()
    {
        QFETCH(QByteArray, line);
        QFETCH(int, megabytes);
        const QByteArray text = line.repeated(megabytes * 1'000'000 / line.size());
        QBENCHMARK_ONCE
        {
            Machine machine;
            QList<Check> remarks;
            readMachine({{QStringLiteral("paste.txt"), text}}, machine, remarks);
            QVERIFY(machine.faults.size() <= 2000);
        }
    }
};

QTEST_GUILESS_MAIN(BenchPaste)
#include "bench_paste.moc"
