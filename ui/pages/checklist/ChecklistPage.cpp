// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/checklist/ChecklistPage.h"

#include "core/checklist/TrialScript.h"
#include "ui/document/Background.h"
#include "ui/document/ChecklistDocument.h"
#include "ui/document/Files.h"
#include "ui/document/Settings.h"
#include "ui/pages/checklist/ItemRow.h"
#include "ui/text/Text.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Dialogs.h"
#include "ui/widgets/FieldRow.h"
#include "ui/widgets/Fold.h"
#include "ui/widgets/IconLabel.h"
#include "ui/widgets/MessageRow.h"
#include "ui/widgets/RowList.h"
#include "ui/widgets/TextLabel.h"

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka {
namespace {

constexpr qint64 trialFileLimit = 64 * 1024 * 1024;

} // namespace

ChecklistPage::ChecklistPage(const PageContext &context, QWidget *parent)
    : Page(context, parent)
    , m_icon(new IconLabel("empty", theme::Tone::Muted, 20))
    , m_summary(new TextLabel(TextLabel::Role::Section))
    , m_counts(new TextLabel(TextLabel::Role::Help))
    , m_who(new QLineEdit)
    , m_whoRow(new FieldRow(m_who))
    , m_load(new QPushButton(theme::icon("import"), QString()))
    , m_script(new QPushButton(theme::icon("save"), QString()))
    , m_export(new QPushButton(theme::icon("export"), QString()))
    , m_trial(new RowList)
    , m_list(new QVBoxLayout)
{
    setColumnWidth(960);
    buildHead();
    m_list->setSpacing(theme::gap);
    column()->addWidget(m_trial);
    column()->addLayout(m_list);
    connect(&context.checklist, &ChecklistDocument::changed, this, [this] {
        if (isVisible())
            refresh();
    });
    connect(m_who, &QLineEdit::editingFinished, this,
            [this] { m_context.settings.setInspector(m_who->text().trimmed()); });
    connect(m_load, &QPushButton::clicked, this, &ChecklistPage::loadTrial);
    connect(m_script, &QPushButton::clicked, this, &ChecklistPage::saveScript);
    connect(m_export, &QPushButton::clicked, this,
            [this] { emit commandWanted(QStringLiteral("export-checklist")); });
}

void ChecklistPage::buildHead()
{
    m_summary->setObjectName(QStringLiteral("checklist-summary"));
    auto *verdict = new QHBoxLayout;
    verdict->setSpacing(theme::gap);
    verdict->addWidget(m_icon, 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(theme::innerGap);
    words->addWidget(m_summary);
    words->addWidget(m_counts);
    verdict->addLayout(words, 1);
    column()->addLayout(verdict);

    m_load->setObjectName(QStringLiteral("load-trial"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gap);
    buttons->addWidget(m_load);
    buttons->addWidget(m_script);
    buttons->addWidget(m_export);
    buttons->addStretch();
    column()->addLayout(buttons);
    m_who->setFixedWidth(240);
    m_who->setMaxLength(80);
    m_who->setText(m_context.settings.inspector());
    column()->addWidget(m_whoRow);
}

void ChecklistPage::refresh()
{
    const auto checklist = m_context.checklist.checklist();
    showSummary(checklist ? &*checklist : nullptr);
    showTrial();
    for (const auto &[id, fold] : m_sections)
        fold->setVisible(false);
    if (!checklist)
        return;
    for (const ChecklistSection &section : checklist->sections)
        showSection(section, *checklist);
}

void ChecklistPage::showSummary(const Checklist *checklist)
{
    for (QPushButton *button : {m_load, m_export})
        button->setEnabled(checklist);
    m_whoRow->setVisible(checklist);
    if (!checklist) {
        m_icon->setIcon("info", theme::Tone::Muted);
        m_summary->setText(tr("There is no machine to check yet."));
        m_counts->setText(tr("The list is made for the recommended machine; fill in the pages "
                             "until there is one."));
        return;
    }
    const bool bad = checklist->redFlags + checklist->failed > 0;
    m_icon->setIcon(checklist->readyToSign() ? "check"
                        : bad                ? "error"
                                             : "warning",
                    checklist->readyToSign() ? theme::Tone::Good
                        : bad                ? theme::Tone::Bad
                                             : theme::Tone::Warn);
    m_summary->setText(checklist->readyToSign() ? tr("Nothing stands in the way of signing.")
                           : bad ? tr("Do not sign yet: %n check(s) failed.", nullptr,
                                      std::max(checklist->failed, checklist->redFlags))
                                 : tr("Do not sign yet: %n must-have(s) not checked.", nullptr,
                                      checklist->openMusts));
    const auto answered =
        std::count_if(checklist->rows.begin(), checklist->rows.end(), [](const ChecklistRow &row) {
            return row.verdict != Verdict::NotChecked || row.answer.answer != Answer::Open;
        });
    m_counts->setText(tr("%1 of %2 settled · %3 failed · %4 with a warning · %5 must-haves open")
                          .arg(answered)
                          .arg(checklist->rows.size())
                          .arg(checklist->failed)
                          .arg(checklist->warned)
                          .arg(checklist->openMusts));
}

void ChecklistPage::showTrial()
{
    m_trial->clear();
    const auto &verification = m_context.checklist.verification();
    if (!verification)
        return;
    m_trial->setTitle(tr("What the trial machine showed"));
    int passed = 0;
    for (const Check &check : verification->checks) {
        passed += check.verdict == Verdict::Pass ? 1 : 0;
        if (check.verdict != Verdict::Fail && check.verdict != Verdict::Warn)
            continue;
        const bool failed = check.verdict == Verdict::Fail;
        m_trial->add(new MessageRow(
            failed ? "error" : "warning", failed ? theme::Tone::Bad : theme::Tone::Warn,
            tr("Expected %1, found %2")
                .arg(text::of(check.expected, QLocale()), text::of(check.found, QLocale())),
            check.source));
    }
    m_trial->add(new MessageRow("check", theme::Tone::Good,
                                tr("%n check(s) passed", nullptr, passed),
                                m_context.checklist.trialFiles().join(QStringLiteral(", "))));
}

void ChecklistPage::showSection(const ChecklistSection &section, const Checklist &checklist)
{
    Fold *&fold = m_sections[section.id];
    if (!fold) {
        fold = new Fold;
        m_list->addWidget(fold);
        // Rows are many: those of a section are made when it is opened.
        connect(fold, &Fold::toggled, this, [this, id = section.id](bool open) {
            const auto list = m_context.checklist.checklist();
            if (open && list)
                fillSection(id, *list);
        });
    }
    fold->setVisible(true);
    fold->setTitle(text::of(section.title));
    int settled = 0;
    int all = 0;
    int failed = 0;
    for (const ChecklistRow &row : checklist.rows) {
        if (row.item.section != section.id)
            continue;
        ++all;
        failed += row.verdict == Verdict::Fail ? 1 : 0;
        settled += row.verdict != Verdict::NotChecked || row.answer.answer != Answer::Open ? 1 : 0;
    }
    const QString count = tr("%1 of %2").arg(settled).arg(all);
    fold->setSummary(failed ? tr("%1 · %2 failed").arg(count).arg(failed) : count);
    if (fold->isOpen())
        fillSection(section.id, checklist);
}

void ChecklistPage::fillSection(const QString &section, const Checklist &checklist)
{
    QStringList present;
    for (const ChecklistRow &row : checklist.rows) {
        if (row.item.section != section)
            continue;
        present.append(row.item.id);
        ItemRow *&shown = m_rows[row.item.id];
        if (!shown) {
            shown = new ItemRow(row.item.id);
            connect(shown, &ItemRow::answered, this, &ChecklistPage::answer);
            m_sections[section]->contents()->addWidget(shown);
        }
        shown->setVisible(true);
        shown->setRow(row);
    }
    for (const auto &[id, row] : m_rows) {
        if (row->parentWidget() == m_sections[section]->contents()->parentWidget())
            row->setVisible(present.contains(id));
    }
}

void ChecklistPage::answer(const QString &id, ItemAnswer answer)
{
    const QString now = m_context.now().toUTC().toString(Qt::ISODate);
    answer.who = m_who->text().trimmed();
    answer.when = now.left(10);
    m_context.checklist.setAnswer(id, answer, now);
}

void ChecklistPage::loadTrial()
{
    const QStringList paths = m_context.dialogs.openFiles(
        this, tr("Outputs of the trial machine"), m_context.settings.folder(),
        tr("Text files (*.txt *.log *.csv);;All files (*)"));
    if (paths.isEmpty())
        return;
    QList<TrialFile> files;
    for (const QString &path : paths) {
        const auto bytes = files::read(path, trialFileLimit);
        if (!bytes) {
            m_context.dialogs.tell(this, tr("Not read"), text::of(bytes.error(), QLocale()));
            return;
        }
        files.append({QFileInfo(path).fileName(), *bytes});
    }
    m_context.settings.setFolder(QFileInfo(paths.first()).path());
    const auto job = m_context.checklist.trialJob(files);
    if (!job)
        return;
    m_load->setEnabled(false);
    m_load->setText(tr("Checking…"));
    inBackground<Result<Verification>>(
        this, [job = *job] { return job.run(); },
        [this](Result<Verification> result) {
            if (result)
                m_context.checklist.setVerification(*result);
            else
                m_context.dialogs.tell(this, tr("Not read"), text::of(result.error(), QLocale()));
            retranslateUi();
        });
}

void ChecklistPage::saveScript()
{
    const QString path = m_context.dialogs.saveFile(
        this, tr("Save the collecting script"),
        QDir(m_context.settings.folder()).filePath(QStringLiteral("xuanka-collect.sh")),
        tr("Shell script (*.sh)"));
    if (path.isEmpty())
        return;
    if (const auto done = files::write(path, trialScript()); !done)
        m_context.dialogs.tell(this, tr("Not written"), text::of(done.error(), QLocale()));
}

void ChecklistPage::retranslateUi()
{
    setHeading(tr("Before you sign"),
               tr("Ask, look, run: what proves that the machine is what was promised."));
    m_load->setText(tr("Load trial outputs…"));
    m_load->setToolTip(tr("What nvidia-smi, topo, all_reduce_perf and others printed"));
    m_script->setText(tr("Save the collecting script…"));
    m_script->setToolTip(
        tr("Runs on the trial machine, changes nothing, collects all outputs in one "
           "file"));
    m_export->setText(tr("Export PDF…"));
    m_whoRow->setLabel(tr("Checked by"));
    m_whoRow->setHelp(tr("Stands beside every answer from now on."));
    refresh();
}

} // namespace xuanka
