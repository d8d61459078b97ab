// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/Actions.h"

#include "ui/theme/Icons.h"
#include "ui/window/StepModel.h"

#include <QAction>
#include <QActionGroup>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace xuanka {
namespace {

enum Menu { FileMenu, EditMenu, ViewMenu, ToolMenu, HelpMenu };

} // namespace

Actions::Actions(QMainWindow *window)
    : QObject(window)
    , m_window(window)
{
    for (QMenu *&menu : m_menus)
        menu = window->menuBar()->addMenu(QString());
    addFileMenu();
    addEditMenu();
    addViewMenu();
    addToolMenu();
    add(m_menus[HelpMenu], command::about, "info")->setMenuRole(QAction::AboutRole);
}

QAction *Actions::add(QMenu *menu, const char *name, const char *icon)
{
    auto *action = new QAction(this);
    if (icon)
        action->setIcon(theme::icon(icon));
    action->setObjectName(QString::fromLatin1(name));
    connect(action, &QAction::triggered, this,
            [this, name] { emit triggered(QString::fromLatin1(name)); });
    menu->addAction(action);
    m_window->addAction(action);
    m_actions[name] = action;
    return action;
}

void Actions::addFileMenu()
{
    QMenu *menu = m_menus[FileMenu];
    add(menu, command::newPlan, "blank")->setShortcut(QKeySequence::New);
    add(menu, command::open, "open")->setShortcut(QKeySequence::Open);
    m_recent = menu->addMenu(QString());
    menu->addSeparator();
    add(menu, command::save, "save")->setShortcut(QKeySequence::Save);
    add(menu, command::saveAs)->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    menu->addSeparator();
    add(menu, command::exportReport, "export")->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_E));
    add(menu, command::exportChecklist, "checklist");
    add(menu, command::print, "print")->setShortcut(QKeySequence::Print);
    menu->addSeparator();
    add(menu, command::quit)->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
    action(command::quit)->setMenuRole(QAction::QuitRole);
}

void Actions::addEditMenu()
{
    QMenu *menu = m_menus[EditMenu];
    add(menu, command::undo, "undo")->setShortcut(QKeySequence::Undo);
    add(menu, command::redo, "redo")
        ->setShortcuts({QKeySequence(QKeySequence::Redo), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    menu->addSeparator();
    add(menu, command::paste, "import")
        ->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
}

void Actions::addViewMenu()
{
    QMenu *menu = m_menus[ViewMenu];
    for (int index = 0; index < stepCount; ++index) {
        auto *action = new QAction(this);
        action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + index)));
        connect(action, &QAction::triggered, this, [this, index] { emit stepWanted(index); });
        menu->addAction(action);
        m_window->addAction(action);
        m_steps[std::size_t(index)] = action;
    }
    menu->addSeparator();
    add(menu, command::back, "back")->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    add(menu, command::next, "next")->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Right));
    menu->addSeparator();
    m_theme = menu->addMenu(QString());
    auto *themes = new QActionGroup(this);
    for (int index = 0; index < 3; ++index) {
        QAction *action = m_theme->addAction(QString());
        action->setCheckable(true);
        themes->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, index] { emit themeWanted(ThemeMode(index)); });
        m_themes[std::size_t(index)] = action;
    }
    m_language = menu->addMenu(QString());
    auto *languages = new QActionGroup(this);
    // Languages are named in themselves.
    const QStringList names{QStringLiteral("English"), QStringLiteral("中文")};
    for (int index = 0; index < 2; ++index) {
        QAction *action = m_language->addAction(names[index]);
        action->setCheckable(true);
        languages->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, index] { emit languageWanted(text::Language(index)); });
        m_languages[std::size_t(index)] = action;
    }
}

void Actions::addToolMenu()
{
    add(m_menus[ToolMenu], command::importFile, "import")
        ->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_I));
}

QAction *Actions::action(const char *name) const
{
    return m_actions.at(name);
}

void Actions::setLanguage(text::Language language)
{
    m_languages[std::size_t(language)]->setChecked(true);
}

void Actions::setTheme(ThemeMode mode)
{
    m_themes[std::size_t(mode)]->setChecked(true);
}

void Actions::setUndoWords(const QString &undo, const QString &redo)
{
    m_undoWords = undo;
    m_redoWords = redo;
    action(command::undo)->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    action(command::redo)->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
    action(command::undo)->setEnabled(!undo.isEmpty());
    action(command::redo)->setEnabled(!redo.isEmpty());
}

void Actions::retranslateUi()
{
    m_menus[FileMenu]->setTitle(tr("&File"));
    m_menus[EditMenu]->setTitle(tr("&Edit"));
    m_menus[ViewMenu]->setTitle(tr("&View"));
    m_menus[ToolMenu]->setTitle(tr("&Tools"));
    m_menus[HelpMenu]->setTitle(tr("&Help"));
    action(command::newPlan)->setText(tr("&New plan"));
    action(command::open)->setText(tr("&Open…"));
    m_recent->setTitle(tr("Open &recent"));
    action(command::save)->setText(tr("&Save"));
    action(command::saveAs)->setText(tr("Save &as…"));
    action(command::exportReport)->setText(tr("&Export the report…"));
    action(command::exportChecklist)->setText(tr("Export the &checklist…"));
    action(command::print)->setText(tr("&Print…"));
    action(command::quit)->setText(tr("&Quit"));
    action(command::paste)->setText(tr("Paste a launch command or &config"));
    action(command::back)->setText(tr("&Back"));
    action(command::next)->setText(tr("&Next"));
    action(command::importFile)->setText(tr("&Read a file…"));
    action(command::about)->setText(tr("&About Xuanka"));
    m_theme->setTitle(tr("&Appearance"));
    m_themes[0]->setText(tr("As the &system"));
    m_themes[1]->setText(tr("&Light"));
    m_themes[2]->setText(tr("&Dark"));
    m_language->setTitle(tr("&Language"));
    for (int index = 0; index < stepCount; ++index)
        m_steps[std::size_t(index)]->setText(StepModel::title(Step(index)));
    setUndoWords(m_undoWords, m_redoWords);
}

} // namespace xuanka
