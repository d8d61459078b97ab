// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/PlanDocument.h"
#include "ui/window/answer/AnswerPanel.h"

#include <QMainWindow>

class QPushButton;

namespace xuanka {

class Actions;
class Autosave;
class Catalog;
class ChecklistDocument;
class DerivationSheet;
class Dialogs;
class FileCommands;
class ImportFlow;
class LanguageController;
class LanguageSwitch;
class PageStack;
class Settings;
class StepList;
class StepModel;
class Theme;
struct EstimateConstants;
struct PageContext;
struct Store;
enum class Step;

// What the window is given; all of it outlives the window.
struct WindowServices {
    const Catalog &catalog;
    PlanDocument::Adviser adviser;
    PlanDocument::ModelReader modelReader;
    Settings &settings;
    Dialogs &dialogs;
    LanguageController &language;
    Theme &theme;
    const EstimateConstants &constants;
    QString dataFolder; // automatic copies and the data file
    std::function<QDateTime()> now;
};

// The window: steps at the left, a page, the answer at the right. It wires; the work is done by the
// document, the pages and FileCommands.
class MainWindow final : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const WindowServices &services, QWidget *parent = nullptr);
    ~MainWindow() override;

    // A plan is opened; anything else is read and offered.
    void openPath(const QString &path);
    // What can wait until the window is seen: the data file, and an offer to restore what an
    // earlier run left behind.
    void start();
    PlanDocument &document() { return *m_document; }
    PageStack &pages() { return *m_pages; }

public slots:
    void showStep(int step);
    void runCommand(const QString &command);

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void openStore();
    void offerAutosave();
    void buildLayout();
    QWidget *buildFooter();
    void connectParts();
    void connectImport();
    void startPlan(const Plan &plan);
    void openPlan(const QString &path);
    void newPlan();
    void move(int by);
    void planOrAdviceChanged();
    void updateTitle();
    void updateNavigation();
    void fillRecentMenu();
    void retranslateUi();
    void about();

    WindowServices m_services;
    PlanDocument *m_document;
    ChecklistDocument *m_checklist;
    Autosave *m_autosave;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<PageContext> m_context;
    Actions *m_actions;
    FileCommands *m_files;
    ImportFlow *m_import;
    StepModel *m_steps;
    StepList *m_stepList;
    PageStack *m_pages;
    AnswerPanel *m_answer;
    LanguageSwitch *m_switch;
    DerivationSheet *m_sheet = nullptr;
    QWidget *m_footer = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_next = nullptr;
};

} // namespace xuanka
