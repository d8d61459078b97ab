// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/ReadMachine.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace xuanka;

// Every collected output is parsed, or named.
class TestTrialMaterial final : public QObject {
    Q_OBJECT

    QDir m_folder;

    Machine read(const char *name, QList<Check> *remarks = nullptr) const
    {
        QFile file(m_folder.filePath(QLatin1String(name)));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        Machine machine;
        QList<Check> found;
        readMachine({{QLatin1String(name), file.readAll()}}, machine, remarks ? *remarks : found);
        return machine;
    }

private slots:
    void initTestCase()
    {
        const QString material = qEnvironmentVariable("XUANKA_MATERIAL");
        if (material.isEmpty())
            QSKIP("XUANKA_MATERIAL names no folder");
        m_folder = QDir(material + QStringLiteral("/files/trial_outputs"));
    }

    void countsTheCardsOfTheIndex()
    {
        QFile index(m_folder.filePath(QStringLiteral("index.json")));
        QVERIFY(index.open(QIODevice::ReadOnly));
        for (const QJsonValue &value : QJsonDocument::fromJson(index.readAll()).array()) {
            const QJsonObject row = value.toObject();
            const QByteArray name = row.value(QLatin1String("file")).toString().toUtf8();
            const Machine machine = read(name.constData());
            const QString tool = row.value(QLatin1String("tool")).toString();
            // The excerpt of this file holds one of the two cards the index speaks of.
            if (name == "query_csv_tesla_p100.csv")
                continue;
            if (!tool.startsWith(QLatin1String("nvidia-smi"))
                || tool.contains(QLatin1String("topo")))
                continue;
            QCOMPARE(QString::fromUtf8(name) + u' ' + QString::number(machine.gpus.size()),
                     QString::fromUtf8(name) + u' '
                         + QString::number(row.value(QLatin1String("n")).toInt()));
        }
    }
    void everyFileIsReadOrNamed()
    {
        for (const QFileInfo &info : m_folder.entryInfoList(QDir::Files)) {
            if (info.fileName() == u"index.json")
                continue;
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            Machine machine;
            QList<Check> remarks;
            readMachine({{info.fileName(), file.readAll()}}, machine, remarks);
            QVERIFY2(machine != Machine{} || !remarks.isEmpty(), qPrintable(info.fileName()));
        }
    }

    void readsWhatIsNotable()
    {
        QCOMPARE(read("smi_table_5090x4_vm.txt").gpus[3].memoryMiB.value, 32607.0);
        QCOMPARE(read("smi_table_5090d_x2_no_mig_row.txt").gpus[1].name,
                 QStringLiteral("NVIDIA GeForce RTX 5090 D"));
        QVERIFY(read("smi_table_535_name_truncated_riser.txt").gpus[0].nameCut);
        QCOMPARE(read("smi_table_3090x3_processes.txt").processes.size(), 3);
        QCOMPARE(read("smi_q_4090x8_unknown_error.txt").announcedGpus, 8);
        QCOMPARE(read("xml_a100_sxm4_v12.xml").gpus[0].migOn, true);
        QVERIFY(read("xml_rtx2080_windows_wddm.xml").windows);
        QVERIFY(!read("xml_quadro_p400.xml").gpus[0].powerLimitW.value);
        QCOMPARE(read("nvlink_s_a100x8.txt").nvlinkGBs.value(7), 300.0);
        QCOMPARE(read("dmesg_xid119.log").faults[0].xid, 119);
        QCOMPARE(read("dmesg_xid79_fallen_off.log").faults[0].xid, 79);
        QCOMPARE(read("lspci_vvv_h100x8_gpus.txt").gpus[7].pcieGeneration.value, 5.0);
        QCOMPARE(read("lspci_lnksta_downgraded_a4000.txt").gpus[0].pcieGenerationMax.value, 4.0);
        QCOMPARE(read("matmul_tflops_5090_zh.txt").matmuls[0].teraflops[QStringLiteral("fp16")],
                 224.41);
        QCOMPARE(read("gpu_burn_a100x8.txt").burns[0].gpus, 8);
        QVERIFY(read("gpu_burn_a100x8.txt").burns[0].finished);
    }

    void readsCollectives()
    {
        const CollectiveRun a100 = read("nccl_allreduce_a100x8.txt").collectives[0];
        QCOMPARE(a100.gpus, 8);
        QCOMPARE(a100.peakBusGBs, 235.26);
        const CollectiveRun rows = read("nccl_allreduce_4090_pcie_rows_only.txt").collectives[0];
        QCOMPARE(rows.gpus, 4);
        QVERIFY(rows.gpusInferred);
        const CollectiveRun garbled =
            read("nccl_allreduce_rank_prefixed_garbled.txt").collectives[0];
        QCOMPARE(garbled.gpus, 24);
        QVERIFY(garbled.collapses);
        QVERIFY(read("nccl_header_only_4090x8.txt").collectives[0].headerOnly);
        QCOMPARE(read("nccl_no_hash_header_a10g.txt").collectives[0].gpus, 1);
    }

    void readsLinks()
    {
        QCOMPARE(read("topo_p2p_5090x2_GNS.txt").peerToPeer->at(0, 1), QStringLiteral("GNS"));
        QCOMPARE(read("topo_5090x2_phb.txt").topology->at(0, 1), QStringLiteral("PHB"));
        QCOMPARE(read("topo_3090x4_nv4_pairs.txt").topology->at(0, 2), QStringLiteral("NV4"));
        QVERIFY(read("topo_vm_h800_all_sys_nic.txt").topology->cut);
        QVERIFY(!read("topo_litgpt_5_XGMI.txt").topology);
        QCOMPARE(read("p2pbw_4090x2_patched_x4.txt").pairs[0].lowest, 6.34);
        QCOMPARE(read("p2pbw_pro6000x8_broadcom.txt").pairs[0].gpus, 8);
        QCOMPARE(read("p2pbw_3090x8_nop2p_midtable.txt").pairs[0].gpus, 8);
    }
};

QTEST_GUILESS_MAIN(TestTrialMaterial)
#include "tst_trialmaterial.moc"
