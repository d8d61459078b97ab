// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/ResultPage.h"

#include "core/report/CardName.h"
#include "ui/document/PlanDocument.h"
#include "ui/pages/result/CandidateTable.h"
#include "ui/pages/result/ChartRow.h"
#include "ui/pages/result/DimensionBars.h"
#include "ui/pages/result/WaysOut.h"
#include "ui/text/Answer.h"
#include "ui/text/Format.h"
#include "ui/text/Terms.h"
#include "ui/text/Text.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Fold.h"
#include "ui/widgets/MessageRow.h"
#include "ui/widgets/RowList.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace xuanka {
namespace {

QString sentences(const QList<Message> &messages)
{
    QStringList all;
    for (const Message &message : messages)
        all.append(text::of(message, QLocale()));
    return all.join(u' ');
}

struct Look {
    const char *icon;
    theme::Tone tone;
};

Look lookOf(Severity severity)
{
    switch (severity) {
    case Severity::RedFlag:
        return {"error", theme::Tone::Bad};
    case Severity::Warning:
        return {"warning", theme::Tone::Warn};
    case Severity::Note:
        break;
    }
    return {"info", theme::Tone::Muted};
}

} // namespace

ResultPage::ResultPage(const PageContext &context, QWidget *parent)
    : Page(context, parent)
    , m_verdict(new TextLabel(TextLabel::Role::Section))
    , m_because(new TextLabel(TextLabel::Role::Body))
    , m_waysFirst(new WaysOut(context))
    , m_dimensions(new DimensionBars)
    , m_charts(new ChartRow)
    , m_candidates(new CandidateTable)
    , m_ways(new WaysOut(context))
    , m_findings(new RowList)
    , m_growth(new RowList)
    , m_decisions(new Fold)
    , m_nextTitle(new TextLabel(TextLabel::Role::Section))
    , m_report(new QPushButton)
    , m_checklist(new QPushButton)
{
    setColumnWidth(1'600);
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_because->setTone(theme::Tone::Muted);
    for (QWidget *part : {static_cast<QWidget *>(m_verdict), static_cast<QWidget *>(m_because),
                          static_cast<QWidget *>(m_waysFirst), static_cast<QWidget *>(m_dimensions),
                          static_cast<QWidget *>(m_charts), static_cast<QWidget *>(m_candidates),
                          static_cast<QWidget *>(m_ways), static_cast<QWidget *>(m_findings),
                          static_cast<QWidget *>(m_growth), static_cast<QWidget *>(m_decisions)})
        column()->addWidget(part);
    addNextSteps();
}

void ResultPage::addNextSteps()
{
    m_report->setIcon(theme::icon("report"));
    m_checklist->setIcon(theme::icon("checklist"));
    auto *row = new QHBoxLayout;
    row->setSpacing(theme::gap);
    row->addWidget(m_report);
    row->addWidget(m_checklist);
    row->addStretch();
    column()->addSpacing(theme::gap);
    column()->addWidget(m_nextTitle);
    column()->addLayout(row);
    connect(m_report, &QPushButton::clicked, this,
            [this] { emit commandWanted(QStringLiteral("export-report")); });
    connect(m_checklist, &QPushButton::clicked, this,
            [this] { emit commandWanted(QStringLiteral("checklist")); });
}

void ResultPage::refresh()
{
    const auto &found = m_context.document.advice();
    const Advice *advice = found ? &*found : nullptr;
    showVerdict(advice);
    const bool nothing = advice && !advice->recommendation;
    m_waysFirst->setAdvice(nothing ? advice : nullptr);
    m_ways->setAdvice(nothing ? nullptr : advice);
    m_waysFirst->setVisible(nothing);
    m_ways->setVisible(advice && !nothing && !advice->waysOut.isEmpty());
    m_dimensions->setAdvice(advice);
    m_charts->setAdvice(m_context.document.plan(), advice);
    m_candidates->setAdvice(advice);
    m_candidates->setVisible(advice);
    showFindings(advice);
    showGrowth(advice);
    showDecisions(advice);
    m_report->setEnabled(advice);
    m_checklist->setEnabled(advice);
}

void ResultPage::showVerdict(const Advice *advice)
{
    if (!advice) {
        const auto &problem = m_context.document.problem();
        m_verdict->setText(tr("There is no answer yet."));
        m_because->setText(problem ? text::of(*problem, QLocale()) : QString());
        return;
    }
    m_verdict->setText(text::verdict(*advice, QLocale()));
    QString because;
    if (advice->recommendation)
        because = sentences(advice->recommendation->because);
    m_because->setText(because);
    m_because->setVisible(!because.isEmpty());
}

void ResultPage::showFindings(const Advice *advice)
{
    m_findings->clear();
    if (!advice)
        return;
    m_findings->setTitle(tr("What to watch"));
    for (const Finding &finding : advice->findings) {
        const Look look = lookOf(finding.severity);
        const QString source =
            finding.source.isEmpty() ? QString() : tr("Source: %1").arg(finding.source);
        m_findings->add(new MessageRow(
            look.icon, look.tone,
            finding.severity == Severity::Note
                ? text::of(finding.what, QLocale())
                : tr("%1: %2").arg(text::term(finding.severity), text::of(finding.what, QLocale())),
            source));
    }
}

void ResultPage::showGrowth(const Advice *advice)
{
    m_growth->clear();
    if (!advice)
        return;
    m_growth->setTitle(tr("Growth"));
    for (const GrowthStep &step : advice->growth)
        m_growth->add(new MessageRow("next", theme::Tone::Muted,
                                     tr("Month %1: %2, %3")
                                         .arg(step.month)
                                         .arg(configurationName(step.gpu, step.cards),
                                              text::perMonth(step.monthlyCost, QLocale())),
                                     sentences(step.because)));
}

void ResultPage::showDecisions(const Advice *advice)
{
    while (QLayoutItem *item = m_decisions->contents()->takeAt(0)) {
        if (item->widget()) {
            item->widget()->hide();
            item->widget()->deleteLater();
        }
        delete item;
    }
    m_decisions->setVisible(advice && !advice->decisions.isEmpty());
    if (!advice)
        return;
    for (const DecisionStep &step : advice->decisions)
        m_decisions->contents()->addWidget(new MessageRow("chevron-right", theme::Tone::Muted,
                                                          text::of(step.question, QLocale()),
                                                          text::of(step.answer, QLocale())));
}

void ResultPage::retranslateUi()
{
    setHeading(tr("Result"), QString());
    m_decisions->setTitle(tr("How the decision was made"));
    m_nextTitle->setText(tr("Next"));
    m_report->setText(tr("Export the report…"));
    m_checklist->setText(tr("Open the checklist"));
    m_charts->retranslateUi();
    m_candidates->retranslateUi();
    refresh();
}

} // namespace xuanka
