// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/Language.h"
#include "ui/theme/Theme.h"

#include <QByteArray>
#include <QStringList>

#include <memory>

class QSettings;

namespace xuanka {

// What the program remembers between runs, typed. Made from a QSettings that is passed in, so tests
// have their own.
class Settings final {
public:
    explicit Settings(std::unique_ptr<QSettings> store);
    ~Settings();

    text::Language language() const; // that of the system until the user chooses
    void setLanguage(text::Language language);
    ThemeMode theme() const;
    void setTheme(ThemeMode mode);
    text::Language reportLanguage(text::Language fallback) const;
    void setReportLanguage(text::Language language);

    QByteArray geometry() const;
    void setGeometry(const QByteArray &geometry);
    QString folder() const; // last used for a file dialog
    void setFolder(const QString &folder);

    QString inspector() const; // who walks the checklist
    void setInspector(const QString &name);

    QStringList recentFiles() const; // newest first, at most ten
    void addRecentFile(const QString &path);
    void removeRecentFile(const QString &path);
    void clearRecentFiles();

private:
    std::unique_ptr<QSettings> m_store;
};

} // namespace xuanka
