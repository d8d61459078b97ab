// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QString>

namespace xuanka {

// Whether a key that no formula has read could stand for parameters or for cache: experts, state
// spaces, compression, low rank, extra norms and biases, further towers. A value that switches a
// feature off (null, false, 0, empty) cannot.
bool couldCount(const QString &key, const QJsonValue &value);

} // namespace xuanka
