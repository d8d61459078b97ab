// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/OfferJson.h"

#include "core/plan/json/FieldReader.h"
#include "core/plan/json/FieldWriter.h"
#include "core/plan/json/PlanFields.h"

namespace xuanka {

QJsonObject offerToJson(const Offer &offer)
{
    QJsonObject object;
    planjson::writeObject(object, offer, Offer{});
    return object;
}

Result<Offer> offerFromJson(const QJsonObject &json, Currency currency)
{
    planjson::Reading reading;
    const QString code =
        json.value(QLatin1String("price")).toObject().value(QLatin1String("currency")).toString();
    reading.currency = code.size() == 3 ? Currency(code.toStdString()) : currency;
    Offer offer;
    planjson::readObject(QJsonValue(json), QStringLiteral("offer"), offer, reading);
    if (reading.error)
        return Failure(std::move(*reading.error));
    return offer;
}

} // namespace xuanka
