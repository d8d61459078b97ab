// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"

#include <QByteArray>
#include <QJsonObject>

namespace xuanka {

// The object of a config.json. Bare NaN and Infinity, which Python writes, are read as null;
// everything else that is not JSON is an error that says where.
Result<QJsonObject> parseConfig(const QByteArray &json);

} // namespace xuanka
