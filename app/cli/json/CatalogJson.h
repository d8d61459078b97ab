// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"

#include <QJsonArray>

namespace xuanka::cli {

QJsonArray gpusJson(const Catalog &catalog);
QJsonArray modelsJson(const Catalog &catalog);

} // namespace xuanka::cli
