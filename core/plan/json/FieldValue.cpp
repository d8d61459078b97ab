// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/json/FieldValue.h"

#include "core/base/Nearest.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka::planjson {
namespace {

constexpr qsizetype longestText = 20'000;
constexpr qsizetype longestShown = 60; // of a value inside a message
constexpr Range amountRange{0, 1e9};

TermRef word(PlanCode code)
{
    return {Room::Plan, static_cast<int>(code)};
}

// "1e+30" as typed; the text layer would round it.
QString shown(double value)
{
    return QString::number(value, 'g', 12);
}

bool inRange(double value, const Place &place, Reading &reading)
{
    if (value >= place.range.low && value <= place.range.high)
        return true;
    reading.fail({PlanCode::OutOfRange,
                  {place.path, shown(place.range.low), shown(place.range.high), shown(value)}});
    return false;
}

bool whole(const QJsonValue &json, const Place &place, Reading &reading)
{
    if (!json.isDouble()) {
        failWrongType(place.path, PlanCode::TypeWhole, reading);
        return false;
    }
    const double value = json.toDouble();
    if (!inRange(value, place, reading))
        return false;
    if (value != std::floor(value)) {
        failWrongType(place.path, PlanCode::TypeWhole, reading);
        return false;
    }
    return true;
}

bool isCurrency(const QString &code)
{
    return code.size() == 3
        && std::all_of(code.cbegin(), code.cend(), [](QChar c) { return c >= u'A' && c <= u'Z'; });
}

} // namespace

void failWrongType(const QString &path, PlanCode type, Reading &reading)
{
    reading.fail({PlanCode::WrongType, {path, word(type)}});
}

void failUnknownValue(const QString &path, const QString &value, const QStringList &known,
                      Reading &reading)
{
    const QString typed = value.left(longestShown);
    const QStringList nearest = nearestNames(value, known);
    if (nearest.isEmpty())
        reading.fail({PlanCode::UnknownValueFar, {path, typed, known.join(u' ')}});
    else
        reading.fail({PlanCode::UnknownValue, {path, typed, nearest.join(QLatin1String(", "))}});
}

void checkKeys(const QJsonObject &object, const QString &path, const QStringList &known,
               Reading &reading)
{
    const auto below = [&path](const QString &name) {
        return path.isEmpty() ? name : QString(path + u'.' + name);
    };
    for (const QString &name : object.keys()) {
        if (known.contains(name))
            continue;
        const QString typed = below(name.left(longestShown));
        const QStringList nearest = nearestNames(name, known, 1);
        for (const QString &other : std::as_const(reading.allPaths)) {
            if (nearest.isEmpty() && other.section(u'.', -1) == name)
                return reading.fail({PlanCode::UnknownKey, {typed, other}});
        }
        if (nearest.isEmpty())
            return reading.fail({PlanCode::UnknownKeyFar, {typed, known.join(u' ')}});
        return reading.fail({PlanCode::UnknownKey, {typed, below(nearest.first())}});
    }
}

void read(const QJsonValue &json, QString &to, const Place &place, Reading &reading)
{
    if (!json.isString())
        return failWrongType(place.path, PlanCode::TypeText, reading);
    to = json.toString();
    if (to.size() > longestText)
        reading.fail({PlanCode::TextTooLong, {place.path, qint64(longestText)}});
}

void read(const QJsonValue &json, bool &to, const Place &place, Reading &reading)
{
    if (!json.isBool())
        return failWrongType(place.path, PlanCode::TypeYesNo, reading);
    to = json.toBool();
}

void read(const QJsonValue &json, double &to, const Place &place, Reading &reading)
{
    if (!json.isDouble())
        return failWrongType(place.path, PlanCode::TypeNumber, reading);
    if (inRange(json.toDouble(), place, reading))
        to = json.toDouble();
}

void read(const QJsonValue &json, int &to, const Place &place, Reading &reading)
{
    if (whole(json, place, reading))
        to = static_cast<int>(json.toDouble());
}

void read(const QJsonValue &json, std::int64_t &to, const Place &place, Reading &reading)
{
    if (whole(json, place, reading))
        to = static_cast<std::int64_t>(json.toDouble());
}

