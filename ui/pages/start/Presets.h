// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"

#include <QList>
#include <QString>

namespace xuanka {

// A plan to start from: the situations people come with most often.
struct Preset {
    QString id;
    const char *title; // context "Presets"
    const char *about;
    const char *icon;
    Plan plan;
};

QList<Preset> presets();

} // namespace xuanka
