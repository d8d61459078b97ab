// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/prices/PriceCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("PriceText", source);
}

} // namespace

QString priceSentence(const Message &message)
{
    switch (static_cast<PriceCode>(message.code)) {
    case PriceCode::TooLarge:
        return words(QT_TRANSLATE_NOOP("PriceText",
                                       "The file is larger than %1. A price list has a few "
                                       "thousand lines: check that this is the right file."));
    case PriceCode::TooManyLines:
        return words(QT_TRANSLATE_NOOP(
            "PriceText", "The list has more than %1 lines. Cut it down to the cards you need."));
    case PriceCode::Empty:
        return words(
            QT_TRANSLATE_NOOP("PriceText", "The file is empty. Give a price list as CSV."));
    case PriceCode::NotText:
        return words(QT_TRANSLATE_NOOP(
            "PriceText", "This is not a text file. Save the sheet as CSV and try again."));
    case PriceCode::UnknownEncoding:
        return words(QT_TRANSLATE_NOOP("PriceText",
                                       "The text is neither UTF-8, UTF-16 nor GB18030. Save the "
                                       "list as UTF-8 CSV and try again."));
    case PriceCode::QuoteNotClosed:
        return words(QT_TRANSLATE_NOOP(
            "PriceText",
            "The quotation mark opened in line %1 is never closed. Close it and try again."));
    case PriceCode::NoHeader:
        return words(QT_TRANSLATE_NOOP("PriceText",
                                       "No line names the columns. The list needs a heading with a "
                                       "card (\"gpu\") and a price."));
    case PriceCode::NoPriceColumn:
        return words(QT_TRANSLATE_NOOP(
            "PriceText", "The heading in line %1 has no price. Name one column \"price\"."));
    case PriceCode::OnRequest:
        return words(QT_TRANSLATE_NOOP("PriceText", "Price on request (%1)."));
    case PriceCode::TotalLine:
        return words(QT_TRANSLATE_NOOP("PriceText", "A total, not an offer."));
    case PriceCode::NoPrice:
        return words(QT_TRANSLATE_NOOP("PriceText", "The line holds no price."));
    case PriceCode::NoneOffered:
        return words(QT_TRANSLATE_NOOP("PriceText", "The price is 0: none is offered."));
    case PriceCode::BadPrice:
        return words(QT_TRANSLATE_NOOP("PriceText", "\"%1\" is no single price."));
    case PriceCode::NoCurrency:
        return words(QT_TRANSLATE_NOOP("PriceText", "The list does not say the currency of %1."));
    case PriceCode::NoPeriod:
        return words(QT_TRANSLATE_NOOP(
            "PriceText",
            "The column \"%1\" does not say whether its price is for an hour, a day or a month."));
    case PriceCode::NoScope:
        return words(QT_TRANSLATE_NOOP("PriceText",
                                       "The column \"%1\" does not say whether its price is for "
                                       "one card or for the whole machine."));
    case PriceCode::NoCard:
        return words(QT_TRANSLATE_NOOP("PriceText", "The line names no card."));
    case PriceCode::UnknownCard:
        return words(QT_TRANSLATE_NOOP("PriceText", "The card \"%1\" is not in the catalogue."));
    case PriceCode::AmbiguousCard:
        return words(
            QT_TRANSLATE_NOOP("PriceText", "The card \"%1\" can be any of %2. Say which one."));
    case PriceCode::MemoryMismatch:
        return words(
            QT_TRANSLATE_NOOP("PriceText", "No %1 has %2 a card. Check the card and its memory."));
    case PriceCode::BadCount:
        return words(
            QT_TRANSLATE_NOOP("PriceText", "\"%1\" is no number of cards between 1 and 1024."));
    }
    return {};
}

} // namespace xuanka::text
