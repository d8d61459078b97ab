// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Bilingual.h"

#include <QList>
#include <QStringList>

namespace xuanka {

// One row of the checklist: what to ask, what proves it, what to run, when it passes.
struct ChecklistItem {
    QString id; // stable: "identity.model"; the user's notes hang on it
    QString section;
    bool must = false; // must be settled before signing
    bool redFlag = false; // a failure is a reason to walk away
    Bilingual question;
    Bilingual evidence;
    Bilingual pass;
    QStringList commands;
    QStringList checks; // ids of the trial checks that are its evidence
    QStringList when; // conditions of the configuration, all must hold
    QString source;
    bool operator==(const ChecklistItem &) const = default;
};

struct ChecklistSection {
    QString id;
    Bilingual title;
    bool operator==(const ChecklistSection &) const = default;
};

} // namespace xuanka
