// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/Language.h"
#include "ui/theme/Theme.h"

#include <QObject>

#include <array>
#include <map>
#include <string_view>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace xuanka {

// What the window can do, by name; pages ask for it with the same names.
namespace command {
inline constexpr const char *newPlan = "new";
inline constexpr const char *open = "open";
inline constexpr const char *save = "save";
inline constexpr const char *saveAs = "save-as";
inline constexpr const char *exportReport = "export-report";
inline constexpr const char *exportChecklist = "export-checklist";
inline constexpr const char *print = "print";
inline constexpr const char *quit = "quit";
inline constexpr const char *undo = "undo";
inline constexpr const char *redo = "redo";
inline constexpr const char *paste = "paste";
inline constexpr const char *back = "back";
inline constexpr const char *next = "next";
inline constexpr const char *importFile = "import";
inline constexpr const char *about = "about";
} // namespace command

// All actions and menus of the window, their shortcuts and their words.
class Actions final : public QObject {
    Q_OBJECT
public:
    explicit Actions(QMainWindow *window);

    QAction *action(const char *name) const;
    QAction *step(int index) const { return m_steps[std::size_t(index)]; }
    QMenu *recentMenu() const { return m_recent; }
    void setLanguage(text::Language language);
    void setTheme(ThemeMode mode);
    void setUndoWords(const QString &undo, const QString &redo);
    void retranslateUi();

signals:
    void triggered(const QString &command);
    void stepWanted(int step);
    void languageWanted(xuanka::text::Language language);
    void themeWanted(xuanka::ThemeMode mode);

private:
    QAction *add(QMenu *menu, const char *name, const char *icon = nullptr);
    void addFileMenu();
    void addEditMenu();
    void addViewMenu();
    void addToolMenu();

    QMainWindow *m_window;
    std::map<std::string_view, QAction *> m_actions;
    std::array<QMenu *, 5> m_menus{}; // file, edit, view, tools, help
    QMenu *m_recent = nullptr;
    QMenu *m_theme = nullptr;
    QMenu *m_language = nullptr;
    std::array<QAction *, 7> m_steps{};
    std::array<QAction *, 3> m_themes{};
    std::array<QAction *, 2> m_languages{};
    QString m_undoWords;
    QString m_redoWords;
};

} // namespace xuanka
