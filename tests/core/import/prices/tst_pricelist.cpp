// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/CardNames.h"
#include "core/import/prices/PriceCell.h"
#include "core/import/prices/PriceCode.h"
#include "core/import/prices/PriceList.h"

#include <QDir>
#include <QFile>
#include <QStringEncoder>
#include <QTest>

using namespace xuanka;
using namespace xuanka::prices;

class TestPriceList final : public QObject {
    Q_OBJECT

    std::optional<Catalog> m_catalog;

    Result<PriceListImport> readBytes(const QByteArray &bytes) const
    {
        return readPriceList(
            bytes, {*m_catalog, QStringLiteral("list.csv"), QStringLiteral("2026-12-01")});
    }
    Result<PriceListImport> read(const char *text) const { return readBytes(QByteArray(text)); }

    // "rtx-4090 x8 2.77 USD machine-hour", one a line; then "line code" of what was left out.
    static QString shown(const Result<PriceListImport> &import)
    {
        if (!import)
            return QString::fromLatin1(import.error().message.key.data());
        QStringList lines;
        for (const ListedPrice &listed : import->prices) {
            const Offer &offer = listed.offer;
            lines.append(QStringLiteral("%1 x%2 %3 %4 %5%6")
                             .arg(offer.gpu)
                             .arg(offer.cards)
                             .arg(offer.price.amount())
                             .arg(QString::fromLatin1(offer.price.currency.code().data(), 3),
                                  QString::fromLatin1(key(offer.per).data()),
                                  offer.interruptible ? QStringLiteral(" spot") : QString()));
        }
        for (const SkippedLine &skipped : import->skipped)
            lines.append(QStringLiteral("%1 %2")
                             .arg(skipped.line)
                             .arg(QString::fromLatin1(skipped.reason.key.data())));
        return lines.join(u'\n');
    }

private slots:
    void initTestCase()
    {
        auto catalog = Catalog::builtIn();
        QVERIFY(catalog);
        m_catalog = *std::move(catalog);
    }

