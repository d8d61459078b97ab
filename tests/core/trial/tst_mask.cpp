// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Mask.h"
#include "core/trial/MeasuredValues.h"

#include <QTest>

using namespace xuanka;

class TestMask final : public QObject {
    Q_OBJECT
private slots:
    void hidesPeopleAndMachines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("masked");
        const auto row = [](const char *name, const char *text, const char *masked) {
            QTest::newRow(name) << QString::fromUtf8(text) << QString::fromUtf8(masked);
        };
        row("uuid", "GPU 0: X (UUID: GPU-01234567-89ab-cdef-0123-456789abcdef)",
            "GPU 0: X (UUID: GPU-masked)");
        row("address", "Connecting to host 10.1.2.3, port 5201",
            "Connecting to host masked-ip, port 5201");
        row("mac", "link/ether 3c:ec:ef:01:02:03 brd", "link/ether masked-mac brd");
        row("prompt", "alice@gpu-node7:~$ nvidia-smi", "user@host:~$ nvidia-smi");
        row("rank", "#  Rank  0 Pid 77 on  node-17 device  0",
            "#  Rank  0 Pid 77 on  host device  0");
        row("serial", "    Serial Number : 1325020001234", "    Serial Number : masked");
        row("token", "HF_TOKEN=hf_abcdefghijklmnopqrstuvwx", "HF_TOKEN=masked");
    }
    void hidesPeopleAndMachines()
    {
        QFETCH(QString, text);
        QFETCH(QString, masked);
        QCOMPARE(maskPersonal(text), masked);
    }

    void keepsWhatTheChecksRead_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"|   0  NVIDIA GeForce RTX 4090   Off | 00000000:06:10.0 Off |   Off |",
              "| NVIDIA-SMI 580.65.06   Driver Version: 580.65.06   CUDA Version: 13.0 |",
              "    Serial Number                         : N/A",
              "NVRM: Xid (PCI:0000:9b:00): 79, GPU has fallen off the bus."})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void keepsWhatTheChecksRead()
    {
        QFETCH(QString, text);
        QCOMPARE(maskPersonal(text), text);
    }

    void aGoodRunBecomesAMeasuredValue()
    {
        Machine machine;
        CollectiveRun run;
        run.gpus = 4;
        run.busGBs = 12.6;
        run.largestBytes = 1e9;
        machine.collectives = {run};
        QCOMPARE(measuredFrom(machine, QStringLiteral("rtx-4090")).size(), 1);
        QCOMPARE(measuredFrom(machine, QStringLiteral("rtx-4090"))[0].value, 12.6);
        machine.collectives[0].wrong = 1;
        QVERIFY(measuredFrom(machine, QStringLiteral("rtx-4090")).isEmpty());
        machine.collectives[0].wrong = 0;
        machine.collectives[0].gpus = 1;
        QVERIFY(measuredFrom(machine, QStringLiteral("rtx-4090")).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestMask)
#include "tst_mask.moc"
