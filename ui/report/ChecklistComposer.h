// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checklist/Checklist.h"

#include <QDate>

namespace xuanka {

class Manuscript;

// Writes the checklist as a form: a box, the question, what proves it, room for a hand; what is
// answered already is filled in. In the language of text::say().
void composeChecklist(Manuscript &manuscript, const Checklist &checklist, const QString &planTitle,
                      const QString &configuration, const QDate &date);
QString checklistKind();

} // namespace xuanka