    void cardNames_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<double>("memory");
        QTest::addColumn<QString>("ids");
        const auto row = [](const char *name, const char *ids, double memory = 0) {
            QTest::addRow("%s %g", name, memory)
                << QString::fromUtf8(name) << memory << QString::fromLatin1(ids);
        };
        row("RTX4090", "rtx-4090");
        row("4090", "rtx-4090");
        row("NVIDIA GeForce RTX 4090", "rtx-4090");
        row("RTX_4090", "rtx-4090");
        row("ＲＴＸ　４０９０", "rtx-4090");
        row("4090 48G", "rtx-4090-48gb");
        row("4090（48G改装）", "rtx-4090-48gb");
        row("4090", "rtx-4090-48gb", 48);
        row("4090 24GB", "rtx-4090");
        row("4090D", "rtx-4090-d");
        row("RTX 4090 Laptop GPU", "");
        row("8x RTX 5090", "rtx-5090");
        row("5090*4", "rtx-5090");
        row("RTX5090 D v2", "rtx-5090-d-v2");
        row("A100-SXM4-80GB", "a100-sxm-80gb");
        row("A100 80G PCIe", "a100-pcie-80gb");
        row("A100 80GB", "a100-pcie-80gb a100-sxm-80gb");
        row("H100 SXM5", "h100-sxm");
        row("H100", "h100-pcie h100-sxm");
        row("H200", "h200");
        row("Tesla T4", "t4");
        row("V100", "v100-32gb", 32);
        row("RTX 6000 Ada Generation", "rtx-6000-ada");
        row("RTX PRO 6000 Blackwell Server Edition", "rtx-pro-6000");
        row("RTX 3080", "");
        row("", "");
    }
    void cardNames()
    {
        QFETCH(QString, name);
        QFETCH(double, memory);
        QFETCH(QString, ids);
        QStringList found;
        for (const Gpu *gpu : CardNames(*m_catalog).find(name, memory))
            found.append(gpu->id);
        QCOMPARE(found.join(u' '), ids);
    }

    void numbers_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("value"); // -1 = none
        const auto row = [](const char *text, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("1.6", 1.6);
        row("1,580.00", 1580);
        row("1.580,00", 1580);
        row("1 580,00", 1580);
        row("2,88", 2.88);
        row("1,580", 1580);
        row("0,369", 0.369);
        row("1.234.567", 1234567);
        row("0.36979999999999996", 0.36979999999999996);
        row("１６", 16);
        row("1e3", 1000);
        row("", -1);
        row("12a", -1);
        row(".", -1);
    }
    void numbers()
    {
        QFETCH(QString, text);
        QFETCH(double, value);
        QCOMPARE(numberIn(text).value_or(-1), value);
    }

    void cells()
    {
        using Kind = PriceCell::Kind;
        const auto kind = [](const char *text) { return priceCell(QString::fromUtf8(text)).kind; };
        QCOMPARE(kind(""), Kind::Empty);
        QCOMPARE(kind("—"), Kind::Empty);
        QCOMPARE(kind("N/A"), Kind::Empty);
        QCOMPARE(kind("面议"), Kind::OnRequest);
        QCOMPARE(kind("on request"), Kind::OnRequest);
        QCOMPARE(kind("2.5-3.0"), Kind::Unreadable);
        QCOMPARE(kind("abc"), Kind::Unreadable);
        QCOMPARE(kind("-3"), Kind::Unreadable);
        const PriceCell yuan = priceCell(QStringLiteral("￥6.68／时"));
        QCOMPARE(yuan.amount, 6.68);
        QCOMPARE(yuan.unit.period, UnitWords::Period::Hour);
        QCOMPARE(yuan.unit.currency, Currency("CNY"));
        const PriceCell dollars = priceCell(QStringLiteral("$1,200 per GPU-month"));
        QCOMPARE(dollars.amount, 1200.0);
        QCOMPARE(dollars.unit.perMachine, std::optional(false));
        QCOMPARE(dollars.unit.period, UnitWords::Period::Month);
    }

    void aChineseListInEveryEncoding_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const QString text = QStringLiteral(
            "二零二六年报价,,,,,\r\n"
            "套餐,显卡,数量（张）,显存（GB／卡）,单价（元／卡／时）,包月（元／台）\r\n"
            "基础,RTX 4090,１,24,￥1.98,\"￥1,280.00\"\r\n"
            "双卡,RTX　5090,2,32,￥2.68／时,—\r\n"
            "大显存,4090 48G,8,48,面议,\r\n"
            "合计,,,,,\r\n");
        QTest::newRow("utf-8") << text.toUtf8();
        QTest::newRow("utf-8 marked") << QByteArray("\xef\xbb\xbf" + text.toUtf8());
        QStringEncoder little(QStringConverter::Utf16LE);
        QTest::newRow("utf-16 unmarked") << QByteArray(little(text));
        QStringEncoder big(QStringConverter::Utf16BE);
        QTest::newRow("utf-16 big") << QByteArray("\xfe\xff" + QByteArray(big(text)));
        QStringEncoder chinese("GB18030");
        if (chinese.isValid())
            QTest::newRow("gb18030") << QByteArray(chinese(text));
        QString tabs = text;
        tabs.replace(QLatin1String("\"￥1,280.00\""), QStringLiteral("￥1 280.00"))
            .replace(u',', u'\t');
        QTest::newRow("tabs") << tabs.toUtf8();
    }
    void aChineseListInEveryEncoding()
    {
        QFETCH(QByteArray, bytes);
        const auto import = readBytes(bytes);
        QCOMPARE(shown(import),
                 QStringLiteral("rtx-4090 x1 1.98 CNY card-hour\n"
                                "rtx-4090 x1 1280 CNY machine-month\n"
                                "rtx-5090 x2 2.68 CNY card-hour\n"
                                "5 price-on-request\n"
                                "6 total-line"));
        QCOMPARE(import->lines, 2);
        const Offer &first = import->prices.first().offer;
        QCOMPARE(first.vendor, QStringLiteral("list"));
        QCOMPARE(first.source, QStringLiteral("list.csv:3"));
        QCOMPARE(first.dateSeen, QStringLiteral("2026-12-01"));
        QCOMPARE(import->prices[1].offer.billing, Billing::Month);
    }

    void decimalCommaAndItsOwnSeparator()
    {
        QCOMPARE(shown(read("sep=;\ngpu;cards;price (EUR per machine and hour)\n"
                            "L40S;4;3,996\nT4;1;1.234,50\n")),
                 QStringLiteral("l40s x4 4 EUR machine-hour\nt4 x1 1234.5 EUR machine-hour"));
    }

    void aCatalogueOfInstances()
    {
        // Per instance and hour in dollars; memory sometimes of one card, sometimes of all.
        const auto import =
            read("InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,"
                 "SpotPrice,Region\n"
                 "a,RTX5090,2,32,64.0,\"{'SizeInMiB': 65214}\",0.93,0.00,\"Oslo, NO, EU\"\n"
                 "b,RTX5090,2.0,32,64.0,\"{'SizeInMiB': 32607}\",0.36979999999999996,,NO\n"
                 "c,RTX4090,1,32,64.0,\"{'SizeInMiB': 49140}\",0.4,0.11,\", CN, AS\"\n"
                 "d,RTX4090,1,32,64.0,\"{'SizeInMiB': 81920}\",0.4,0.00,x\n"
                 "e,GTX1080,4,32,64.0,\"{}\",0.3,0.00,x\n"
                 "f,RTX4090,0,32,64.0,\"{}\",0.3,0.00,x\n");
        QCOMPARE(shown(import),
                 QStringLiteral("rtx-5090 x2 0.93 USD machine-hour\n"
                                "rtx-5090 x2 0.37 USD machine-hour\n"
                                "rtx-4090-48gb x1 0.4 USD machine-hour\n"
                                "rtx-4090-48gb x1 0.11 USD machine-hour spot\n"
                                "5 memory-mismatch\n"
                                "6 unknown-card\n"
                                "7 bad-count"));
        const Offer &first = import->prices.first().offer;
        QCOMPARE(first.region, QStringLiteral("Oslo, NO, EU"));
        QCOMPARE(first.vcpus, 32);
        QCOMPARE(first.memoryGiB, 64.0);
    }

    void nothingIsGuessed()
    {
        QCOMPARE(shown(read("gpu,cards,price\nrtx-4090,1,2\n")), QStringLiteral("2 no-currency"));
        QCOMPARE(shown(read("gpu,cards,price\nrtx-4090,1,$2\n")), QStringLiteral("2 no-period"));
        QCOMPARE(shown(read("gpu,cards,price per hour\nrtx-4090,2,$2\n")),
                 QStringLiteral("2 no-scope"));
        QCOMPARE(shown(read("gpu,cards,price per hour\nrtx-4090,1,$2\n")),
                 QStringLiteral("rtx-4090 x1 2 USD card-hour"));
        QCOMPARE(shown(read("gpu,price per hour\nH100,$2\n,$2\nL4,\nL4,$0\nL4,2$ or 3$\n")),
                 QStringLiteral("2 ambiguous-card\n3 no-card\n4 no-price\n5 none-offered\n"
                                "6 bad-price"));
    }

    void filesThatAreNoList()
    {
        QCOMPARE(shown(read("")), QStringLiteral("empty-file"));
        QCOMPARE(shown(read("hello\nworld\n")), QStringLiteral("no-header"));
        QCOMPARE(shown(read("gpu,region\nL4,x\n")), QStringLiteral("no-price-column"));
        QCOMPARE(shown(readBytes(QByteArray("\x89PNG\r\n\x1a\n\0\0", 10))),
                 QStringLiteral("not-text"));
        QCOMPARE(shown(readBytes(QByteArray("gpu,price\n\xff\xff\xff\xff"))),
                 QStringLiteral("unknown-encoding"));
        QCOMPARE(shown(readBytes(QByteArray(largestPriceList + 1, 'x'))),
                 QStringLiteral("too-large"));
    }

    void whatIsExportedReadsBack()
    {
        ListedPrice listed;
        listed.term = QStringLiteral("3-year reserved");
        listed.line = 2;
        Offer &offer = listed.offer;
        offer.gpu = QStringLiteral("rtx-4090-48gb");
        offer.cards = 8;
        offer.price = Money::of(12345.67, Currency("USD"));
        offer.per = PriceUnit::MachineMonth;
        offer.billing = Billing::Day;
        offer.interruptible = true;
        offer.vendor = QStringLiteral("=HYPERLINK(\"x\")");
        offer.region = QStringLiteral("Oslo, NO");
        offer.vcpus = 64;
        offer.memoryGiB = 512;
        offer.diskGiB = 2000;
        offer.dateSeen = QStringLiteral("2026-10-02");
        offer.source = QStringLiteral("quote of 2 Oct");
        offer.note = QStringLiteral("关机后磁盘照收, \"含税\"\n第二行");
        offer.claims = QStringLiteral("NVLink");
        const QByteArray csv = csvOf({listed});
        QVERIFY(csv.startsWith("\xef\xbb\xbf"));
        QVERIFY(csv.contains("\"'=HYPERLINK(\"\"x\"\")\""));
        const auto back = readBytes(csv);
        QVERIFY(back);
        QCOMPARE(back->prices.size(), 1);
        QCOMPARE(back->prices.first(), listed);
    }

    void everyCutOfAListIsRead()
    {
        const QByteArray whole("gpu,cards,\"price (USD per card-hour)\"\n\"L4\",1,\"1.5\"\n"
                               "\xe6\x98\xbe,2,3\n");
        for (qsizetype length = 0; length <= whole.size(); ++length)
            (void)readBytes(whole.left(length)); // an answer or an error, never a crash
    }

    void collectedLists()
    {
        const QString material = qEnvironmentVariable("XUANKA_MATERIAL");
        if (material.isEmpty())
            QSKIP("XUANKA_MATERIAL is not set");
        const auto readFile = [&](const char *name) {
            QFile file(material + QLatin1String("/files/price_lists/") + QLatin1String(name));
            [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
            return readBytes(file.readAll());
        };
        for (const char *name :
             {"SYNTH_zh_gbk.csv", "SYNTH_zh_utf8bom.csv", "SYNTH_zh_utf16le_tab.txt"})
            QCOMPARE(shown(readFile(name)),
                     QStringLiteral("rtx-4090 x1 2.88 CNY card-hour\n"
                                    "rtx-4090 x1 1580 CNY machine-month\n"
                                    "rtx-5090 x2 6.68 CNY card-hour\n"
                                    "4 price-on-request\n"
                                    "5 total-line"));
        for (const char *name : {"vast_vms_4090_5090.csv", "SYNTH_vast_utf8bom_crlf.csv"}) {
            const auto import = readFile(name);
            QCOMPARE(import->lines, 13);
            QCOMPARE(import->skipped.size(), 1); // a card that is not in the catalogue
            QVERIFY(shown(import).contains(QLatin1String("rtx-4090-48gb x1 0.4 USD machine-hour")));
            QVERIFY(shown(import).contains(QLatin1String("rtx-4090 x8 2.77 USD machine-hour")));
            QVERIFY(!shown(import).contains(QLatin1String("spot")));
        }
    }
};

QTEST_APPLESS_MAIN(TestPriceList)
#include "tst_pricelist.moc"
