// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/MainWindow.h"

#include "core/storage/Store.h"
#include "ui/document/Autosave.h"
#include "ui/document/ChecklistDocument.h"
#include "ui/document/Settings.h"
#include "ui/pages/Page.h"
#include "ui/text/Fields.h"
#include "ui/text/LanguageController.h"
#include "ui/text/Text.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Dialogs.h"
#include "ui/widgets/Separator.h"
#include "ui/window/Actions.h"
#include "ui/window/FileCommands.h"
#include "ui/window/LanguageSwitch.h"
#include "ui/window/PageStack.h"
#include "ui/window/StepList.h"
#include "ui/window/derivation/DerivationSheet.h"
#include "ui/window/import/ImportFlow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

#include <algorithm>

namespace xuanka {

MainWindow::MainWindow(const WindowServices &services, QWidget *parent)
    : QMainWindow(parent)
    , m_services(services)
    , m_document(new PlanDocument(services.adviser, services.modelReader, this))
    , m_checklist(new ChecklistDocument(*m_document, services.catalog, this))
    , m_autosave(new Autosave(*m_document, services.dataFolder + QStringLiteral("/autosave"), this))
    , m_context(new PageContext{*m_document, *m_checklist, services.catalog, services.constants,
                                services.settings, services.dialogs, services.now})
    , m_actions(new Actions(this))
    , m_files(new FileCommands(*m_context, this))
    , m_import(new ImportFlow(*m_context, this))
    , m_steps(new StepModel(*m_document, this))
    , m_stepList(new StepList(m_steps))
    , m_pages(new PageStack(*m_context))
    , m_answer(new AnswerPanel(*m_document, services.theme))
    , m_switch(new LanguageSwitch)
{
    setMinimumSize(1024, 680);
    resize(1280, 800);
    restoreGeometry(services.settings.geometry());
    setWindowIcon(theme::icon("card", theme::Tone::Accent));
    buildLayout();
    connectParts();
    m_actions->setTheme(services.theme.mode());
    m_pages->showStart();
    m_stepList->setCurrentStep(-1);
    retranslateUi();
    m_document->adviseNow();
    m_pages->focusFirst();
}

MainWindow::~MainWindow() = default;

void MainWindow::buildLayout()
{
    menuBar()->setCornerWidget(m_switch);
    auto *middle = new QVBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_pages, 1);
    middle->addWidget(buildFooter());
    auto *all = new QWidget;
    auto *across = new QHBoxLayout(all);
    across->setContentsMargins(0, 0, 0, 0);
    across->setSpacing(0);
    across->addWidget(m_stepList);
    across->addWidget(new Separator(Qt::Vertical));
    across->addLayout(middle, 1);
    across->addWidget(new Separator(Qt::Vertical));
    across->addWidget(m_answer);
    auto *ground = new QWidget;
    auto *down = new QVBoxLayout(ground);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    down->addWidget(new Separator(Qt::Horizontal));
    down->addWidget(all, 1);
    setCentralWidget(ground);
    m_sheet = new DerivationSheet(*m_context, all);
}

QWidget *MainWindow::buildFooter()
{
    m_footer = new QWidget;
    m_back = new QPushButton;
    m_next = new QPushButton;
    m_next->setProperty("primary", true);
    m_back->setObjectName(QStringLiteral("back"));
    m_next->setObjectName(QStringLiteral("next"));
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(theme::pageMargin, theme::gap + theme::innerGap, theme::pageMargin,
                                theme::gap + theme::innerGap);
    buttons->setSpacing(theme::gap);
    buttons->addStretch();
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto *layout = new QVBoxLayout(m_footer);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new Separator(Qt::Horizontal));
    layout->addLayout(buttons);
    connect(m_back, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { move(1); });
    return m_footer;
}

