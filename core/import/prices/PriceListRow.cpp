// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/PriceListRow.h"

#include "core/base/Units.h"
#include "core/import/prices/PriceCode.h"
#include "core/import/prices/PriceText.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <cmath>

namespace xuanka::prices {
namespace {

constexpr int mostCards = 1024;
constexpr qsizetype longestShown = 60;

bool isTotal(const CsvRow &row)
{
    static const QRegularExpression words(
        QString::fromUtf8("^(合计|总计|小计|总价|total|subtotal|sum)[:：]?$"));
    for (const QString &cell : row.cells) {
        const QString text = plainText(cell).toLower();
        if (!text.isEmpty())
            return words.match(text).hasMatch();
    }
    return false;
}

bool isYes(const QString &cell)
{
    static const QRegularExpression words(QString::fromUtf8("^(1|y|yes|true|是|可)$"));
    return words.match(plainText(cell).toLower()).hasMatch();
}

std::optional<Billing> billingOf(const QString &cell)
{
    const QString text = plainText(cell).toLower();
    if (const auto known = fromKey<Billing>(text.toStdString()))
        return known;
    const std::pair<const char *, Billing> words[] = {
        {"秒", Billing::Second},     {"分", Billing::Minute},     {"时", Billing::Hour},
        {"天", Billing::Day},        {"日", Billing::Day},        {"月", Billing::Month},
        {"second", Billing::Second}, {"minute", Billing::Minute}, {"hour", Billing::Hour},
        {"day", Billing::Day},       {"month", Billing::Month},
    };
    for (const auto &[word, billing] : words) {
        if (text.contains(QString::fromUtf8(word)))
            return billing;
    }
    return std::nullopt;
}

Billing smallestBill(UnitWords::Period period)
{
    switch (period) {
    case UnitWords::Period::Hour:
        return Billing::Hour;
    case UnitWords::Period::Day:
        return Billing::Day;
    default:
        return Billing::Month;
    }
}

// "512", "512 GB", "1TB"
std::optional<double> gibIn(const QString &cell)
{
    static const QRegularExpression form(QStringLiteral("^([\\d.,]+)\\s*(t|g|m)?i?b?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = form.match(plainText(cell));
    const auto value = match.hasMatch() ? numberIn(match.captured(1)) : std::nullopt;
    if (!value || *value <= 0 || *value > 1e9)
        return std::nullopt;
    const QString unit = match.captured(2).toLower();
    return unit == u"t" ? *value * 1024 : unit == u"m" ? mibToGiB(*value) : *value;
}

Failure leftOut(PriceCode code, const QString &cell = {})
{
    return cell.isNull() ? fail(code) : fail({code, {cell.left(longestShown)}});
}

} // namespace

RowReader::RowReader(const PriceColumns &columns, const PriceListContext &context)
    : m_columns(columns)
    , m_context(context)
    , m_names(context.catalog)
{
}

Result<int> RowReader::cardsOf(const CsvRow &row) const
{
    const QString cell = m_columns.cell(row, Column::Cards);
    if (cell.isEmpty()) {
        const int inName = countIn(m_columns.cell(row, Column::Card));
        return inName > 0 ? inName : 1;
    }
    const auto count = numberIn(QString(plainText(cell)).remove(u'张').remove(u'卡'));
    if (!count || *count < 1 || *count > mostCards || *count != std::floor(*count))
        return leftOut(PriceCode::BadCount, cell);
    return static_cast<int>(*count);
}

// Of one card, as the list says it; 0 when it does not.
double RowReader::cardMemoryGiB(const CsvRow &row) const
{
    return gibIn(m_columns.cell(row, Column::CardMemory)).value_or(0);
}

Result<const Gpu *> RowReader::cardOf(const CsvRow &row, int cards) const
{
    const QString name =
        m_columns.cell(row, m_columns.has(Column::Card) ? Column::Card : Column::Machine);
    if (plainText(name).isEmpty())
        return leftOut(PriceCode::NoCard);
    const double said = cardMemoryGiB(row);
    QList<const Gpu *> found = m_names.find(name, said);
    if (found.isEmpty() && said > 0 && !m_names.find(name).isEmpty())
        return fail(
            {PriceCode::MemoryMismatch, {name.left(longestShown), Quantity{said, Unit::GiB}}});
    static const QRegularExpression size(QStringLiteral("SizeInMiB['\"]?\\s*:\\s*(\\d{3,8})"));
    const auto info = size.match(m_columns.cell(row, Column::GpuInfo));
    if (info.hasMatch() && !found.isEmpty()) {
        // Some catalogues print the memory of one card here, others that of all cards together.
        const double all = mibToGiB(info.captured(1).toDouble());
        QList<const Gpu *> matching = m_names.find(name, all / cards);
        if (matching.isEmpty())
            matching = m_names.find(name, all);
        if (matching.isEmpty())
            return fail({PriceCode::MemoryMismatch,
                         {name.left(longestShown), Quantity{all / cards, Unit::GiB}}});
        found = matching;
    }
    if (found.isEmpty())
        return leftOut(PriceCode::UnknownCard, name);
    if (found.size() > 1) {
        QStringList ids;
        for (const Gpu *gpu : std::as_const(found))
            ids.append(gpu->id);
        return fail(
            {PriceCode::AmbiguousCard, {name.left(longestShown), ids.join(QLatin1String(", "))}});
    }
    return found.first();
}

Result<Offer> RowReader::machineOf(const CsvRow &row) const
{
    const auto text = [&](Column column) { return m_columns.cell(row, column); };
    const auto cards = cardsOf(row);
    if (!cards)
        return Failure(cards.error());
    const auto gpu = cardOf(row, *cards);
    if (!gpu)
        return Failure(gpu.error());
    Offer offer;
    offer.gpu = (*gpu)->id;
    offer.cards = *cards;
    offer.vendor = text(Column::Vendor);
    if (offer.vendor.isEmpty())
        offer.vendor = QFileInfo(m_context.fileName).completeBaseName();
    offer.region = text(Column::Region);
    if (const auto vcpus = numberIn(text(Column::Vcpus)); vcpus && *vcpus >= 1 && *vcpus <= 1e5)
        offer.vcpus = static_cast<int>(*vcpus);
    offer.memoryGiB = gibIn(text(Column::HostMemory));
    offer.diskGiB = gibIn(text(Column::Disk));
    offer.claims = text(Column::Claims);
    const QString machine = m_columns.has(Column::Card) ? text(Column::Machine) : QString();
    QStringList notes{machine, text(Column::Note)};
    notes.removeAll(QString());
    offer.note = notes.join(QLatin1String("; "));
    const QString date = text(Column::Date);
    offer.dateSeen = date.isEmpty() ? m_context.dateSeen : date;
    offer.source = text(Column::Source);
    if (offer.source.isEmpty())
        offer.source = QStringLiteral("%1:%2").arg(m_context.fileName).arg(row.line);
    return offer;
}

Result<ListedPrice> RowReader::priceIn(const CsvRow &row, const PriceColumn &column,
                                       const Offer &machine) const
{
    const QString cell = unguarded(row.cells.value(column.index)).trimmed();
    const PriceCell price = priceCell(cell, m_columns.decimalComma);
    switch (price.kind) {
    case PriceCell::Kind::Empty:
        return leftOut(PriceCode::NoPrice);
    case PriceCell::Kind::OnRequest:
        return leftOut(PriceCode::OnRequest, cell);
    case PriceCell::Kind::Unreadable:
        return leftOut(PriceCode::BadPrice, cell);
    case PriceCell::Kind::Number:
        break;
    }
    if (price.amount == 0)
        return leftOut(PriceCode::NoneOffered);
    const UnitWords said = price.unit.orElse(unitWordsOf(m_columns.cell(row, Column::Per)))
                               .orElse(unitWordsOf(m_columns.cell(row, Column::Currency)))
                               .orElse(column.unit)
                               .orElse(m_columns.otherwise);
    if (!said.currency)
        return leftOut(PriceCode::NoCurrency, cell);
    if (!said.period)
        return leftOut(PriceCode::NoPeriod, column.heading);
    // One card is the whole machine; with more the difference is a factor nobody should guess.
    if (!said.perMachine && machine.cards > 1)
        return leftOut(PriceCode::NoScope, column.heading);
    ListedPrice listed{machine, m_columns.cell(row, Column::Term), row.line};
    listed.offer.per = priceUnit(*said.period, said.perMachine.value_or(false));
    listed.offer.price = Money::of(price.amount, *said.currency);
    listed.offer.billing =
        billingOf(m_columns.cell(row, Column::Billing)).value_or(smallestBill(*said.period));
    listed.offer.interruptible =
        column.interruptible || isYes(m_columns.cell(row, Column::Interruptible));
    if (listed.term.isEmpty())
        listed.term =
            listed.offer.interruptible ? QStringLiteral("spot") : QStringLiteral("on-demand");
    return listed;
}

void RowReader::read(const CsvRow &row, PriceListImport &import) const
{
    if (isTotal(row)) {
        import.skipped.append({row.line, PriceCode::TotalLine});
        return;
    }
    const auto machine = machineOf(row);
    if (!machine) {
        import.skipped.append({row.line, machine.error().message});
        return;
    }
    bool any = false;
    std::optional<Message> reason;
    for (const PriceColumn &column : m_columns.prices) {
        auto price = priceIn(row, column, *machine);
        if (price) {
            import.prices.append(*std::move(price));
            any = true;
            continue;
        }
        // What says more wins over an empty cell or a spot price that is not offered.
        const Message &why = price.error().message;
        const bool says = !why.is(PriceCode::NoPrice) && !why.is(PriceCode::NoneOffered);
        if (!reason || (says && !any))
            reason = why;
    }
    if (any)
        ++import.lines;
    else
        import.skipped.append({row.line, reason.value_or(Message(PriceCode::NoPrice))});
}

} // namespace xuanka::prices
