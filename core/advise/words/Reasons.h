// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Option.h"
#include "core/base/Message.h"

namespace xuanka {

// What the losses of an option say, with its numbers. `winner` may be null (nothing is possible).
QList<Message> reasonsOf(const Question &question, const Option &option, const Option *winner);
// Why these cards are used this way.
Message layoutReason(const Option &option);

// Small helpers for the parameters of messages.
inline Quantity cardsOf(int cards)
{
    return {static_cast<double>(cards), Unit::Cards};
}
inline BandQuantity gib(const Band &band)
{
    return {band, Unit::GiB};
}
inline Quantity gib(double value)
{
    return {value, Unit::GiB};
}
inline Quantity percent(double share)
{
    return {share * 100, Unit::Percent};
}
QString spelled(std::string_view key);
// Whose quote it is; the card where the quote names nobody.
QString quoteName(const Offer &offer);
// "4 × RTX 4090"
QString machine(int cards, const Gpu &gpu);

} // namespace xuanka
