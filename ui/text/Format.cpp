// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Format.h"

#include "ui/text/Language.h"
#include "ui/text/Text.h"

#include <cmath>

namespace xuanka::text {
namespace {

// Three significant digits are what an estimate can carry; large numbers lose their decimals.
int decimals(double value)
{
    const double size = std::abs(value);
    if (size >= 100 || size == std::floor(size))
        return 0;
    return size >= 10 ? 1 : 2;
}

QString number(double value, const QLocale &locale)
{
    QString text = locale.toString(value, 'f', decimals(value));
    const QString point = locale.decimalPoint();
    if (text.contains(point)) {
        while (text.endsWith(u'0'))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return text;
}

// Words of a unit that is written out; symbols are the same in every language.
QString unitWords(Unit unit, int count)
{
    const auto words = [count](const char *source) { return say("Format", source, count); };
    switch (unit) {
    case Unit::Hours:
        return words(QT_TRANSLATE_N_NOOP("Format", "%n hour(s)"));
    case Unit::Days:
        return words(QT_TRANSLATE_N_NOOP("Format", "%n day(s)"));
    case Unit::Months:
        return words(QT_TRANSLATE_N_NOOP("Format", "%n month(s)"));
    case Unit::Cards:
        return words(QT_TRANSLATE_N_NOOP("Format", "%n card(s)"));
    case Unit::People:
        return words(QT_TRANSLATE_N_NOOP("Format", "%n person(s)"));
    case Unit::Tokens:
        return words(QT_TRANSLATE_N_NOOP("Format", "%n token(s)"));
    default:
        return {};
    }
}

QString symbol(Unit unit)
{
    switch (unit) {
    case Unit::GiB:
        return QStringLiteral(" GiB");
    case Unit::GB:
        return QStringLiteral(" GB");
    case Unit::MiB:
        return QStringLiteral(" MiB");
    case Unit::Percent:
        return QStringLiteral(" %");
    case Unit::Watt:
        return QStringLiteral(" W");
    case Unit::KilowattHour:
        return QStringLiteral(" kWh");
    case Unit::KilowattHeat:
        return QStringLiteral(" kW");
    case Unit::Seconds:
        return QStringLiteral(" s");
    case Unit::Milliseconds:
        return QStringLiteral(" ms");
    case Unit::Microseconds:
        return QStringLiteral(" µs");
    case Unit::TokensPerSecond:
        return QStringLiteral(" tokens/s");
    case Unit::ItemsPerHour:
        return QStringLiteral(" /h");
    case Unit::GBPerSecond:
        return QStringLiteral(" GB/s");
    case Unit::Teraflops:
        return QStringLiteral(" TFLOPS");
    case Unit::Times:
        return QStringLiteral("×");
    case Unit::Celsius:
        return QStringLiteral(" °C");
    case Unit::Bytes:
        return QStringLiteral(" B");
    default:
        return {};
    }
}

} // namespace

QString currencySymbol(Currency currency)
{
    if (currency.code() == "CNY")
        return QStringLiteral("¥");
    if (currency.code() == "USD")
        return QStringLiteral("$");
    if (currency.code() == "EUR")
        return QStringLiteral("€");
    return QString::fromLatin1(currency.code().data(), 3) + u' ';
}

QString quantity(double value, Unit unit, const QLocale &locale)
{
    // The plural form goes by the number as it is shown; a fraction takes the plural.
    const bool whole = value == std::floor(value) && std::abs(value) < 1e9;
    const QString words = unitWords(unit, whole ? static_cast<int>(value) : 2);
    if (words.isEmpty())
        return number(value, locale) + symbol(unit);
    QString text = words;
    return text.replace(QString::number(whole ? static_cast<int>(value) : 2),
                        number(value, locale));
}

QString band(const Band &band, Unit unit, const QLocale &locale)
{
    const QString middle = quantity(band.mid, unit, locale);
    if (band.high - band.low <= 0.005 * std::abs(band.mid))
        return middle;
    return QStringLiteral("%1 (%2–%3)")
        .arg(middle, number(band.low, locale), number(band.high, locale));
}

QString money(Money money, const QLocale &locale)
{
    const int digits = money.minor % 100 == 0 ? 0 : 2;
    const QString text =
        currencySymbol(money.currency) + locale.toString(std::abs(money.amount()), 'f', digits);
    return money.minor < 0 ? QStringLiteral("−") + text : text;
}

QString parameter(const Parameter &parameter, const QLocale &locale)
{
    struct Visitor {
        const QLocale &locale;
        QString operator()(const QString &text) const { return text; }
        QString operator()(qint64 count) const { return locale.toString(count); }
        QString operator()(double value) const { return number(value, locale); }
        QString operator()(const Quantity &value) const
        {
            return quantity(value.value, value.unit, locale);
        }
        QString operator()(const BandQuantity &value) const
        {
            return band(value.band, value.unit, locale);
        }
        QString operator()(const Money &value) const { return money(value, locale); }
        QString operator()(const TermRef &term) const
        {
            Message message;
            message.room = term.room;
            message.code = term.code;
            return of(message, locale);
        }
    };
    return std::visit(Visitor{locale}, parameter);
}

} // namespace xuanka::text
