// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/DataReader.h"

#include "core/catalog/CatalogCode.h"

#include <QJsonArray>

#include <limits>

namespace xuanka {

DataReader::DataReader(QJsonObject object, QString name, std::optional<Error> &error)
    : m_object(std::move(object))
    , m_name(std::move(name))
    , m_error(&error)
{
}

void DataReader::broken(const char *key)
{
    if (!m_error->has_value()) {
        const QString place = m_name + u'.' + QLatin1String(key);
        *m_error = Error{{CatalogCode::DataBroken, {place}}, {}, {}};
    }
}

QJsonValue DataReader::take(const char *key)
{
    m_used.insert(QLatin1String(key));
    return m_object.value(QLatin1String(key));
}

QString DataReader::text(const char *key)
{
    const QJsonValue value = take(key);
    if (has(key) && !value.isString())
        broken(key);
    return value.toString();
}

QStringList DataReader::texts(const char *key)
{
    const QJsonValue value = take(key);
    QStringList list;
    if (has(key) && !value.isArray())
        broken(key);
    for (const QJsonValue &item : value.toArray()) {
        if (!item.isString())
            broken(key);
        list.append(item.toString());
    }
    return list;
}

std::int64_t DataReader::number(const char *key)
{
    const QJsonValue value = take(key);
    const qint64 whole = value.toInteger(-1);
    if (has(key) && whole < 0)
        broken(key);
    return has(key) ? std::max<qint64>(whole, 0) : 0;
}

int DataReader::small(const char *key)
{
    const std::int64_t value = number(key);
    if (value > std::numeric_limits<int>::max()) {
        broken(key);
        return 0;
    }
    return static_cast<int>(value);
}

bool DataReader::flag(const char *key)
{
    const QJsonValue value = take(key);
    if (has(key) && !value.isBool())
        broken(key);
    return value.toBool();
}

QList<DataReader> DataReader::objects(const char *key)
{
    const QJsonValue value = take(key);
    QList<DataReader> list;
    if (has(key) && !value.isArray())
        broken(key);
    for (const QJsonValue &item : value.toArray()) {
        if (!item.isObject())
            broken(key);
        list.append(DataReader(item.toObject(), m_name + u'.' + QLatin1String(key), *m_error));
    }
    return list;
}

void DataReader::finish()
{
    for (auto it = m_object.constBegin(); it != m_object.constEnd(); ++it) {
        if (!m_used.contains(it.key()))
            broken(it.key().toUtf8().constData());
    }
}

} // namespace xuanka
