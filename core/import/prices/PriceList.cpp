// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/PriceList.h"

#include "core/import/prices/Csv.h"
#include "core/import/prices/PriceCode.h"
#include "core/import/prices/PriceListRow.h"
#include "core/import/prices/PriceText.h"

namespace xuanka {
namespace {

using namespace prices;

QString keyText(std::string_view key)
{
    return QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
}

QString numberText(double value)
{
    return QString::number(value, 'g', 12);
}

template <typename T>
QString optionalText(const std::optional<T> &value)
{
    return value ? numberText(*value) : QString();
}

} // namespace

Result<PriceListImport> readPriceList(const QByteArray &bytes, const PriceListContext &context)
{
    if (bytes.size() > largestPriceList)
        return fail({PriceCode::TooLarge, {Quantity{20, Unit::MiB}}});
    const auto text = decodeList(bytes);
    if (!text)
        return Failure(text.error());
    const auto rows = readCsv(*text);
    if (!rows)
        return Failure(rows.error());
    if (rows->isEmpty())
        return fail(PriceCode::Empty);
    PriceColumns columns = columnsOf(*rows);
    // Spreadsheets separate by semicolons where the comma is the decimal mark.
    columns.decimalComma = separatorOf(*text) == u';';
    if (columns.headerRow < 0)
        return fail(PriceCode::NoHeader);
    if (columns.prices.isEmpty())
        return fail({PriceCode::NoPriceColumn, {qint64(rows->at(columns.headerRow).line)}});
    const RowReader reader(columns, context);
    PriceListImport import;
    for (qsizetype i = columns.headerRow + 1; i < rows->size(); ++i)
        reader.read(rows->at(i), import);
    return import;
}

QByteArray csvOf(const QList<ListedPrice> &prices)
{
    QString text = csvLine(QString(QStringLiteral("gpu,cards,price,currency,per,billing,"
                                                  "interruptible,term,vendor,region,vcpus,"
                                                  "memory_gib,disk_gib,date_seen,source,note,"
                                                  "claims"))
                               .split(u','));
    for (const ListedPrice &listed : prices) {
        const Offer &offer = listed.offer;
        text += csvLine(
            {offer.gpu, QString::number(offer.cards), QString::number(offer.price.amount(), 'f', 2),
             keyText(offer.price.currency.code()), keyText(key(offer.per)),
             keyText(key(offer.billing)),
             offer.interruptible ? QStringLiteral("yes") : QStringLiteral("no"), listed.term,
             offer.vendor, offer.region, optionalText(offer.vcpus), optionalText(offer.memoryGiB),
             optionalText(offer.diskGiB), offer.dateSeen, offer.source, offer.note, offer.claims});
    }
    return "\xef\xbb\xbf" + text.toUtf8();
}

} // namespace xuanka
