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
// The title of the plan, or what the report is when it has none.
QString reportTitle(const ReportModel &model);
QString reportKind();

} // namespace xuanka
