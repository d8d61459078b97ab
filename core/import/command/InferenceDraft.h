// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ConvertedPlan.h"
#include "core/import/command/EngineFlags.h"

#include <QJsonObject>

namespace xuanka {

// The plan that an engine's arguments (under their full names) describe. `visibleCards` is what the
// command lets the engine see, 0 if it does not say.
ConvertedPlan readInference(const QJsonObject &arguments, const EngineFlags &flags,
                            int visibleCards);

// "16384", "16k" (thousands), "16K" (1024s), "1.5m": as the engines read sizes.
std::optional<qint64> sizeNamed(const QString &text);

} // namespace xuanka
