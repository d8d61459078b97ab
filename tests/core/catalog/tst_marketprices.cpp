// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"

#include <QTest>

using namespace xuanka;

class TestMarketPrices final : public QObject {
    Q_OBJECT

    MarketPrices m_prices;

private slots:
    void initTestCase()
    {
        const auto catalog = Catalog::builtIn();
        QVERIFY(catalog);
        m_prices = catalog->prices();
    }

    void theDefaultsOfTheCommonCards()
    {
        const auto hour = m_prices.typicalPrice(QStringLiteral("rtx-4090"), PriceUnit::CardHour);
        QVERIFY(hour);
        QCOMPARE(hour->amount, (Band{1.24, 1.6, 2.2}));
        const auto month = m_prices.typicalPrice(QStringLiteral("rtx-4090"), PriceUnit::CardMonth);
        QVERIFY(month);
        QCOMPARE(month->amount.mid, 1100.0);
        QCOMPARE(month->currency, Currency("CNY"));
    }

    void aMonthFollowsFromTheHour()
    {
        const auto month = m_prices.typicalPrice(QStringLiteral("h20"), PriceUnit::CardMonth);
        QVERIFY(month);
        QCOMPARE(month->amount.mid, 7.5 * 720 * 0.95);
        QCOMPARE(month->per, PriceUnit::CardMonth);
    }

    void nothingIsGuessed()
    {
        QVERIFY(!m_prices.typicalPrice(QStringLiteral("rtx-5090-d"), PriceUnit::CardHour));
        QVERIFY(!m_prices.typicalPrice(QStringLiteral("b200"), PriceUnit::CardHour));
        QVERIFY(
            m_prices.typicalPrice(QStringLiteral("b200"), PriceUnit::CardHour, Currency("USD")));
        QVERIFY(!m_prices.typicalPrice(QStringLiteral("rtx-4090"), PriceUnit::MachineHour));
        QVERIFY(!m_prices.typicalPrice(QStringLiteral("rtx-4090"), PriceUnit::CardHour,
                                       Currency("EUR")));
    }

    void buyingHasItsOwnFigures()
    {
        const auto price = m_prices.purchasePrice(QStringLiteral("rtx-5090"), Currency("USD"));
        QVERIFY(price);
        QCOMPARE(price->low, 1999.0);
        QCOMPARE(price->high, 4500.0);
    }

    void brokenDataIsAnError()
    {
        QVERIFY(!MarketPrices::fromJson("{}"));
        QVERIFY(!MarketPrices::fromJson(R"({"month_hours": 720, "month_factor": 1, "typical": [
            {"gpu": "t4", "per": "fortnight", "currency": "CNY", "low": 1, "mid": 2, "high": 3}]})"));
    }
};

QTEST_APPLESS_MAIN(TestMarketPrices)
#include "tst_marketprices.moc"
