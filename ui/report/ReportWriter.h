// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/base/Result.h"
#include "ui/text/Language.h"

#include <QByteArray>
#include <QDate>

class QPrinter;

namespace xuanka {

class Catalog;
struct Checklist;
struct EstimateConstants;

// What a document is made from. `date` and `language` come from outside: no clock, no locale here.
// With catalogue and constants the appendix names the sources of the figures used; without a
// checklist an unanswered one of the recommended configuration is taken.
struct ReportRequest {
    const Plan &plan;
    const Advice &advice;
    text::Language language = text::Language::English;
    QDate date = {};
    const Catalog *catalog = nullptr;
    const EstimateConstants *constants = nullptr;
    const Checklist *checklist = nullptr;
};

// The report as a finished PDF (text extracts correctly, charts are vectors, outline and language
// set). Needs a QGuiApplication; the offscreen platform is enough.
Result<QByteArray> reportPdf(const ReportRequest &request);
// The checklist for this configuration, A4, with boxes and room for handwriting.
Result<QByteArray> checklistPdf(const ReportRequest &request);
// The same on a printer, in the printer's page size and margins.
void printReport(QPrinter &printer, const ReportRequest &request);
void printChecklist(QPrinter &printer, const ReportRequest &request);

} // namespace xuanka
