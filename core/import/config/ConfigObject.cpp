// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/config/ConfigObject.h"

#include "core/import/ImportCode.h"
#include "core/import/config/LeftoverKeys.h"

#include <QJsonArray>

#include <cmath>

namespace xuanka {

ConfigObject::ConfigObject(QJsonObject object, QString path, std::optional<Error> &error)
    : m_object(std::move(object))
    , m_path(std::move(path))
    , m_error(&error)
{
}

bool ConfigObject::has(const char *key) const
{
    const QJsonValue value = m_object.value(QLatin1String(key));
    return !value.isUndefined() && !value.isNull();
}

QJsonValue ConfigObject::take(const char *key)
{
    m_used.insert(QLatin1String(key));
    return m_object.value(QLatin1String(key));
}

void ConfigObject::fail(Message message)
{
    if (!m_error->has_value())
        *m_error = Error{std::move(message), {}, {}};
}

void ConfigObject::refuse(const char *key)
{
    fail({ImportCode::UnsupportedKey, {place(key)}});
}

void ConfigObject::conflict(const char *key, const char *other)
{
    fail({ImportCode::ConfigConflict, {place(key), place(other)}});
}

void ConfigObject::wrongType(const QString &name, ImportCode expected)
{
    fail({ImportCode::ConfigWrongType, {name, TermRef{Room::Import, static_cast<int>(expected)}}});
}

std::optional<qint64> ConfigObject::whole(const QJsonValue &value, const QString &name, Range range)
{
    if (!value.isDouble()) {
        wrongType(name, ImportCode::WordNumber);
        return std::nullopt;
    }
    const double real = value.toDouble();
    if (real != std::floor(real)) {
        wrongType(name, ImportCode::WordWholeNumber);
        return std::nullopt;
    }
    // Compared as a real number first: 1e30 has no integer.
    if (real < static_cast<double>(range.low) || real > static_cast<double>(range.high)) {
        fail({ImportCode::ConfigOutOfRange, {name, range.low, range.high}});
        return std::nullopt;
    }
    return static_cast<qint64>(real);
}

qint64 ConfigObject::integer(const char *key, Range range)
{
    if (!has(key)) {
        take(key);
        fail({ImportCode::ConfigMissingKey, {place(key)}});
        return 1;
    }
    return whole(take(key), place(key), range).value_or(1);
}

qint64 ConfigObject::integer(const char *key, Range range, qint64 otherwise)
{
    const QJsonValue value = take(key);
    return has(key) ? whole(value, place(key), range).value_or(otherwise) : otherwise;
}

bool ConfigObject::flag(const char *key, bool otherwise)
{
    const QJsonValue value = take(key);
    if (!has(key))
        return otherwise;
    if (!value.isBool())
        wrongType(place(key), ImportCode::WordFlag);
    return value.toBool(otherwise);
}

QString ConfigObject::text(const char *key, const QString &otherwise)
{
    const QJsonValue value = take(key);
    if (!has(key))
        return otherwise;
    if (!value.isString())
        wrongType(place(key), ImportCode::WordText);
    return value.toString(otherwise);
}

std::vector<qint64> ConfigObject::integers(const char *key, Range range)
{
    const QJsonValue value = take(key);
    std::vector<qint64> list;
    if (!has(key))
        return list;
    if (!value.isArray()) {
        wrongType(place(key), ImportCode::WordList);
        return list;
    }
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size() && !failed(); ++i) {
        const QString name = QStringLiteral("%1[%2]").arg(place(key)).arg(i);
        list.push_back(whole(array[i], name, range).value_or(range.low));
    }
    return list;
}

std::vector<qint64> ConfigObject::perLayer(const char *key, Range range, qint64 layers,
                                           qint64 otherwise)
{
    if (!m_object.value(QLatin1String(key)).isArray()) {
        const qint64 all = otherwise > 0 ? integer(key, range, otherwise) : integer(key, range);
        return std::vector<qint64>(static_cast<std::size_t>(layers), all);
    }
    std::vector<qint64> list = integers(key, range);
    if (list.size() != static_cast<std::size_t>(layers)) {
        fail(
            {ImportCode::ConfigListLength, {place(key), static_cast<qint64>(list.size()), layers}});
        list.assign(static_cast<std::size_t>(layers), 1);
    }
    return list;
}

QStringList ConfigObject::texts(const char *key)
{
    const QJsonValue value = take(key);
    QStringList list;
    if (!has(key))
        return list;
    if (!value.isArray())
        wrongType(place(key), ImportCode::WordList);
    for (const QJsonValue &item : value.toArray()) {
        if (!item.isString())
            wrongType(place(key), ImportCode::WordText);
        list.append(item.toString());
    }
    return list;
}

ConfigObject ConfigObject::child(const char *key)
{
    const QJsonValue value = take(key);
    if (has(key) && !value.isObject())
        wrongType(place(key), ImportCode::WordObject);
    return {value.toObject(), place(key) + u'.', *m_error};
}

QList<ConfigObject> ConfigObject::children(const char *key)
{
    const QJsonValue value = take(key);
    QList<ConfigObject> list;
    if (has(key) && !value.isArray())
        wrongType(place(key), ImportCode::WordList);
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QString name = QStringLiteral("%1[%2]").arg(place(key)).arg(i);
        if (!array[i].isObject())
            wrongType(name, ImportCode::WordObject);
        list.append(ConfigObject(array[i].toObject(), name + u'.', *m_error));
    }
    return list;
}

void ConfigObject::ignore(std::initializer_list<const char *> keys)
{
    for (const char *key : keys)
        m_used.insert(QLatin1String(key));
}

void ConfigObject::finish(const QString &modelType)
{
    for (auto it = m_object.constBegin(); it != m_object.constEnd() && !failed(); ++it) {
        if (!m_used.contains(it.key()) && couldCount(it.key(), it.value()))
            fail({ImportCode::UnsupportedKeyOf, {modelType, m_path + it.key()}});
    }
}

} // namespace xuanka
