// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"
#include "core/checklist/ArticleClaims.h"
#include "core/checklist/QuoteClaims.h"

#include <QTest>

using namespace xuanka;

class TestQuoteClaims final : public QObject {
    Q_OBJECT

    Result<Catalog> m_catalog = Catalog::builtIn();

    QStringList found(const QString &text, const char *gpu) const
    {
        const auto claims =
            checkQuote(text, gpu ? m_catalog->findGpu(QLatin1String(gpu)) : nullptr);
        QStringList ids;
        if (claims) {
            for (const QuoteClaim &claim : *claims)
                ids.append(claim.id);
        }
        ids.removeDuplicates();
        return ids;
    }

private slots:
    void initTestCase() { QVERIFY(m_catalog.has_value()); }

    void findsFalsePromises_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("nvlink zh")
            << QStringLiteral("八卡 4090 整机，标配 NVLink 桥接器") << QStringLiteral("nvlink");
        QTest::newRow("nvlink en")
            << QStringLiteral("8x RTX 4090 with NVLink") << QStringLiteral("nvlink");
        QTest::newRow("900") << QStringLiteral("卡间互联带宽 900GB/s")
                             << QStringLiteral("bandwidth-900");
        QTest::newRow("dcgm") << QStringLiteral("DCGM level 3 passed") << QStringLiteral("dcgm-3");
        QTest::newRow("dcgm zh") << QStringLiteral("已通过 DCGM 3 级诊断")
                                 << QStringLiteral("dcgm-3");
        QTest::newRow("48 GB") << QStringLiteral("RTX 4090 48G 大显存版")
                               << QStringLiteral("4090-48gb");
        QTest::newRow("pooled") << QStringLiteral("八卡统一显存 192GB")
                                << QStringLiteral("pooled-memory");
        QTest::newRow("mig") << QStringLiteral("支持 MIG 切分") << QStringLiteral("mig");
        QTest::newRow("traffic") << QStringLiteral("不限流量")
                                 << QStringLiteral("unlimited-bandwidth");
    }
    void findsFalsePromises()
    {
        QFETCH(QString, text);
        QFETCH(QString, id);
        QVERIFY2(found(text, "rtx-4090").contains(id),
                 qPrintable(found(text, "rtx-4090").join(u',')));
    }

    void whatIsTrueOfAnotherCardIsNoClaim()
    {
        QVERIFY(found(QStringLiteral("8x H100 with NVLink, 900 GB/s"), "h100-sxm").isEmpty());
        QVERIFY(found(QStringLiteral("MIG supported"), "h100-sxm").isEmpty());
    }

    void aDenialIsNoPromise()
    {
        QVERIFY(found(QStringLiteral("4090 不支持 NVLink，走 PCIe 4.0 x16"), "rtx-4090").isEmpty());
        QVERIFY(found(QStringLiteral("RTX 4090, no NVLink"), "rtx-4090").isEmpty());
    }

    void quotesTheVendorsWords()
    {
        const QString text = QStringLiteral("RTX 5090，FP8 算力 3352 TOPS");
        const auto claims = checkQuote(text, m_catalog->findGpu(QStringLiteral("rtx-5090")));
        QVERIFY(claims.has_value());
        QCOMPARE(claims->size(), 1);
        QCOMPARE(text.mid(claims->first().start, claims->first().length), claims->first().quoted);
        QCOMPARE(claims->first().verdict, ClaimVerdict::Wrong);
        QVERIFY(!claims->first().why.zh.isEmpty());
        QVERIFY(!claims->first().ask.en.isEmpty());
    }

    void aPriceBelowPowerCostIsDoubtful()
    {
        Offer offer;
        offer.per = PriceUnit::CardHour;
        offer.price = Money::of(0.3);
        const auto claims = checkQuote({}, m_catalog->findGpu(QStringLiteral("rtx-4090")), &offer);
        QVERIFY(claims.has_value());
        QCOMPARE(claims->size(), 1);
        offer.price = Money::of(1.6);
        QVERIFY(checkQuote({}, m_catalog->findGpu(QStringLiteral("rtx-4090")), &offer)->isEmpty());
    }

    void articleClaimsAreCompleteInBothLanguages()
    {
        const auto claims = articleClaims();
        QVERIFY(claims.has_value());
        QCOMPARE(claims->size(), 136);
        int wrong = 0;
        for (const ArticleClaim &claim : *claims) {
            QVERIFY2(!claim.claim.zh.isEmpty() && !claim.claim.en.isEmpty(), qPrintable(claim.id));
            QVERIFY2(claim.right.en.isEmpty() == claim.right.zh.isEmpty(), qPrintable(claim.id));
            wrong += claim.verdict == ArticleVerdict::Wrong ? 1 : 0;
            // What is called wrong says what is right.
            QVERIFY(claim.verdict != ArticleVerdict::Wrong || !claim.right.isEmpty());
        }
        QCOMPARE(wrong, 15);
    }

    void hugePastesAreBounded()
    {
        const QString text = QStringLiteral("NVLink ").repeated(1'000'000);
        const auto claims = checkQuote(text, m_catalog->findGpu(QStringLiteral("rtx-4090")));
        QVERIFY(claims.has_value());
        QVERIFY(claims->size() <= 200);
    }
};

QTEST_GUILESS_MAIN(TestQuoteClaims)
#include "tst_quoteclaims.moc"
