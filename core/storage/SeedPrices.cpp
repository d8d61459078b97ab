// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/SeedPrices.h"

#include "core/catalog/CatalogCode.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace xuanka {
namespace {

Failure broken()
{
    return fail({CatalogCode::DataBroken, {QStringLiteral("prices.json")}});
}

// What a price is for says what the smallest bill is, where the source says no more.
Billing billingOf(PriceUnit per)
{
    switch (per) {
    case PriceUnit::CardHour:
    case PriceUnit::MachineHour:
        return Billing::Hour;
    case PriceUnit::CardDay:
    case PriceUnit::MachineDay:
        return Billing::Day;
    default:
        return Billing::Month;
    }
}

std::optional<PriceEntry> entryOf(const QJsonObject &row)
{
    const auto text = [&row](const char *name) {
        return row.value(QLatin1String(name)).toString();
    };
    const auto per = fromKey<PriceUnit>(text("per").toStdString());
    const double price = row.value(QLatin1String("price")).toDouble();
    const int cards = row.value(QLatin1String("cards")).toInt();
    if (!per || price <= 0 || cards < 1 || text("gpu").isEmpty())
        return std::nullopt;
    PriceEntry entry;
    entry.origin = PriceOrigin::Seed;
    entry.term = text("term");
    entry.reliability = text("reliability");
    Offer &offer = entry.offer;
    offer.vendor = text("vendor");
    offer.gpu = text("gpu");
    offer.cards = cards;
    offer.price = Money::of(price, Currency(text("currency").toStdString()));
    offer.per = *per;
    offer.billing = billingOf(*per);
    offer.interruptible = entry.term == u"spot";
    offer.dateSeen = text("date");
    offer.source = text("source");
    offer.note = text("note");
    return entry;
}

} // namespace

Result<SeedPrices> SeedPrices::builtIn()
{
    QFile file(QStringLiteral(":/catalog/prices.json"));
    if (!file.open(QIODevice::ReadOnly))
        return broken();
    return fromJson(file.readAll());
}

Result<SeedPrices> SeedPrices::fromJson(const QByteArray &json)
{
    const QJsonObject root = QJsonDocument::fromJson(json).object();
    SeedPrices seeds{root.value(QLatin1String("version")).toString(), {}};
    for (const QJsonValue &value : root.value(QLatin1String("rows")).toArray()) {
        auto entry = entryOf(value.toObject());
        if (!entry)
            return broken();
        seeds.entries.append(*std::move(entry));
    }
    if (seeds.version.isEmpty() || seeds.entries.isEmpty())
        return broken();
    return seeds;
}

Result<void> loadSeedPrices(const Store &store)
{
    const auto seeds = SeedPrices::builtIn();
    if (!seeds)
        return Failure(seeds.error());
    return PriceBook(store.database).seed(seeds->entries, seeds->version);
}

} // namespace xuanka
