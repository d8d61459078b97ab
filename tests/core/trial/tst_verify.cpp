// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/TrialCode.h"
#include "core/trial/Verify.h"

#include <QTest>

using namespace xuanka;

namespace {

// A machine as the CSV query prints it; one line a card.
QByteArray csv(int cards, const QByteArray &name, int mib, const QByteArray &capability,
               const QByteArray &limit, int width = 16)
{
    QByteArray text =
        "index, name, memory.total [MiB], compute_cap, driver_version, power.limit [W], "
        "pcie.link.gen.current, pcie.link.width.current\n";
    for (int i = 0; i < cards; ++i)
        text += QByteArray::number(i) + ", " + name + ", " + QByteArray::number(mib) + " MiB, "
            + capability + ", 580.65.06, " + limit + " W, 4, " + QByteArray::number(width) + "\n";
    return text;
}

} // namespace

class TestVerify final : public QObject {
    Q_OBJECT

    Result<Catalog> m_catalog = Catalog::builtIn();
    Result<Thresholds> m_thresholds = Thresholds::builtIn();

    Plan quoted(const char *gpu, int cards, const QString &claims = {}) const
    {
        Plan plan;
        Offer offer;
        offer.gpu = QLatin1String(gpu);
        offer.cards = cards;
        offer.claims = claims;
        plan.budget.offers = {offer};
        return plan;
    }
    QList<Check> run(const Plan &plan, const QByteArray &output,
                     const QString &name = QStringLiteral("out.txt")) const
    {
        const auto result =
            verifyMachine(plan, *m_catalog, expectationOf(plan), *m_thresholds, {{name, output}});
        return result ? result->checks : QList<Check>{};
    }
    static Verdict verdict(const QList<Check> &checks, const char *id)
    {
        for (const Check &check : checks) {
            if (check.id == QLatin1String(id))
                return check.verdict;
        }
        return Verdict::NotChecked;
    }

private slots:
    void initTestCase()
    {
        QVERIFY(m_catalog.has_value());
        QVERIFY(m_thresholds.has_value());
    }

    void aGoodMachinePasses()
    {
        const auto checks =
            run(quoted("rtx-4090", 4), csv(4, "NVIDIA GeForce RTX 4090", 24564, "8.9", "450.00"));
        for (const char *id :
             {"card-count", "card-model", "card-memory", "power-limit", "pcie-width", "driver"})
            QCOMPARE(QLatin1String(id) + u' ' + QLatin1String(key(verdict(checks, id)).data()),
                     QLatin1String(id) + QLatin1String(" pass"));
    }

    void impostorsFail_data()
    {
        QTest::addColumn<QByteArray>("output");
        QTest::addColumn<QByteArray>("failing");
        const QByteArray name("NVIDIA GeForce RTX 4090");
        QTest::newRow("three of four")
            << csv(3, name, 24564, "8.9", "450") << QByteArray("card-count");
        QTest::newRow("D") << csv(4, name + " D", 24564, "8.9", "425") << QByteArray("card-model");
        QTest::newRow("48 GB mod") << csv(4, name, 49140, "8.9", "450") << QByteArray("card-model");
        QTest::newRow("laptop") << csv(4, name + " Laptop GPU", 16376, "8.9", "150")
                                << QByteArray("card-model");
        QTest::newRow("relabelled 3090")
            << csv(4, name, 24564, "8.6", "450") << QByteArray("card-model");
        QTest::newRow("less memory")
            << csv(4, name, 16376, "8.9", "450") << QByteArray("card-memory");
        QTest::newRow("capped") << csv(4, name, 24564, "8.9", "250") << QByteArray("power-limit");
        QTest::newRow("x4 slot") << csv(4, name, 24564, "8.9", "450", 4)
                                 << QByteArray("pcie-width");
    }
    void impostorsFail()
    {
        QFETCH(QByteArray, output);
        QFETCH(QByteArray, failing);
        QCOMPARE(verdict(run(quoted("rtx-4090", 4), output), failing.constData()), Verdict::Fail);
    }

