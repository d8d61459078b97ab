// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"
#include "core/base/Money.h"
#include "core/base/Result.h"
#include "core/plan/PlanCode.h"
#include "core/plan/Workload.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <limits>
#include <optional>
#include <type_traits>

// How single values of a plan are read and written. A reader stores the first error it meets.
namespace xuanka::planjson {

// Inclusive. For lists: the range of each number in them.
struct Range {
    double low = -std::numeric_limits<double>::max();
    double high = std::numeric_limits<double>::max();
};

struct Reading {
    std::optional<Error> error;
    QStringList defaultsUsed;
    Currency currency; // of every amount of the plan
    QStringList allPaths; // every key of this plan, for keys that stand in the wrong place
    void fail(Message message)
    {
        if (!error)
            error = Error{std::move(message), {}, {}};
    }
};

// What is read, for error messages and limits.
struct Place {
    QString path; // "team.people"
    Range range;
};

void read(const QJsonValue &json, QString &to, const Place &place, Reading &reading);
void read(const QJsonValue &json, bool &to, const Place &place, Reading &reading);
void read(const QJsonValue &json, double &to, const Place &place, Reading &reading);
void read(const QJsonValue &json, int &to, const Place &place, Reading &reading);
void read(const QJsonValue &json, std::int64_t &to, const Place &place, Reading &reading);
void read(const QJsonValue &json, Money &to, const Place &place, Reading &reading);
void read(const QJsonValue &json, ModelRef &to, const Place &place, Reading &reading);

// "1920x1080"
void readResolution(const QJsonValue &json, int &width, int &height, const Place &place,
                    Reading &reading);

QJsonValue write(const QString &value);
QJsonValue write(bool value);
QJsonValue write(double value);
QJsonValue write(int value);
QJsonValue write(std::int64_t value);
QJsonValue write(const Money &value);
QJsonValue write(const ModelRef &value);

// Reports `value` as unknown with the nearest of `known`.
void failUnknownValue(const QString &path, const QString &value, const QStringList &known,
                      Reading &reading);
// Reports the first key of `object` that is not among `known`, with the nearest that is.
void checkKeys(const QJsonObject &object, const QString &path, const QStringList &known,
               Reading &reading);
void failWrongType(const QString &path, PlanCode type, Reading &reading);
inline constexpr int longestList = 64;

template <typename E>
requires std::is_enum_v<E> QStringList spellings()
{
    QStringList names;
    for (const auto &[value, name] : KeyTable<E>::rows)
        names.append(QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    return names;
}

template <typename E>
requires std::is_enum_v<E>
void read(const QJsonValue &json, E &to, const Place &place, Reading &reading)
{
    if (!json.isString())
        return failWrongType(place.path, PlanCode::TypeText, reading);
    if (const auto value = fromKey<E>(json.toString().toStdString()))
        to = *value;
    else
        failUnknownValue(place.path, json.toString(), spellings<E>(), reading);
}

template <typename E>
requires std::is_enum_v<E> QJsonValue write(E value)
{
    const std::string_view name = key(value);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

// null is "not set", for the fields that may be unset.
template <typename T>
void read(const QJsonValue &json, std::optional<T> &to, const Place &place, Reading &reading)
{
    to.reset();
    if (!json.isNull())
        read(json, to.emplace(), place, reading);
}

template <typename T>
QJsonValue write(const std::optional<T> &value)
{
    return value ? write(*value) : QJsonValue(QJsonValue::Null);
}

// Calls `item` for each element; names a list that is none, or too long.
template <typename Item>
void readList(const QJsonValue &json, const Place &place, Reading &reading, Item item)
{
    if (!json.isArray())
        return failWrongType(place.path, PlanCode::TypeList, reading);
    const QJsonArray array = json.toArray();
    if (array.size() > longestList)
        return reading.fail({PlanCode::ListLength, {place.path, qint64(0), qint64(longestList)}});
    for (qsizetype i = 0; i < array.size(); ++i)
        item(array[i], Place{QStringLiteral("%1[%2]").arg(place.path).arg(i), place.range});
}

// Lists of plain values; a value given twice counts once.
template <typename T>
void read(const QJsonValue &json, QList<T> &to, const Place &place, Reading &reading)
{
    to.clear();
    readList(json, place, reading, [&](const QJsonValue &element, const Place &at) {
        T value{};
        read(element, value, at, reading);
        if (!to.contains(value))
            to.append(std::move(value));
    });
}

template <typename T>
QJsonValue write(const QList<T> &values)
{
    QJsonArray array;
    for (const T &value : values)
        array.append(write(value));
    return array;
}

} // namespace xuanka::planjson
