// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/MemoryConstants.h"
#include "core/estimate/SpeedConstants.h"

#include "core/base/Result.h"

#include <QHash>

namespace xuanka {

// Where a constant comes from; shown with every derivation.
struct ConstantSource {
    double value = 0;
    QString unit;
    QString source;
    QStringList rows; // ids of the measured rows it was fitted on
};

// All constants of all laws, read from resources/estimation/constants.json.
struct EstimateConstants {
    MemoryConstants memory;
    SpeedConstants speed;
    QString version;
    QHash<QString, ConstantSource> sources; // by dotted name: "memory.runtime.context_gib"

    static Result<EstimateConstants> builtIn();
    static Result<EstimateConstants> fromJson(const QByteArray &json);
};

} // namespace xuanka
