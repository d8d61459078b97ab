// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/Assess.h"
#include "app/cli/Words.h"
#include "app/cli/commands/Commands.h"
#include "ui/document/Files.h"
#include "ui/report/ReportWriter.h"

#include <QDate>
#include <QFileInfo>

namespace xuanka::cli {
namespace {

using Writer = Result<QByteArray> (*)(const ReportRequest &);

Outcome<Answer> write(const Arguments &arguments, text::Language language, Writer writer)
{
    const QString output = arguments.options.value(QStringLiteral("output"));
    if (output.isEmpty())
        return refuse(
            words(QT_TRANSLATE_NOOP("CommandLine", "Say where to write: add --output FILE.pdf.")));
    const QString plan = arguments.files.first();
    if (QFileInfo(output) == QFileInfo(plan))
        return refuse(words(QT_TRANSLATE_NOOP(
                          "CommandLine",
                          "%1: The document would replace the plan. Choose another --output.")),
                      output);
    const auto made = assess(plan);
    if (!made)
        return Refusal(made.error());
    const auto pdf = writer({made->read.plan, made->advice, language, QDate::currentDate(),
                             &made->catalog, &made->constants});
    if (!pdf)
        return refuse(pdf.error(), plan);
    const auto written = files::write(output, *pdf);
    if (!written)
        return refuse(written.error(), output);
    return Answer{output.toUtf8() + '\n'};
}

} // namespace

Outcome<Answer> report(const Arguments &arguments, text::Language language)
{
    return write(arguments, language, reportPdf);
}

Outcome<Answer> checklist(const Arguments &arguments, text::Language language)
{
    return write(arguments, language, checklistPdf);
}

} // namespace xuanka::cli
