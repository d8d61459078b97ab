// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/plan/Offer.h"

#include <QJsonObject>

namespace xuanka {

// A quote as a plan file holds it in "budget.offers"; what is at its default is left out.
QJsonObject offerToJson(const Offer &offer);
// An amount without a currency is in `currency`.
Result<Offer> offerFromJson(const QJsonObject &json, Currency currency = {});

} // namespace xuanka
