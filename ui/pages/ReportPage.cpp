// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/ReportPage.h"

#include "ui/document/PlanDocument.h"
#include "ui/document/Settings.h"
#include "ui/form/PlanForm.h"
#include "ui/text/Answer.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/MessageRow.h"
#include "ui/widgets/RowList.h"
#include "ui/widgets/TextLabel.h"

#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace xuanka {

ReportPage::ReportPage(const PageContext &context, QWidget *parent)
    : Page(context, parent)
    , m_form(new PlanForm(context.document))
    , m_languageTitle(new TextLabel(TextLabel::Role::Body))
    , m_chinese(new QRadioButton(QStringLiteral("中文")))
    , m_english(new QRadioButton(QStringLiteral("English")))
    , m_contents(new RowList)
    , m_missing(new TextLabel(TextLabel::Role::Body))
    , m_export(new QPushButton(theme::icon("export", theme::Tone::OnAccent), QString()))
    , m_checklist(new QPushButton(theme::icon("checklist"), QString()))
    , m_print(new QPushButton(theme::icon("print"), QString()))
{
    m_form->line("title", &Plan::title, 420);
    m_export->setProperty("primary", true);
    m_export->setObjectName(QStringLiteral("export-report"));
    m_chinese->setAccessibleName(m_chinese->text());
    m_english->setAccessibleName(m_english->text());
    auto *languages = new QHBoxLayout;
    languages->setSpacing(3 * theme::gap);
    languages->addWidget(m_chinese);
    languages->addWidget(m_english);
    languages->addStretch();
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gap);
    buttons->addWidget(m_export);
    buttons->addWidget(m_print);
    buttons->addWidget(m_checklist);
    buttons->addStretch();
    column()->addWidget(m_form);
    column()->addWidget(m_languageTitle);
    column()->addLayout(languages);
    column()->addWidget(m_contents);
    column()->addWidget(m_missing);
    column()->addLayout(buttons);
    connect(m_chinese, &QRadioButton::clicked, this,
            [this] { m_context.settings.setReportLanguage(text::Language::Chinese); });
    connect(m_english, &QRadioButton::clicked, this,
            [this] { m_context.settings.setReportLanguage(text::Language::English); });
    connect(m_export, &QPushButton::clicked, this,
            [this] { emit commandWanted(QStringLiteral("export-report")); });
    connect(m_checklist, &QPushButton::clicked, this,
            [this] { emit commandWanted(QStringLiteral("export-checklist")); });
    connect(m_print, &QPushButton::clicked, this,
            [this] { emit commandWanted(QStringLiteral("print")); });
}

void ReportPage::refresh()
{
    m_form->refresh();
    const auto language =
        m_context.settings.reportLanguage(text::languageFromName(QLocale().name()));
    m_chinese->setChecked(language == text::Language::Chinese);
    m_english->setChecked(language == text::Language::English);
    const bool ready = m_context.document.advice().has_value();
    m_missing->setVisible(!ready);
    for (QPushButton *button : {m_export, m_checklist, m_print})
        button->setEnabled(ready);
    showContents();
}

void ReportPage::showContents()
{
    m_contents->clear();
    const auto &advice = m_context.document.advice();
    if (!advice)
        return;
    m_contents->setTitle(tr("What it contains"));
    const auto add = [this](const QString &words, const QString &below = {}) {
        m_contents->add(new MessageRow("tick", theme::Tone::Good, words, below));
    };
    add(tr("One page for the manager"), text::verdict(*advice, QLocale()));
    add(tr("Three charts: speedup, VRAM headroom, monthly cost"));
    add(tr("%n candidate(s) compared, each with the reason", nullptr,
           int(advice->candidates.size())));
    add(tr("%n finding(s) to watch", nullptr, int(advice->findings.size())));
    add(tr("Checklist before signing, for exactly this configuration"));
    add(tr("Assumptions and sources"),
        tr("%n value(s) on their default", nullptr, int(advice->defaultsUsed.size())));
}

void ReportPage::retranslateUi()
{
    setHeading(
        tr("Report"),
        tr("A PDF for people who were not here: page one for the manager, then the evidence."));
    m_form->retranslateUi();
    m_languageTitle->setText(tr("Language of the report"));
    m_missing->setText(tr("There is no answer to report yet. Fill in the compute page first."));
    m_export->setText(tr("Export PDF…"));
    m_checklist->setText(tr("Checklist as PDF…"));
    m_print->setText(tr("Print…"));
    refresh();
}

} // namespace xuanka
