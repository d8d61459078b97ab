// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"

#include <QString>
#include <QStringList>

namespace xuanka {

// A card of the catalogue: its numbers and where they come from.
struct Gpu {
    QString id; // "rtx-4090"
    QString name; // "RTX 4090"
    QString driverName; // as nvidia-smi prints it
    QStringList aliases;
    QString architecture; // "Ada AD102"
    QString minimumCuda; // "11.8"
    int releaseYear = 0;
    GpuSpec spec;
    QStringList sources;
    QString note;
    bool operator==(const Gpu &) const = default;
};

} // namespace xuanka
