// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/Language.h"

#include <QCoreApplication>
#include <QTranslator>

#include <array>
#include <memory>

namespace xuanka::text {
namespace {

// What the innermost scope speaks; null outside of any scope.
const QTranslator *s_translator = nullptr;
QLocale s_locale;

const QTranslator *translatorOf(Language language)
{
    static std::array<std::unique_ptr<QTranslator>, 2> translators;
    auto &translator = translators[static_cast<std::size_t>(language)];
    if (!translator) {
        translator = std::make_unique<QTranslator>();
        if (!translator->load(QStringLiteral(":/i18n/xuanka_%1.qm").arg(nameOf(language))))
            qWarning("the texts of %s are missing", qUtf8Printable(nameOf(language)));
    }
    return translator.get();
}

} // namespace

Language languageFromName(const QString &name)
{
    return name.startsWith(QLatin1String("zh"), Qt::CaseInsensitive) ? Language::Chinese
                                                                     : Language::English;
}

QString nameOf(Language language)
{
    return language == Language::Chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

QLocale localeOf(Language language)
{
    return language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China)
                                         : QLocale(QLocale::English, QLocale::UnitedStates);
}

QString say(const char *context, const char *source, int count)
{
    if (!s_translator)
        return QCoreApplication::translate(context, source, nullptr, count);
    QString words = s_translator->translate(context, source, nullptr, count);
    if (words.isEmpty())
        words = QString::fromUtf8(source);
    if (count >= 0)
        words.replace(QLatin1String("%n"), QString::number(count));
    return words;
}

QLocale spokenLocale()
{
    return s_translator ? s_locale : QLocale();
}

LanguageScope::LanguageScope(Language language)
    : m_outerTranslator(s_translator)
    , m_outerLocale(s_locale)
{
    s_translator = translatorOf(language);
    s_locale = localeOf(language);
}

LanguageScope::~LanguageScope()
{
    s_translator = m_outerTranslator;
    s_locale = m_outerLocale;
}

} // namespace xuanka::text