void MainWindow::connectParts()
{
    connect(m_actions, &Actions::triggered, this, &MainWindow::runCommand);
    connect(m_actions, &Actions::stepWanted, this, &MainWindow::showStep);
    connect(m_stepList, &StepList::stepChosen, this, &MainWindow::showStep);
    connect(m_pages, &PageStack::commandWanted, this, &MainWindow::runCommand);
    connect(m_pages, &PageStack::planChosen, this, &MainWindow::startPlan);
    connect(m_pages, &PageStack::fileChosen, this, &MainWindow::openPlan);
    connect(m_answer, &AnswerPanel::topicWanted, m_sheet, &DerivationSheet::openTopic);
    connect(m_answer, &AnswerPanel::resultWanted, this, [this] { showStep(int(Step::Result)); });
    connect(m_document, &PlanDocument::planChanged, this, &MainWindow::planOrAdviceChanged);
    connect(m_document, &PlanDocument::adviceChanged, this, [this] {
        m_answer->refresh();
        m_sheet->refresh();
        planOrAdviceChanged();
    });
    connect(m_document, &PlanDocument::fileChanged, this, &MainWindow::updateTitle);
    connect(m_checklist, &ChecklistDocument::problem, this, [this](const Error &error) {
        m_services.dialogs.tell(this, tr("The data file"), text::of(error, QLocale()));
    });
    connect(m_document, &PlanDocument::modifiedChanged, this, &QWidget::setWindowModified);
    connect(m_actions->recentMenu(), &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);

    connectImport();

    const auto speak = [this](text::Language language) {
        m_services.settings.setLanguage(language);
        m_services.language.setLanguage(language);
    };
    connect(m_actions, &Actions::languageWanted, this, speak);
    connect(m_switch, &LanguageSwitch::languageWanted, this, speak);
    connect(&m_services.language, &LanguageController::languageChanged, this,
            &MainWindow::retranslateUi);
    connect(m_actions, &Actions::themeWanted, this, [this](ThemeMode mode) {
        m_services.settings.setTheme(mode);
        m_services.theme.setMode(mode);
    });
}

