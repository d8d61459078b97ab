// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/LanguageController.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

#include <string_view>

namespace xuanka {

QString OwnTranslator::translate(const char *context, const char *source,
                                 const char *disambiguation, int count) const
{
    constexpr std::string_view prefix = "xuanka::";
    const bool ours = std::string_view(context).starts_with(prefix);
    return QTranslator::translate(ours ? context + prefix.size() : context, source,
                                  disambiguation, count);
}

LanguageController::LanguageController(QObject *parent)
    : QObject(parent)
{
}

void LanguageController::setLanguage(text::Language language)
{
    if (m_set && language == m_language)
        return;
    m_set = true;
    m_language = language;
    // Both go before either comes: the last installed is asked first, and that has to be ours.
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(text::localeOf(language));
    const QString name = text::nameOf(language);
    if (language == text::Language::Chinese
        && m_qt.load(QStringLiteral("qtbase_") + name,
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    if (m_own.load(QStringLiteral(":/i18n/xuanka_%1.qm").arg(name)))
        QCoreApplication::installTranslator(&m_own);
    emit languageChanged();
}

} // namespace xuanka
