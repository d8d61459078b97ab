// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ReportModel.h"

#include <QDate>

namespace xuanka {

class Manuscript;

// Writes the report into a manuscript, in the language of text::say(): first the manager's page,
// then the evidence, then where the figures come from.
void composeReport(Manuscript &manuscript, const ReportModel &model, const QDate &date);
// What stands at the head of every page and in the title of the file.
QString reportTitle(const ReportModel &model);

} // namespace xuanka
