// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

#include <QLocale>
#include <QString>

namespace xuanka::text {

// Numbers with their unit, as the locale writes them: "24 GiB", "3.6×", "1,200 tokens/s".
QString quantity(double value, Unit unit, const QLocale &locale);
// "3.6× (3.1–3.9)"; only the middle when the band has no width.
QString band(const Band &band, Unit unit, const QLocale &locale);
// "¥4,400" or "$12.50"; cents only when there are any; negatives with a minus sign.
QString money(Money money, const QLocale &locale);
// What stands before an amount: "¥", "$", "HKD ".
QString currencySymbol(Currency currency);
QString parameter(const Parameter &parameter, const QLocale &locale);

} // namespace xuanka::text