    void eccMemoryIsNoFault()
    {
        const QByteArray table =
            "| NVIDIA-SMI 580.65.06   Driver Version: 580.65.06   CUDA Version: 13.0 |\n"
            "|   0  NVIDIA GeForce RTX 4090        On  |   00000000:01:00.0 Off |   0 |\n"
            "| 30%   40C    P8    20W / 450W |   1MiB / 23028MiB |   0%   Default |\n";
        const auto checks = run(quoted("rtx-4090", 1), table);
        QCOMPARE(verdict(checks, "card-memory"), Verdict::Pass);
        QCOMPARE(verdict(checks, "card-model"), Verdict::Pass);
    }

    void unreadableIsNeverAPass()
    {
        const auto checks = run(quoted("rtx-4090", 1),
                                "index, name, memory.total [MiB], power.limit [W], "
                                "pcie.link.width.current\n"
                                "0, NVIDIA GeForce RTX 4090, [N/A], [Unknown Error], ERR!\n");
        for (const char *id : {"card-memory", "power-limit", "pcie-width"})
            QCOMPARE(verdict(checks, id), Verdict::NotChecked);
    }

    void aCutPasteProvesNothing()
    {
        const QByteArray query =
            "==============NVSMI LOG==============\n\n"
            "Driver Version                            : 580.65.06\n"
            "Attached GPUs                             : 8\n"
            "GPU 00000000:01:00.0\n"
            "    Product Name                          : NVIDIA GeForce RTX 4090\n";
        QCOMPARE(verdict(run(quoted("rtx-4090", 8), query), "card-count"), Verdict::NotChecked);
        QCOMPARE(verdict(run(quoted("rtx-4090", 1), query), "card-memory"), Verdict::NotChecked);
    }

    void migSlicesAreNoCards()
    {
        const auto result =
            verifyMachine(quoted("a100-sxm-80gb", 1), *m_catalog,
                          expectationOf(quoted("a100-sxm-80gb", 1)), *m_thresholds,
                          {{QStringLiteral("l.txt"),
                            "GPU 0: NVIDIA A100-SXM4-80GB (UUID: GPU-00000000-0000)\n"
                            "  MIG 3g.40gb     Device  0: (UUID: MIG-00000000-0000)\n"
                            "  MIG 3g.40gb     Device  1: (UUID: MIG-00000000-0001)\n"}});
        QVERIFY(result.has_value());
        QCOMPARE(result->machine.gpus.size(), 1);
    }

    void nvlinkPromisedOnGeForceIsARedFlag()
    {
        const Plan plan = quoted("rtx-4090", 4, QStringLiteral("支持 NVLink 互联 900GB/s"));
        QCOMPARE(
            verdict(run(plan, csv(4, "NVIDIA GeForce RTX 4090", 24564, "8.9", "450")), "nvlink"),
            Verdict::Fail);
        // Without the promise, no NVLink on GeForce is as it must be.
        const auto topo =
            run(quoted("rtx-4090", 2),
                "\tGPU0\tGPU1\tCPU Affinity\nGPU0\t X \tPHB\t0-31\nGPU1\tPHB\t X \t0-31\n");
        QCOMPARE(verdict(topo, "nvlink"), Verdict::Pass);
        QCOMPARE(verdict(topo, "topology"), Verdict::Pass);
    }

    void hardwareXidFailsAndProgramXidWarns()
    {
        const Plan plan = quoted("rtx-5090", 1);
        QCOMPARE(verdict(run(plan, "[ 1.0] NVRM: Xid (PCI:0000:2b:00): 79, GPU has fallen off\n"),
                         "kernel-log"),
                 Verdict::Fail);
        QCOMPARE(verdict(run(plan, "[ 1.0] NVRM: Xid (PCI:0000:2b:00): 31, pid=7, MMU Fault\n"),
                         "kernel-log"),
                 Verdict::Warn);
        QCOMPARE(verdict(run(plan, "[ 1.0] NVRM: loading NVIDIA UNIX x86_64 Kernel Module\n"),
                         "kernel-log"),
                 Verdict::Pass);
    }

