// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"
#include "core/base/Result.h"
#include "ui/text/Language.h"

#include <QByteArray>
#include <QDate>

namespace xuanka {

// What a document is made from. `date` and `language` come from outside: no clock, no locale here.
struct ReportRequest {
    const Plan &plan;
    const Advice &advice;
    text::Language language = text::Language::English;
    QDate date;
};

// The report as a finished PDF (text extracts correctly, charts are vectors, outline and language
// set). Needs a QGuiApplication; the offscreen platform is enough.
Result<QByteArray> reportPdf(const ReportRequest &request);
// The checklist for this configuration, A4, with boxes and room for handwriting.
Result<QByteArray> checklistPdf(const ReportRequest &request);

} // namespace xuanka
