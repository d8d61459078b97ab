// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/PriceCell.h"

#include "core/import/prices/PriceText.h"

#include <QRegularExpression>

namespace xuanka::prices {
namespace {

bool containsAny(const QString &text, std::initializer_list<const char *> words)
{
    for (const char *word : words) {
        if (text.contains(QString::fromUtf8(word)))
            return true;
    }
    return false;
}

// A Latin word that stands alone: "h" in "$/h", not in "hong kong".
bool hasWord(const QString &text, const char *words)
{
    const QRegularExpression form(
        QStringLiteral("(?<![a-z])(%1)(?![a-z])").arg(QLatin1String(words)));
    return form.match(text).hasMatch();
}

std::optional<UnitWords::Period> periodOf(const QString &text)
{
    using Period = UnitWords::Period;
    if (containsAny(text, {"时", "按量"}) || hasWord(text, "h|hr|hrs|hour|hours|hourly"))
        return Period::Hour;
    if (containsAny(text, {"月"}) || hasWord(text, "mo|month|months|monthly"))
        return Period::Month;
    if (containsAny(text, {"天", "日租", "/日", "包日"}) || hasWord(text, "day|days|daily"))
        return Period::Day;
    if (containsAny(text, {"年"}) || hasWord(text, "yr|year|years|yearly|annual"))
        return Period::Year;
    return std::nullopt;
}

std::optional<bool> perMachineOf(const QString &text)
{
    if (containsAny(text, {"台", "整机", "实例", "节点"})
        || hasWord(text, "machine|instance|server|node|host|vm"))
        return true;
    if (containsAny(text, {"卡", "张"}) || hasWord(text, "gpu|card|accelerator"))
        return false;
    return std::nullopt;
}

std::optional<Currency> currencyOf(const QString &text)
{
    // plainText() has turned the full-width ￥ into ¥; lists for these readers mean yuan by it.
    if (containsAny(text, {"元", "¥", "人民币"}) || hasWord(text, "cny|rmb"))
        return Currency("CNY");
    if (containsAny(text, {"€"}) || hasWord(text, "eur"))
        return Currency("EUR");
    if (containsAny(text, {"£"}) || hasWord(text, "gbp"))
        return Currency("GBP");
    if (containsAny(text, {"$", "美元", "美金"}) || hasWord(text, "usd"))
        return Currency("USD");
    return std::nullopt;
}

} // namespace

UnitWords UnitWords::orElse(const UnitWords &other) const
{
    UnitWords merged = *this;
    if (!merged.period)
        merged.period = other.period;
    if (!merged.perMachine)
        merged.perMachine = other.perMachine;
    if (!merged.currency)
        merged.currency = other.currency;
    return merged;
}

UnitWords unitWordsOf(const QString &text)
{
    const QString plain = plainText(text).toLower();
    return {periodOf(plain), perMachineOf(plain), currencyOf(plain)};
}

PriceUnit priceUnit(UnitWords::Period period, bool perMachine)
{
    switch (period) {
    case UnitWords::Period::Hour:
        return perMachine ? PriceUnit::MachineHour : PriceUnit::CardHour;
    case UnitWords::Period::Day:
        return perMachine ? PriceUnit::MachineDay : PriceUnit::CardDay;
    case UnitWords::Period::Month:
        return perMachine ? PriceUnit::MachineMonth : PriceUnit::CardMonth;
    case UnitWords::Period::Year:
        return perMachine ? PriceUnit::MachineYear : PriceUnit::CardYear;
    }
    return PriceUnit::CardHour;
}

// With both marks the last one is the decimal one. A comma alone groups thousands when exactly
// three digits follow it and the number does not begin with 0 ("1,580", but "0,369"); a point alone
// is a decimal one unless there are several.
std::optional<double> numberIn(const QString &text, bool decimalComma)
{
    QString digits = plainText(text);
    digits.remove(u' ').remove(u'\'');
    static const QRegularExpression form(QStringLiteral("^[+-]?\\d[\\d.,]*$|^[+-]?[.,]\\d+$"));
    if (!form.match(digits).hasMatch()) {
        bool ok = false;
        const double scientific = digits.toDouble(&ok);
        return ok ? std::optional(scientific) : std::nullopt;
    }
    const qsizetype comma = digits.lastIndexOf(u',');
    const qsizetype point = digits.lastIndexOf(u'.');
    if (comma >= 0 && point >= 0) {
        digits.remove(comma > point ? u'.' : u',');
    } else if (comma >= 0) {
        const bool groups = digits.count(u',') > 1
            || (!decimalComma && digits.size() - comma - 1 == 3 && !digits.startsWith(u'0'));
        if (groups)
            digits.remove(u',');
    } else if (digits.count(u'.') > 1) {
        digits.remove(u'.');
    }
    digits.replace(u',', u'.');
    bool ok = false;
    const double value = digits.toDouble(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

PriceCell priceCell(const QString &cell, bool decimalComma)
{
    const QString text = plainText(cell).toLower();
    static const QRegularExpression nothing(
        QStringLiteral("^[-–—/\\\\.·]*$|^(n/?a|none|null|无)$"));
    if (nothing.match(text).hasMatch())
        return {};
    if (containsAny(text, {"面议", "咨询", "询价", "待定", "电议"})
        || hasWord(text, "request|contact|negotiable|tbd|call"))
        return {PriceCell::Kind::OnRequest, 0, {}};
    static const QRegularExpression number(QStringLiteral("[+-]?\\d[\\d.,' ]*(?:e[+-]?\\d+)?"));
    const auto match = number.match(text);
    // Two numbers in one cell are a range or a tier; taking one of them would be a guess.
    if (!match.hasMatch() || number.match(text, match.capturedEnd()).hasMatch())
        return {PriceCell::Kind::Unreadable, 0, {}};
    QString digits = match.captured().trimmed();
    while (digits.endsWith(u'.') || digits.endsWith(u','))
        digits.chop(1);
    const auto amount = numberIn(digits, decimalComma);
    if (!amount || *amount < 0 || *amount > 1e9)
        return {PriceCell::Kind::Unreadable, 0, {}};
    const QString rest = text.left(match.capturedStart()) + u' ' + text.mid(match.capturedEnd());
    return {PriceCell::Kind::Number, *amount, unitWordsOf(rest)};
}

} // namespace xuanka::prices
