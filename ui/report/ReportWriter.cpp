// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ReportWriter.h"

#include "core/report/ReportCode.h"

namespace xuanka {

Result<QByteArray> reportPdf(const ReportRequest &)
{
    return fail(ReportCode::NothingToWrite);
}

Result<QByteArray> checklistPdf(const ReportRequest &)
{
    return fail(ReportCode::NothingToWrite);
}

void printReport(QPrinter &, const ReportRequest &) { }

} // namespace xuanka