// {"amount": 4400, "currency": "CNY"}, or a bare number in the plan's currency.
void read(const QJsonValue &json, Money &to, const Place &place, Reading &reading)
{
    double amount = 0;
    const Range range{std::max(place.range.low, amountRange.low),
                      std::min(place.range.high, amountRange.high)};
    if (json.isDouble()) {
        read(json, amount, {place.path, range}, reading);
        to = Money::of(amount, reading.currency);
        return;
    }
    if (!json.isObject())
        return failWrongType(place.path, PlanCode::TypeMoney, reading);
    const QJsonObject object = json.toObject();
    const QStringList known{QStringLiteral("amount"), QStringLiteral("currency")};
    checkKeys(object, place.path, known, reading);
    const QString amountPath = place.path + QLatin1String(".amount");
    if (!object.contains(known[0]))
        return reading.fail({PlanCode::MissingKey, {amountPath}});
    read(object.value(known[0]), amount, {amountPath, range}, reading);
    Currency currency = reading.currency;
    if (object.contains(known[1])) {
        const QString path = place.path + QLatin1String(".currency");
        const QString code = object.value(known[1]).toString();
        if (!isCurrency(code))
            return reading.fail({PlanCode::BadCurrency, {path, code.left(longestShown)}});
        currency = Currency(code.toStdString());
        if (currency != reading.currency) {
            const auto plan = reading.currency.code();
            return reading.fail(
                {PlanCode::MixedCurrencies, {path, code, QString::fromLatin1(plan.data(), 3)}});
        }
    }
    to = Money::of(amount, currency);
}

void read(const QJsonValue &json, ModelRef &to, const Place &place, Reading &reading)
{
    to = {};
    if (json.isNull())
        return;
    if (!json.isObject())
        return failWrongType(place.path, PlanCode::TypeObject, reading);
    const QJsonObject object = json.toObject();
    const QStringList known{QStringLiteral("name"), QStringLiteral("file"),
                            QStringLiteral("parameters")};
    checkKeys(object, place.path, known, reading);
    const QStringList given = object.keys();
    if (given.isEmpty())
        return reading.fail({PlanCode::OneOf, {place.path, known.join(QLatin1String(", "))}});
    const auto path = [&place](const QString &name) { return QString(place.path + u'.' + name); };
    if (given.size() > 1)
        return reading.fail({PlanCode::OnlyOneOf, {path(given[0]), path(given[1])}});
    const QJsonValue value = object.value(given.first());
    const Place at{path(given.first()), {1e5, 1e14}};
    if (given.first() == known[2])
        return read(value, to.parameters.emplace(), at, reading);
    QString &text = given.first() == known[0] ? to.name : to.file;
    read(value, text, at, reading);
    if (text.trimmed().isEmpty())
        reading.fail({PlanCode::OneOf, {place.path, known.join(QLatin1String(", "))}});
}

void readResolution(const QJsonValue &json, int &width, int &height, const Place &place,
                    Reading &reading)
{
    static const QRegularExpression form(
        QStringLiteral("^\\s*(\\d{1,6})\\s*[xX×*]\\s*(\\d{1,6})\\s*$"));
    if (!json.isString())
        return failWrongType(place.path, PlanCode::TypeText, reading);
    const auto match = form.match(json.toString());
    if (!match.hasMatch())
        return reading.fail(
            {PlanCode::BadResolution, {place.path, json.toString().left(longestShown)}});
    read(QJsonValue(match.captured(1).toInt()), width, place, reading);
    read(QJsonValue(match.captured(2).toInt()), height, place, reading);
}

QJsonValue write(const QString &value)
{
    return value;
}

QJsonValue write(bool value)
{
    return value;
}

QJsonValue write(double value)
{
    return value;
}

QJsonValue write(int value)
{
    return value;
}

QJsonValue write(std::int64_t value)
{
    return static_cast<qint64>(value);
}

QJsonValue write(const Money &value)
{
    const auto code = value.currency.code();
    return QJsonObject{{QStringLiteral("amount"), value.amount()},
                       {QStringLiteral("currency"), QString::fromLatin1(code.data(), 3)}};
}

QJsonValue write(const ModelRef &value)
{
    if (!value.name.isEmpty())
        return QJsonObject{{QStringLiteral("name"), value.name}};
    if (!value.file.isEmpty())
        return QJsonObject{{QStringLiteral("file"), value.file}};
    if (value.parameters)
        return QJsonObject{{QStringLiteral("parameters"), *value.parameters}};
    return QJsonValue::Null;
}

} // namespace xuanka::planjson
