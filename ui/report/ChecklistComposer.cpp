// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ChecklistComposer.h"

#include "ui/report/ColumnWords.h"
#include "ui/report/Manuscript.h"
#include "ui/report/ReportFonts.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double handwriting = 34; // points
const QChar emptyBox(0x25A1);
const QChar fullBox(0x25A0);

QString words(const char *source)
{
    return text::say("Report", source);
}

QString pick(const Bilingual &text)
{
    return reportwords::value(text);
}

QString sentence(const Message &message)
{
    return text::of(message, text::spokenLocale());
}

bool isBlank(const Checklist &checklist)
{
    return std::all_of(checklist.rows.begin(), checklist.rows.end(), [](const ChecklistRow &row) {
        return row.verdict == Verdict::NotChecked && row.answer == ItemAnswer{};
    });
}

QString box(bool marked, const char *name)
{
    return QString(marked ? fullBox : emptyBox) + QChar::Nbsp + words(name);
}

SheetCell question(const ChecklistItem &item)
{
    SheetCell cell{pick(item.question)};
    cell.strong = item.must;
    QStringList tags;
    if (item.must)
        tags += words(QT_TRANSLATE_NOOP("Report", "must be settled before signing"));
    if (item.redFlag)
        tags += words(QT_TRANSLATE_NOOP("Report", "a failure is a reason to walk away"));
    if (!tags.isEmpty())
        cell.details += tags.join(words(QT_TRANSLATE_NOOP("Report", "; ")));
    if (!item.evidence.isEmpty())
        cell.details += words(QT_TRANSLATE_NOOP("Report", "Evidence: %1")).arg(pick(item.evidence));
    if (!item.pass.isEmpty())
        cell.details += words(QT_TRANSLATE_NOOP("Report", "Passes when: %1")).arg(pick(item.pass));
    for (const QString &command : item.commands)
        cell.details += words(QT_TRANSLATE_NOOP("Report", "Run: %1")).arg(command);
    return cell;
}

QString found(const Check &check)
{
    const QString seen = sentence(check.found);
    return check.source.isEmpty() ? seen : QStringLiteral("%1 (%2)").arg(seen, check.source);
}

SheetCell result(const ChecklistRow &row)
{
    const bool skipped = row.answer.answer == Answer::NotApplicable;
    SheetCell cell;
    cell.text = QStringList{box(row.verdict == Verdict::Pass && !skipped,
                                QT_TRANSLATE_NOOP("Report", "Pass")),
                            box(row.verdict == Verdict::Fail, QT_TRANSLATE_NOOP("Report", "Fail")),
                            box(skipped, QT_TRANSLATE_NOOP("Report", "Not applicable"))}
                    .join(QStringLiteral("  "));
    if (row.verdict == Verdict::Fail)
        cell.colour = paper::bad;
    for (const Check &check : row.evidence)
        cell.details += found(check);
    if (!row.answer.note.isEmpty())
        cell.details += row.answer.note;
    const QString signature = QStringList{row.answer.who, row.answer.when}.join(u' ').trimmed();
    cell.details += signature.isEmpty() ? words(QT_TRANSLATE_NOOP("Report", "Note:")) : signature;
    return cell;
}

Sheet form(const QStringList &names, double height)
{
    Sheet sheet;
    sheet.points = 8;
    sheet.rowPoints = height;
    sheet.widths = {0.16, 0.34, 0.16, 0.34};
    for (qsizetype index = 0; index < names.size(); index += 2) {
        sheet.rows +=
            QList<SheetCell>{SheetCell{names[index], {}, paper::muted}, SheetCell{},
                             SheetCell{names.value(index + 1), {}, paper::muted}, SheetCell{}};
    }
    return sheet;
}

void writeFigures(Manuscript &out, const Checklist &checklist)
{
    const auto count = [&checklist](Verdict verdict) {
        return QString::number(
            std::count_if(checklist.rows.begin(), checklist.rows.end(),
                          [verdict](const ChecklistRow &row) { return row.verdict == verdict; }));
    };
    out.figures({SheetCell{reportwords::column(ReportColumn::Passed), {count(Verdict::Pass)}},
                 SheetCell{reportwords::column(ReportColumn::Warned), {count(Verdict::Warn)}},
                 SheetCell{reportwords::column(ReportColumn::Failed), {count(Verdict::Fail)}},
                 SheetCell{reportwords::column(ReportColumn::Open), {count(Verdict::NotChecked)}}});
}

void writeState(Manuscript &out, const Checklist &checklist)
{
    if (isBlank(checklist))
        return;
    out.verdict(checklist.readyToSign()
                    ? words(QT_TRANSLATE_NOOP("Report", "Ready to sign"))
                    : words(QT_TRANSLATE_NOOP("Report", "Not ready to sign: %1 failed, %2 open"))
                          .arg(checklist.failed)
                          .arg(checklist.openMusts));
    writeFigures(out, checklist);
}

void writeSection(Manuscript &out, const Checklist &checklist, const ChecklistSection &section)
{
    Sheet sheet;
    sheet.points = 8.5;
    sheet.widths = {0.66, 0.34};
    sheet.rowPoints = handwriting;
    for (const ChecklistRow &row : checklist.rows) {
        if (row.item.section == section.id)
            sheet.rows += QList<SheetCell>{question(row.item), result(row)};
    }
    out.heading(1, pick(section.title));
    out.sheet(sheet);
}

} // namespace

QString checklistKind()
{
    return words(QT_TRANSLATE_NOOP("Report", "Checklist before signing"));
}

void composeChecklist(Manuscript &manuscript, const Checklist &checklist, const QString &planTitle,
                      const QString &configuration, const QDate &date)
{
    manuscript.title(checklistKind());
    QStringList line;
    for (const QString &part : {tidy(planTitle), configuration}) {
        if (!part.isEmpty())
            line += part;
    }
    if (date.isValid()) {
        line +=
            text::spokenLocale().toString(date, words(QT_TRANSLATE_NOOP("Report", "MMMM d, yyyy")));
    }
    manuscript.note(line.join(QStringLiteral("  ·  ")));
    writeState(manuscript, checklist);
    manuscript.sheet(form({words(QT_TRANSLATE_NOOP("Report", "Vendor")),
                           words(QT_TRANSLATE_NOOP("Report", "Quote, date")),
                           words(QT_TRANSLATE_NOOP("Report", "Machine")),
                           words(QT_TRANSLATE_NOOP("Report", "Serial numbers"))},
                          20));
    for (const ChecklistSection &section : checklist.sections)
        writeSection(manuscript, checklist, section);
    manuscript.heading(1, words(QT_TRANSLATE_NOOP("Report", "Signatures")));
    manuscript.sheet(form({words(QT_TRANSLATE_NOOP("Report", "Checked by")),
                           words(QT_TRANSLATE_NOOP("Report", "Date")),
                           words(QT_TRANSLATE_NOOP("Report", "For the vendor")),
                           words(QT_TRANSLATE_NOOP("Report", "Date"))},
                          34));
}

} // namespace xuanka