    void allReduceIsJudgedByTheCard_data()
    {
        QTest::addColumn<double>("bus");
        QTest::addColumn<Verdict>("verdict");
        QTest::newRow("usual") << 12.6 << Verdict::Pass;
        QTest::newRow("slow") << 8.0 << Verdict::Warn;
        QTest::newRow("broken") << 3.0 << Verdict::Fail;
    }
    void allReduceIsJudgedByTheCard()
    {
        QFETCH(double, bus);
        QFETCH(Verdict, verdict);
        QByteArray text = "# nThread 1 nGpus 4 minBytes 8 maxBytes 67108864\n";
        for (const double size : {16777216.0, 33554432.0, 67108864.0})
            text += QByteArray::number(size, 'f', 0) + " " + QByteArray::number(size / 4, 'f', 0)
                + " float sum -1 1000.0 " + QByteArray::number(bus / 1.5, 'f', 2) + " "
                + QByteArray::number(bus, 'f', 2) + " 0 1000.0 "
                + QByteArray::number(bus / 1.5, 'f', 2) + " " + QByteArray::number(bus, 'f', 2)
                + " 0\n";
        QCOMPARE(TestVerify::verdict(run(quoted("rtx-4090", 4), text), "all-reduce"), verdict);
    }

    void wrongValuesFailWhateverTheSpeed()
    {
        const QByteArray text =
            "# nThread 1 nGpus 2\n"
            "67108864 16777216 float sum -1 1000.0 12.6 12.6 3 1000.0 12.6 12.6 0\n";
        QCOMPARE(verdict(run(quoted("rtx-4090", 2), text), "all-reduce-correct"), Verdict::Fail);
    }

    void aRunThatPrintsNothingIsNotAPass()
    {
        const QByteArray text =
            "# nThread 1 nGpus 8 minBytes 8 maxBytes 1073741824\n"
            "#  Rank  0 Group  0 Pid 1 on host device  0 [0x01] NVIDIA GeForce RTX 4090\n";
        QCOMPARE(verdict(run(quoted("rtx-4090", 8), text), "all-reduce"), Verdict::NotChecked);
    }

    void theDriverGateOfTheRtx50()
    {
        QByteArray old = csv(1, "NVIDIA GeForce RTX 5090", 32607, "12.0", "575");
        old.replace("580.65.06", "560.35.03");
        QCOMPARE(verdict(run(quoted("rtx-5090", 1), old), "driver"), Verdict::Fail);
    }

    void anEmptyNvlinkAnswerIsAnAnswer()
    {
        const auto checks = run(quoted("rtx-5090", 2), "", QStringLiteral("nvlink_s.txt"));
        QCOMPARE(verdict(checks, "nvlink"), Verdict::Pass);
    }

    void uselessInputIsNamed_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<TrialCode>("code");
        QTest::newRow("prose") << QByteArray("Dear customer, the cards are fine.\n")
                               << TrialCode::NotAToolOutput;
        QTest::newRow("binary") << QByteArray("\x7f"
                                              "ELF\0\0\0\0",
                                              8)
                                << TrialCode::Binary;
    }
    void uselessInputIsNamed()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(TrialCode, code);
        const Plan plan = quoted("rtx-4090", 1);
        const auto result = verifyMachine(plan, *m_catalog, expectationOf(plan), *m_thresholds,
                                          {{QStringLiteral("x.txt"), bytes}});
        QVERIFY(!result.has_value());
        QVERIFY(result.error().message.is(code));
    }
};

QTEST_GUILESS_MAIN(TestVerify)
#include "tst_verify.moc"
