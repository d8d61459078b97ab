// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/ReportComposer.h"

#include "ui/charts/ChartWords.h"
#include "ui/report/ColumnWords.h"
#include "ui/report/Manuscript.h"
#include "ui/report/ReportFonts.h"
#include "ui/text/Language.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"

namespace xuanka {
namespace {

constexpr qsizetype mostReasons = 4; // on the first page; all are in their chapters
constexpr qsizetype mostRisks = 5;
constexpr qsizetype mostWaysOut = 5;
constexpr qsizetype longestTitle = 160;

QString words(const char *source)
{
    return text::say("Report", source);
}

QString sentence(const Message &message)
{
    return text::of(message, text::spokenLocale());
}

class Composer final {
public:
    Composer(Manuscript &manuscript, const ReportModel &model)
        : m_out(manuscript)
        , m_model(model)
    {
    }
    void firstPage(const QDate &date);
    void dimensions();
    void charts();
    void candidates();
    void whatElse();
    void findings();
    void checklist();
    void assumptions();
    void appendix();

private:
    void facts();
    void risks();
    void table(const ReportTable &table);

    Manuscript &m_out;
    const ReportModel &m_model;
};

void Composer::table(const ReportTable &table)
{
    m_out.sheet(reportwords::sheet(table, m_model.kind));
}

void Composer::firstPage(const QDate &date)
{
    m_out.title(reportTitle(m_model));
    QStringList line{text::term(m_model.kind)};
    if (!m_model.modelName.isEmpty())
        line += m_model.modelName;
    if (date.isValid())
        line +=
            text::spokenLocale().toString(date, words(QT_TRANSLATE_NOOP("Report", "MMMM d, yyyy")));
    m_out.note(line.join(QStringLiteral("  ·  ")));
    m_out.verdict(sentence(m_model.verdict));
    facts();
    QStringList reasons;
    for (const Message &reason :
         m_model.reasons.first(std::min(mostReasons, m_model.reasons.size())))
        reasons += sentence(reason);
    if (!reasons.isEmpty()) {
        m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "Why")));
        m_out.list(reasons);
    }
    if (m_model.facts.isEmpty() && !m_model.waysOut.isEmpty()) {
        m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "Ways out")));
        ReportTable shortest = m_model.waysOut;
        shortest.rows = shortest.rows.first(std::min(mostWaysOut, shortest.rows.size()));
        table(shortest);
    }
    risks();
    if (!m_model.alternatives.isEmpty()) {
        m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "What else was looked at")));
        table(m_model.alternatives);
    }
}

void Composer::facts()
{
    QList<SheetCell> figures;
    for (const ReportFact &fact : m_model.facts)
        figures += SheetCell{reportwords::fact(fact.what), {reportwords::value(fact.value)}};
    m_out.figures(figures);
}

void Composer::risks()
{
    m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "What can go wrong")));
    if (m_model.risks.isEmpty()) {
        m_out.paragraph(words(QT_TRANSLATE_NOOP(
            "Report", "Nothing stands out. The checklist has what to verify before signing.")));
        return;
    }
    Sheet sheet;
    sheet.points = paper::tablePoints;
    sheet.widths = {0.14, 0.86};
    for (const Finding &risk : m_model.risks.first(std::min(mostRisks, m_model.risks.size()))) {
        sheet.rows +=
            QList<SheetCell>{reportwords::cell(risk.severity, ReportColumn::Severity, m_model.kind),
                             SheetCell{sentence(risk.what)}};
    }
    m_out.sheet(sheet);
}

void Composer::dimensions()
{
    m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Four-dimension assessment")), true);
    m_out.note(words(QT_TRANSLATE_NOOP("Report",
                                       "Each dimension proposes a number of cards; the budget says "
                                       "how many it pays for. The tinted one decides.")));
    table(m_model.dimensions);
    if (m_model.decisions.isEmpty())
        return;
    m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "Decision path")));
    Sheet sheet;
    sheet.widths = {0.4, 0.6};
    for (const DecisionStep &step : m_model.decisions) {
        sheet.rows += QList<SheetCell>{SheetCell{sentence(step.question), {}, paper::muted},
                                       SheetCell{sentence(step.answer)}};
    }
    m_out.sheet(sheet);
}

