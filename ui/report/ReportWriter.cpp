// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ReportWriter.h"

#include "core/checklist/Checklist.h"
#include "core/report/CardName.h"
#include "core/report/ChartChoice.h"
#include "ui/report/ChecklistComposer.h"
#include "ui/report/Manuscript.h"
#include "ui/report/PaperDevice.h"
#include "ui/report/ReportComposer.h"

namespace xuanka {
namespace {

// The given checklist, else the unanswered one of this configuration.
Result<Checklist> checklistOf(const ReportRequest &request)
{
    if (request.checklist)
        return *request.checklist;
    const auto book = ChecklistBook::builtIn();
    if (!book)
        return tl::unexpected(book.error());
    ChecklistFor target{request.plan};
    if (const Candidate *chosen = subject(request.advice)) {
        target.cards = chosen->cards;
        target.gpu = request.catalog ? request.catalog->findGpu(chosen->gpu) : nullptr;
        if (chosen->lease.offer >= 0 && chosen->lease.offer < request.plan.budget.offers.size())
            target.offer = &request.plan.budget.offers[chosen->lease.offer];
    }
    return makeChecklist(*book, target);
}

using paper::Work;

Result<Work> report(const ReportRequest &request)
{
    const auto checklist = checklistOf(request);
    if (!checklist)
        return tl::unexpected(checklist.error());
    const ReportModel model = reportModel(request.plan, request.advice,
                                          {request.catalog, request.constants, &*checklist});
    return Work{reportTitle(model), reportKind(), request.date,
                [model, date = request.date](Manuscript &manuscript) {
                    composeReport(manuscript, model, date);
                }};
}

Result<Work> form(const ReportRequest &request)
{
    const auto checklist = checklistOf(request);
    if (!checklist)
        return tl::unexpected(checklist.error());
    const Candidate *chosen = subject(request.advice);
    const QString name = chosen ? configurationName(chosen->gpu, chosen->cards) : QString();
    const QString title = tidy(request.plan.title, 160);
    return Work{title, checklistKind(), request.date,
                [title, name, list = *checklist, date = request.date](Manuscript &manuscript) {
                    composeChecklist(manuscript, list, title, name, date);
                }};
}

Result<QByteArray> pdf(const ReportRequest &request, Result<Work> (*make)(const ReportRequest &))
{
    const text::LanguageScope language(request.language);
    const Result<Work> work = make(request);
    if (!work)
        return tl::unexpected(work.error());
    return paper::pdf(*work, request.language);
}

void print(QPrinter &printer, const ReportRequest &request,
           Result<Work> (*make)(const ReportRequest &))
{
    const text::LanguageScope language(request.language);
    if (const Result<Work> work = make(request))
        paper::print(printer, *work);
}

} // namespace

Result<QByteArray> reportPdf(const ReportRequest &request)
{
    return pdf(request, report);
}

Result<QByteArray> checklistPdf(const ReportRequest &request)
{
    return pdf(request, form);
}

void printReport(QPrinter &printer, const ReportRequest &request)
{
    print(printer, request, report);
}

void printChecklist(QPrinter &printer, const ReportRequest &request)
{
    print(printer, request, form);
}

} // namespace xuanka
