// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/Settings.h"

#include <QDir>
#include <QLocale>
#include <QSettings>

namespace xuanka {
namespace {

constexpr int mostRecentFiles = 10;
const QString languageKey = QStringLiteral("language");
const QString themeKey = QStringLiteral("theme");
const QString reportLanguageKey = QStringLiteral("report/language");
const QString geometryKey = QStringLiteral("window/geometry");
const QString folderKey = QStringLiteral("folder");
const QString inspectorKey = QStringLiteral("checklist/inspector");
const QString recentKey = QStringLiteral("recent");

} // namespace

Settings::Settings(std::unique_ptr<QSettings> store)
    : m_store(std::move(store))
{
}

Settings::~Settings() = default;

text::Language Settings::language() const
{
    const QString system = QLocale::system().uiLanguages().value(0);
    return text::languageFromName(m_store->value(languageKey, system).toString());
}

void Settings::setLanguage(text::Language language)
{
    m_store->setValue(languageKey, text::nameOf(language));
}

ThemeMode Settings::theme() const
{
    const auto name = m_store->value(themeKey).toString().toStdString();
    return fromKey<ThemeMode>(name).value_or(ThemeMode::System);
}

void Settings::setTheme(ThemeMode mode)
{
    const auto name = key(mode);
    m_store->setValue(themeKey, QString::fromLatin1(name.data(), qsizetype(name.size())));
}

text::Language Settings::reportLanguage(text::Language fallback) const
{
    return text::languageFromName(
        m_store->value(reportLanguageKey, text::nameOf(fallback)).toString());
}

void Settings::setReportLanguage(text::Language language)
{
    m_store->setValue(reportLanguageKey, text::nameOf(language));
}

QByteArray Settings::geometry() const
{
    return m_store->value(geometryKey).toByteArray();
}

void Settings::setGeometry(const QByteArray &geometry)
{
    m_store->setValue(geometryKey, geometry);
}

QString Settings::folder() const
{
    return m_store->value(folderKey, QDir::homePath()).toString();
}

void Settings::setFolder(const QString &folder)
{
    m_store->setValue(folderKey, folder);
}

QString Settings::inspector() const
{
    return m_store->value(inspectorKey).toString();
}

void Settings::setInspector(const QString &name)
{
    m_store->setValue(inspectorKey, name);
}

QStringList Settings::recentFiles() const
{
    return m_store->value(recentKey).toStringList();
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_store->setValue(recentKey, QStringList(files.mid(0, mostRecentFiles)));
}

void Settings::removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    m_store->setValue(recentKey, files);
}

void Settings::clearRecentFiles()
{
    m_store->remove(recentKey);
}

} // namespace xuanka