void Composer::charts()
{
    if (m_model.charts.isEmpty())
        return;
    m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Charts")));
    for (const ChartSpec &spec : m_model.charts) {
        m_out.caption(chartwords::title(spec));
        m_out.chart(spec);
    }
}

void Composer::candidates()
{
    if (m_model.candidates.isEmpty())
        return;
    m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Every candidate")));
    m_out.note(words(QT_TRANSLATE_NOOP("Report",
                                       "Small figures are the range that should hold four of five "
                                       "measured cases. The tinted row is the recommendation.")));
    const QStringList names{words(QT_TRANSLATE_NOOP("Report", "Overview")),
                            words(QT_TRANSLATE_NOOP("Report", "Memory of the fullest card")),
                            words(QT_TRANSLATE_NOOP("Report", "Speed and power")),
                            words(QT_TRANSLATE_NOOP("Report", "Cost of a month"))};
    for (qsizetype index = 0; index < m_model.candidates.size(); ++index) {
        m_out.heading(2, names.value(index));
        table(m_model.candidates[index]);
    }
}

void Composer::whatElse()
{
    if (!m_model.waysOut.isEmpty()) {
        m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Ways out, priced")));
        table(m_model.waysOut);
    }
    if (!m_model.growth.isEmpty()) {
        m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Growth")));
        table(m_model.growth);
    }
}

void Composer::findings()
{
    if (m_model.findings.isEmpty())
        return;
    m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Findings and risks")));
    table(m_model.findings);
}

void Composer::checklist()
{
    if (m_model.checklist.isEmpty())
        return;
    m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Checklist before signing")));
    m_out.note(
        words(QT_TRANSLATE_NOOP("Report",
                                "How far the checklist for this configuration is. The list itself, "
                                "with questions and commands, is a document of its own.")));
    table(m_model.checklist);
}

void Composer::assumptions()
{
    m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Assumptions")));
    m_out.note(words(QT_TRANSLATE_NOOP(
        "Report",
        "The answer rests on these values. Those marked as default were not given in the plan.")));
    table(m_model.assumptions);
}

void Composer::appendix()
{
    m_out.heading(1, words(QT_TRANSLATE_NOOP("Report", "Sources and accuracy")), true);
    m_out.paragraph(words(QT_TRANSLATE_NOOP(
        "Report",
        "Every estimate is a range, meant to hold 80 % of measured cases, around a most likely "
        "value. Measure on a trial machine before signing; a measured value replaces the law.")));
    m_out.note(words(QT_TRANSLATE_NOOP("Report", "Catalogue of cards and models: %1"))
                   .arg(m_model.catalogVersion));
    if (!m_model.laws.isEmpty()) {
        m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "Laws used")));
        QStringList laws;
        for (const QList<ReportValue> &row : m_model.laws.rows)
            laws += reportwords::value(row.first());
        m_out.list(laws);
    }
    if (!m_model.sources.isEmpty()) {
        m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "Cards and model")));
        table(m_model.sources);
    }
    if (!m_model.constants.isEmpty()) {
        m_out.heading(2, words(QT_TRANSLATE_NOOP("Report", "Sources of the constants")));
        table(m_model.constants);
    }
}

} // namespace

QString reportTitle(const ReportModel &model)
{
    const QString title = tidy(model.title, longestTitle);
    return title.isEmpty() ? reportKind() : title;
}

QString reportKind()
{
    return words(QT_TRANSLATE_NOOP("Report", "GPU lease assessment"));
}

void composeReport(Manuscript &manuscript, const ReportModel &model, const QDate &date)
{
    Composer composer(manuscript, model);
    composer.firstPage(date);
    composer.dimensions();
    composer.charts();
    composer.candidates();
    composer.whatElse();
    composer.findings();
    composer.checklist();
    composer.assumptions();
    composer.appendix();
}

} // namespace xuanka
