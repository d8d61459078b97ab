// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ReportWriter.h"

#include "core/report/ReportCode.h"
#include "ui/report/Manuscript.h"
#include "ui/report/Pages.h"
#include "ui/report/PaperDevice.h"
#include "ui/report/ReportComposer.h"

#include <QPrinter>

namespace xuanka {

Result<QByteArray> reportPdf(const ReportRequest &request)
{
    const text::LanguageScope language(request.language);
    const ReportModel model =
        reportModel(request.plan, request.advice, request.catalog, request.constants);
    return paper::pdf(
        reportTitle(model), request.language, request.date,
        [&](Manuscript &manuscript) { composeReport(manuscript, model, request.date); });
}

Result<QByteArray> checklistPdf(const ReportRequest &)
{
    return fail(ReportCode::NothingToWrite);
}

void printReport(QPrinter &printer, const ReportRequest &request)
{
    const text::LanguageScope language(request.language);
    const ReportModel model =
        reportModel(request.plan, request.advice, request.catalog, request.constants);
    paper::print(printer, reportTitle(model), request.date,
                 [&](Manuscript &manuscript) { composeReport(manuscript, model, request.date); });
}

} // namespace xuanka
