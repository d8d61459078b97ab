// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What a price list makes the importer say: about the whole file, or why a line was left out.
enum class PriceCode {
    // the file
    TooLarge,
    TooManyLines,
    Empty,
    NotText,
    UnknownEncoding,
    QuoteNotClosed,
    NoHeader,
    NoPriceColumn,
    // a line
    OnRequest,
    TotalLine,
    NoPrice,
    NoneOffered,
    BadPrice,
    NoCurrency,
    NoPeriod,
    NoScope,
    NoCard,
    UnknownCard,
    AmbiguousCard,
    MemoryMismatch,
    BadCount,
};

template <>
struct KeyTable<PriceCode> {
    static constexpr std::array<std::pair<PriceCode, std::string_view>, 21> rows{{
        {PriceCode::TooLarge, "too-large"}, // %1 limit
        {PriceCode::TooManyLines, "too-many-lines"}, // %1 limit
        {PriceCode::Empty, "empty-file"},
        {PriceCode::NotText, "not-text"},
        {PriceCode::UnknownEncoding, "unknown-encoding"},
        {PriceCode::QuoteNotClosed, "quote-not-closed"}, // %1 line
        {PriceCode::NoHeader, "no-header"},
        {PriceCode::NoPriceColumn, "no-price-column"}, // %1 line of the header
        {PriceCode::OnRequest, "price-on-request"}, // %1 the cell
        {PriceCode::TotalLine, "total-line"},
        {PriceCode::NoPrice, "no-price"},
        {PriceCode::NoneOffered, "none-offered"},
        {PriceCode::BadPrice, "bad-price"}, // %1 the cell
        {PriceCode::NoCurrency, "no-currency"}, // %1 the cell
        {PriceCode::NoPeriod, "no-period"}, // %1 the column
        {PriceCode::NoScope, "no-scope"}, // %1 the column
        {PriceCode::NoCard, "no-card"},
        {PriceCode::UnknownCard, "unknown-card"}, // %1 the cell
        {PriceCode::AmbiguousCard, "ambiguous-card"}, // %1 the cell, %2 what it may be
        {PriceCode::MemoryMismatch, "memory-mismatch"}, // %1 card, %2 memory in the list
        {PriceCode::BadCount, "bad-count"}, // %1 the cell
    }};
};

template <>
struct RoomOf<PriceCode> {
    static constexpr Room value = Room::Prices;
};

} // namespace xuanka
