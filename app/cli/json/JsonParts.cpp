// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/JsonParts.h"

#include "ui/text/Language.h"
#include "ui/text/Text.h"

#include <QJsonDocument>

namespace xuanka::cli {

double sixDigits(double value)
{
    return QByteArray::number(value, 'g', 6).toDouble();
}

QJsonObject json(const Band &band)
{
    return {{QStringLiteral("low"), sixDigits(band.low)},
            {QStringLiteral("mid"), sixDigits(band.mid)},
            {QStringLiteral("high"), sixDigits(band.high)}};
}

QJsonObject json(Money money)
{
    return {{QStringLiteral("amount"), money.amount()},
            {QStringLiteral("currency"), keyText(money.currency.code())}};
}

QJsonObject json(const Message &message)
{
    return {{QStringLiteral("code"), keyText(message.key)},
            {QStringLiteral("text"), text::of(message, text::spokenLocale())}};
}

QJsonArray json(const QList<Message> &messages)
{
    QJsonArray array;
    for (const Message &message : messages)
        array.append(json(message));
    return array;
}

QJsonArray json(const QStringList &texts)
{
    return QJsonArray::fromStringList(texts);
}

QString keyText(std::string_view key)
{
    return QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size()));
}

void put(QJsonObject &object, const char *name, const QString &text)
{
    if (!text.isEmpty())
        object.insert(QLatin1String(name), text);
}

void put(QJsonObject &object, const char *name, const QStringList &texts)
{
    if (!texts.isEmpty())
        object.insert(QLatin1String(name), json(texts));
}

void put(QJsonObject &object, const char *name, const Estimated &value)
{
    if (value)
        object.insert(QLatin1String(name), json(value.band));
}

void put(QJsonObject &object, const char *name, const std::optional<std::int64_t> &value)
{
    if (value)
        object.insert(QLatin1String(name), static_cast<qint64>(*value));
}

void put(QJsonObject &object, const char *name, const std::optional<int> &value)
{
    if (value)
        object.insert(QLatin1String(name), *value);
}

void put(QJsonObject &object, const char *name, const QList<Message> &messages)
{
    if (!messages.isEmpty())
        object.insert(QLatin1String(name), json(messages));
}

void putNumber(QJsonObject &object, const char *name, double value)
{
    if (value != 0)
        object.insert(QLatin1String(name), value);
}

void putMoney(QJsonObject &object, const char *name, Money money)
{
    if (money.minor != 0)
        object.insert(QLatin1String(name), json(money));
}

QByteArray document(const QJsonObject &object)
{
    return QJsonDocument(object).toJson();
}

QByteArray document(const QJsonArray &array)
{
    return QJsonDocument(array).toJson();
}

} // namespace xuanka::cli
