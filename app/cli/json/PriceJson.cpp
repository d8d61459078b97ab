// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/PriceJson.h"

#include "app/cli/json/JsonParts.h"
#include "core/plan/OfferJson.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

namespace xuanka::cli {
namespace {

// What a plan leaves out at its default is written here: a row stands for itself.
QJsonObject rowJson(const PriceEntry &entry)
{
    QJsonObject object = offerToJson(entry.offer);
    object.insert(QStringLiteral("id"), entry.id);
    object.insert(QStringLiteral("origin"), json(entry.origin));
    object.insert(QStringLiteral("cards"), entry.offer.cards);
    object.insert(QStringLiteral("per"), json(entry.offer.per));
    object.insert(QStringLiteral("billing"), json(entry.offer.billing));
    object.insert(QStringLiteral("interruptible"), entry.offer.interruptible);
    put(object, "term", entry.term);
    put(object, "reliability", entry.reliability);
    return object;
}

} // namespace

QJsonArray pricesJson(const QList<PriceEntry> &entries)
{
    QJsonArray rows;
    for (const PriceEntry &entry : entries)
        rows.append(rowJson(entry));
    return rows;
}

QJsonObject importJson(const PriceListImport &import)
{
    QJsonArray skipped;
    for (const SkippedLine &line : import.skipped)
        skipped.append(
            QJsonObject{{QStringLiteral("line"), line.line},
                        {QStringLiteral("reason"), text::of(line.reason, text::spokenLocale())},
                        {QStringLiteral("code"), keyText(line.reason.key)}});
    return {{QStringLiteral("imported"), import.lines},
            {QStringLiteral("prices"), import.prices.size()},
            {QStringLiteral("skipped"), skipped}};
}

} // namespace xuanka::cli
