// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/checklist/ChecklistItem.h"

#include <QJsonObject>

namespace xuanka {

// All items known to this version, read from resources/checklist/items.json.
struct ChecklistBook {
    QList<ChecklistSection> sections;
    QList<ChecklistItem> items;

    static Result<ChecklistBook> builtIn();
    static Result<ChecklistBook> fromJson(const QByteArray &json);
};

// "en"/"zh" members of a data file's object.
Bilingual bilingualFromJson(const QJsonObject &object);

} // namespace xuanka
