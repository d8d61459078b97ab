// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/MarketPrices.h"

#include "core/catalog/CatalogCode.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace xuanka {
namespace {

constexpr double hoursOfDay = 24;
constexpr double monthsOfYear = 12;

QString textOf(const QJsonObject &row, QLatin1String name)
{
    return row.value(name).toString();
}

Currency currencyOf(const QJsonObject &row)
{
    return Currency(textOf(row, QLatin1String("currency")).toStdString());
}

Failure broken()
{
    return fail({CatalogCode::DataBroken, {QStringLiteral("prices.json")}});
}

} // namespace

Result<MarketPrices> MarketPrices::builtIn()
{
    QFile file(QStringLiteral(":/catalog/prices.json"));
    if (!file.open(QIODevice::ReadOnly))
        return broken();
    return fromJson(file.readAll());
}

Result<MarketPrices> MarketPrices::fromJson(const QByteArray &json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    MarketPrices prices;
    prices.m_monthHours = root.value(QLatin1String("month_hours")).toDouble();
    prices.m_monthFactor = root.value(QLatin1String("month_factor")).toDouble();
    for (const QJsonValue &value : root.value(QLatin1String("typical")).toArray()) {
        const QJsonObject row = value.toObject();
        const auto per = fromKey<PriceUnit>(textOf(row, QLatin1String("per")).toStdString());
        const Band amount{row.value(QLatin1String("low")).toDouble(),
                          row.value(QLatin1String("mid")).toDouble(),
                          row.value(QLatin1String("high")).toDouble()};
        if (!per || amount.low <= 0 || amount.mid < amount.low || amount.high < amount.mid)
            return broken();
        prices.m_typical.append(
            {textOf(row, QLatin1String("gpu")),
             {amount, currencyOf(row), *per, textOf(row, QLatin1String("basis"))}});
    }
    for (const QJsonValue &value : root.value(QLatin1String("purchase")).toArray()) {
        const QJsonObject row = value.toObject();
        const double price = row.value(QLatin1String("price")).toDouble();
        prices.m_purchase.append(
            {textOf(row, QLatin1String("gpu")), Money::of(price, currencyOf(row))});
    }
    if (prices.m_typical.isEmpty() || prices.m_monthHours <= 0 || prices.m_monthFactor <= 0)
        return broken();
    return prices;
}

const PriceBand *MarketPrices::find(const QString &gpuId, PriceUnit per, Currency currency) const
{
    const auto it = std::find_if(m_typical.cbegin(), m_typical.cend(), [&](const Entry &entry) {
        return entry.gpu == gpuId && entry.price.per == per && entry.price.currency == currency;
    });
    return it == m_typical.cend() ? nullptr : &it->price;
}

std::optional<PriceBand> MarketPrices::typicalPrice(const QString &gpuId, PriceUnit per,
                                                    Currency currency) const
{
    if (const PriceBand *known = find(gpuId, per, currency))
        return *known;
    double factor = 0;
    PriceUnit from = PriceUnit::CardHour;
    switch (per) {
    case PriceUnit::CardDay:
        factor = hoursOfDay;
        break;
    case PriceUnit::CardMonth:
        factor = m_monthHours * m_monthFactor;
        break;
    case PriceUnit::CardYear:
        factor = monthsOfYear;
        from = PriceUnit::CardMonth;
        break;
    case PriceUnit::CardHour:
    case PriceUnit::MachineHour:
    case PriceUnit::MachineDay:
    case PriceUnit::MachineMonth:
    case PriceUnit::MachineYear:
        return std::nullopt;
    }
    auto price = typicalPrice(gpuId, from, currency);
    if (!price)
        return std::nullopt;
    price->amount *= factor;
    price->per = per;
    return price;
}

std::optional<Band> MarketPrices::purchasePrice(const QString &gpuId, Currency currency) const
{
    QList<double> amounts;
    for (const Purchase &entry : m_purchase) {
        if (entry.gpu == gpuId && entry.price.currency == currency)
            amounts.append(entry.price.amount());
    }
    if (amounts.isEmpty())
        return std::nullopt;
    std::sort(amounts.begin(), amounts.end());
    return Band{amounts.first(), amounts[amounts.size() / 2], amounts.last()};
}

} // namespace xuanka
