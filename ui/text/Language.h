// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

class QTranslator;

namespace xuanka::text {

enum class Language { English, Chinese };

// "zh_CN" (also "zh", "zh-CN") or "en"; anything else is English.
Language languageFromName(const QString &name);
QString nameOf(Language language); // "zh_CN", "en"
QLocale localeOf(Language language);

// The words of the language in use: that of the innermost LanguageScope, else the application's.
// `context` and `source` are marked with QT_TRANSLATE_NOOP where they are written. `count` >= 0
// chooses a plural form and replaces %n.
QString say(const char *context, const char *source, int count = -1);
QLocale spokenLocale();

// Makes say() speak one language until the scope ends, without telling any widget: a report can
// speak another language than the window. Main thread only; scopes nest.
class LanguageScope final {
public:
    explicit LanguageScope(Language language);
    ~LanguageScope();
    LanguageScope(const LanguageScope &) = delete;
    LanguageScope &operator=(const LanguageScope &) = delete;

private:
    const QTranslator *m_outerTranslator;
    QLocale m_outerLocale;
};

} // namespace xuanka::text
