// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ReportTable.h"
#include "ui/report/Manuscript.h"

// The words and numbers of the report's tables, in the language of text::say().
namespace xuanka::reportwords {

QString column(ReportColumn column);
QString unit(ReportColumn column); // symbol under the column's name; may be empty
QString fact(ReportColumn column); // name of a key figure of the first page
// What a cell says in running text, with unit and range: "3.6× (3.1–3.9)".
QString value(const ReportValue &value);
// What it says in a column, whose title has the unit: "3.6" over "3.1–3.9".
SheetCell cell(const ReportValue &value, ReportColumn column, WorkloadKind kind);
bool isNumeric(ReportColumn column);

// A table of the model as it is set on paper.
Sheet sheet(const ReportTable &table, WorkloadKind kind);

} // namespace xuanka::reportwords
