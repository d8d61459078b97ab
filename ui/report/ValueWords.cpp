// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ColumnWords.h"

#include "ui/report/ReportFonts.h"
#include "ui/text/Fields.h"
#include "ui/text/Format.h"
#include "ui/text/Language.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"

namespace xuanka::reportwords {
namespace {

QString words(const char *source)
{
    return text::say("Report", source);
}

QString sentences(const QList<Message> &messages)
{
    QString all;
    for (const Message &message : messages) {
        const QString next = text::of(message, text::spokenLocale());
        if (all.endsWith(u'.'))
            all += u' ';
        else if (!all.isEmpty() && !all.endsWith(u'。'))
            all += words(QT_TRANSLATE_NOOP("Report", "; "));
        all += next;
    }
    return all;
}

QString needs(const QList<Need> &needs)
{
    if (needs.isEmpty())
        return words(QT_TRANSLATE_NOOP("Report", "none"));
    QStringList parts;
    for (const Need need : needs)
        parts += text::term(need);
    return parts.join(words(QT_TRANSLATE_NOOP("Report", ", ")));
}

QString money(double amount, Currency currency)
{
    return text::money(Money::of(amount, currency), text::spokenLocale());
}

struct Words {
    QLocale locale = text::spokenLocale();
    QString operator()(std::monostate) const { return QStringLiteral("–"); }
    QString operator()(const QString &text) const { return text; }
    QString operator()(qint64 count) const { return locale.toString(count); }
    QString operator()(bool yes) const
    {
        return yes ? words(QT_TRANSLATE_NOOP("Report", "yes"))
                   : words(QT_TRANSLATE_NOOP("Report", "no"));
    }
    QString operator()(const Quantity &value) const
    {
        return text::quantity(value.value, value.unit, locale);
    }
    QString operator()(const BandQuantity &value) const
    {
        return text::band(value.band, value.unit, locale);
    }
    QString operator()(const Money &value) const { return text::money(value, locale); }
    QString operator()(const Message &message) const { return text::of(message, locale); }
    QString operator()(const QList<Message> &messages) const { return sentences(messages); }
    QString operator()(const QList<Need> &list) const { return needs(list); }
    QString operator()(const Lease &lease) const
    {
        const QString price = text::money(lease.unitPrice, locale) + u' ' + text::term(lease.per);
        return lease.vendor.isEmpty()
            ? words(QT_TRANSLATE_NOOP("Report", "%1, typical market price")).arg(price)
            : words(QT_TRANSLATE_NOOP("Report", "%1, quote of %2")).arg(price, lease.vendor);
    }
    QString operator()(const Bilingual &text) const
    {
        return locale.language() == QLocale::Chinese ? text.zh : text.en;
    }
    QString operator()(const UnitCost &cost) const
    {
        return words(QT_TRANSLATE_NOOP("Report", "%1 (%2–%3) per %4"))
            .arg(money(cost.cost.mid, cost.currency), money(cost.cost.low, cost.currency),
                 money(cost.cost.high, cost.currency), text::term(cost.per));
    }
    template <typename Term>
    QString operator()(Term term) const
    {
        return text::term(term);
    }
};

// "3.1–3.9", empty when the band has no width.
QString range(const Band &band, const QLocale &locale)
{
    if (band.high - band.low <= 0.005 * std::abs(band.mid))
        return {};
    return QStringLiteral("%1–%2").arg(text::quantity(band.low, Unit::None, locale),
                                       text::quantity(band.high, Unit::None, locale));
}

QColor colourOf(const ReportValue &value)
{
    if (const auto *fit = std::get_if<Fit>(&value)) {
        return *fit == Fit::DoesNotFit ? paper::bad : *fit == Fit::Tight ? paper::warn : QColor();
    }
    if (const auto *severity = std::get_if<Severity>(&value)) {
        return *severity == Severity::RedFlag ? paper::bad
            : *severity == Severity::Warning  ? paper::warn
                                              : paper::muted;
    }
    return {};
}

} // namespace

QString value(const ReportValue &value)
{
    return std::visit(Words{}, value);
}

SheetCell cell(const ReportValue &content, ReportColumn column, WorkloadKind kind)
{
    const QLocale locale = text::spokenLocale();
    SheetCell cell;
    cell.colour = colourOf(content);
    if (column == ReportColumn::Field) {
        cell.text = text::fieldLabel(std::get<QString>(content), kind);
    } else if (column == ReportColumn::Default) {
        const bool isDefault = std::get<bool>(content);
        cell.text = isDefault ? words(QT_TRANSLATE_NOOP("Report", "default")) : QString();
        cell.colour = paper::muted;
    } else if (const auto *band = std::get_if<BandQuantity>(&content)) {
        // The title of the column has the unit; a factor keeps its sign.
        const Unit unit = band->unit == Unit::Times ? Unit::Times : Unit::None;
        cell.text = text::quantity(band->band.mid, unit, locale);
        if (const QString limits = range(band->band, locale); !limits.isEmpty())
            cell.details = {limits};
    } else if (const auto *number = std::get_if<Quantity>(&content);
               number && isNumeric(column) && number->unit != Unit::Times) {
        cell.text = text::quantity(number->value, Unit::None, locale);
        if (number->value < 0)
            cell.colour = paper::bad;
    } else if (const auto *cost = std::get_if<UnitCost>(&content)) {
        cell.text = money(cost->cost.mid, cost->currency);
        cell.details = {QStringLiteral("%1–%2").arg(money(cost->cost.low, cost->currency),
                                                    money(cost->cost.high, cost->currency))};
    } else if (const auto *lease = std::get_if<Lease>(&content)) {
        cell.text = text::money(lease->unitPrice, locale);
        cell.details = {text::term(lease->per)};
        if (!lease->vendor.isEmpty())
            cell.details += lease->vendor;
    } else {
        cell.text = value(content);
    }
    return cell;
}

namespace {

// The unit of a column; that of the cost of a product is its product.
QString unitOf(const ReportTable &table, qsizetype column)
{
    for (const QList<ReportValue> &row : table.rows) {
        if (const auto *cost = std::get_if<UnitCost>(&row[column]))
            return words(QT_TRANSLATE_NOOP("Report", "per %1")).arg(text::term(cost->per));
    }
    return unit(table.columns[column]);
}

} // namespace

Sheet sheet(const ReportTable &table, WorkloadKind kind)
{
    Sheet sheet;
    sheet.marked = table.marked;
    for (qsizetype index = 0; index < table.columns.size(); ++index) {
        const QString sign = unitOf(table, index);
        sheet.header += SheetCell{column(table.columns[index]),
                                  sign.isEmpty() ? QStringList() : QStringList(sign)};
        if (table.columns[index] == ReportColumn::Configuration)
            sheet.unbroken += int(index);
        if (isNumeric(table.columns[index]))
            sheet.numeric += int(index);
    }
    for (const QList<ReportValue> &row : table.rows) {
        QList<SheetCell> cells;
        for (qsizetype index = 0; index < row.size(); ++index)
            cells += cell(row[index], table.columns[index], kind);
        sheet.rows += cells;
    }
    return sheet;
}

} // namespace xuanka::reportwords