void MainWindow::connectImport()
{
    setAcceptDrops(true);
    connect(m_import, &ImportFlow::planFileFound, this, &MainWindow::openPlan);
    connect(m_import, &ImportFlow::planChanged, this, [this] { showStep(int(Step::Compute)); });
    connect(m_import, &ImportFlow::trialFound, this, [this] { showStep(int(Step::Checklist)); });
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (ImportFlow::accepts(event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    m_import->take(event->mimeData());
}

void MainWindow::planOrAdviceChanged()
{
    m_pages->refresh();
    m_steps->refresh();
    const WorkloadKind kind = m_document->plan().workload.kind();
    const auto words = [kind](const QString &field) {
        return field == QLatin1String("plan") ? tr("the whole plan")
            : field.isEmpty()                 ? QString()
                                              : text::fieldLabel(field, kind);
    };
    m_actions->setUndoWords(words(m_document->undoField()), words(m_document->redoField()));
    updateTitle();
}

void MainWindow::startPlan(const Plan &plan)
{
    if (!m_files->mayLeave())
        return;
    m_steps->forgetVisits();
    m_document->reset(plan);
    showStep(int(Step::Compute));
}

void MainWindow::newPlan()
{
    if (!m_files->mayLeave())
        return;
    m_document->reset(Plan{});
    m_steps->forgetVisits();
    m_pages->showStart();
    m_stepList->setCurrentStep(-1);
    updateNavigation();
}

void MainWindow::openPath(const QString &path)
{
    m_import->readFile(path);
}

void MainWindow::openPlan(const QString &path)
{
    if (m_files->open(path)) {
        m_steps->forgetVisits();
        showStep(int(Step::Result));
    }
}

void MainWindow::start()
{
    openStore();
    offerAutosave();
}

void MainWindow::openStore()
{
    auto store = xuanka::openStore(m_services.dataFolder + QStringLiteral("/xuanka.sqlite"),
                                   FileOwner::Program);
    QStringList notes;
    if (store) {
        m_store = std::make_unique<Store>(std::move(*store));
        m_checklist->setStore(m_store.get());
        for (const Message &note : m_store->notes)
            notes.append(text::of(note, QLocale()));
    } else {
        notes = {text::of(store.error(), QLocale()), tr("Checklist answers are not kept.")};
    }
    if (!notes.isEmpty())
        m_services.dialogs.tell(this, tr("The data file"), notes.join(u'\n'));
}

void MainWindow::offerAutosave()
{
    const auto found = m_autosave->find();
    if (!found)
        return;
    const QString when = QLocale().toString(found->saved.toLocalTime(), QLocale::ShortFormat);
    const QString name =
        found->plan.title.isEmpty() ? QFileInfo(found->path).fileName() : found->plan.title;
    const auto answer = m_services.dialogs.ask(
        this, tr("Unsaved work was found"),
        name.isEmpty() ? tr("A plan of %1 was not saved when the program ended.").arg(when)
                       : tr("“%1” of %2 was not saved when the program ended.").arg(name, when),
        tr("Restore"), tr("Discard"));
    if (answer == Dialogs::Answer::Cancel)
        return;
    if (answer == Dialogs::Answer::Yes) {
        m_document->restore(found->plan, found->path);
        m_autosave->saveNow();
        showStep(int(Step::Result));
    }
    Autosave::discard(*found);
}

void MainWindow::showStep(int step)
{
    m_document->endEdit();
    const bool fromList = m_stepList->hasFocus();
    m_pages->showStep(Step(step));
    if (!fromList)
        m_pages->focusFirst();
    m_steps->setVisited(Step(step));
    m_stepList->setCurrentStep(step);
    updateNavigation();
}

void MainWindow::move(int by)
{
    const int step = m_pages->currentStep() + by;
    if (step >= 0 && step < stepCount)
        showStep(step);
}

void MainWindow::updateNavigation()
{
    const int step = m_pages->currentStep();
    m_footer->setVisible(step >= 0);
    m_answer->setActive(step >= 0);
    m_steps->setActive(step >= 0);
    m_back->setEnabled(step > 0);
    m_next->setEnabled(step >= 0 && step + 1 < stepCount);
    m_actions->action(command::back)->setEnabled(step > 0);
    m_actions->action(command::next)->setEnabled(step + 1 < stepCount);
    const bool last = step + 1 >= stepCount;
    m_next->setText(last ? tr("Next") : tr("Next: %1").arg(StepModel::title(Step(step + 1))));
}

void MainWindow::runCommand(const QString &name)
{
    const auto is = [&name](const char *known) { return name == QLatin1String(known); };
    if (is(command::newPlan))
        newPlan();
    else if (is(command::open)) {
        if (m_files->open())
            showStep(int(Step::Result));
    } else if (is(command::save))
        m_files->save();
    else if (is(command::saveAs))
        m_files->saveAs();
    else if (is(command::exportReport))
        m_files->exportReport();
    else if (is(command::exportChecklist))
        m_files->exportChecklist();
    else if (is(command::print))
        m_files->print();
    else if (is(command::quit))
        close();
    else if (is(command::undo))
        m_document->undoStack().undo();
    else if (is(command::redo))
        m_document->undoStack().redo();
    else if (is(command::back))
        move(-1);
    else if (is(command::next))
        move(1);
    else if (is(command::about))
        about();
    else if (is(command::importFile))
        m_import->chooseFile();
    else if (is(command::paste))
        m_import->readText(QApplication::clipboard()->text());
    else if (is("checklist"))
        showStep(int(Step::Checklist));
}

void MainWindow::fillRecentMenu()
{
    QMenu *menu = m_actions->recentMenu();
    menu->clear();
    const QStringList files = m_services.settings.recentFiles();
    for (const QString &file : files) {
        QAction *action = menu->addAction(QDir::toNativeSeparators(file));
        connect(action, &QAction::triggered, this, [this, file] { openPlan(file); });
    }
    menu->addSeparator();
    QAction *clear = menu->addAction(tr("Clear the list"));
    clear->setEnabled(!files.isEmpty());
    connect(clear, &QAction::triggered, this, [this] { m_services.settings.clearRecentFiles(); });
}

void MainWindow::updateTitle()
{
    const QString name = m_document->displayName();
    setWindowTitle(name.isEmpty() ? tr("Xuanka") : tr("%1[*] — Xuanka").arg(name));
    setWindowModified(m_document->isModified());
}

void MainWindow::retranslateUi()
{
    m_actions->retranslateUi();
    m_actions->setLanguage(m_services.language.language());
    m_switch->setLanguage(m_services.language.language());
    m_switch->retranslateUi();
    m_steps->retranslateUi();
    m_stepList->setAccessibleName(tr("Steps"));
    m_back->setText(tr("Back"));
    m_pages->retranslateUi();
    m_answer->retranslateUi();
    m_sheet->refresh();
    updateNavigation();
    planOrAdviceChanged();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_files->mayLeave()) {
        event->ignore();
        return;
    }
    m_services.settings.setGeometry(saveGeometry());
    m_autosave->clear();
    event->accept();
}

void MainWindow::about()
{
    QMessageBox::about(this, tr("About Xuanka"),
                       tr("Xuanka %1\nWhich GPU cards to rent, how many, under which lease, and "
                          "whether the machine is what was promised. Works offline.\n"
                          "Licence: GPL-3.0-or-later")
                           .arg(QCoreApplication::applicationVersion()));
}

} // namespace xuanka
