// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/prices/PriceList.h"
#include "core/storage/PriceBook.h"

#include <QJsonArray>
#include <QJsonObject>

namespace xuanka::cli {

QJsonArray pricesJson(const QList<PriceEntry> &entries);
// {"imported": lines, "prices": rows, "skipped": [{"line", "reason", "code"}]}
QJsonObject importJson(const PriceListImport &import);

} // namespace xuanka::cli
