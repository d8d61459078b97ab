// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/Language.h"

#include <QObject>
#include <QTranslator>

namespace xuanka {

// Class names stand in the .ts files without their namespace, as lupdate finds them in our sources.
class OwnTranslator final : public QTranslator {
    Q_OBJECT
public:
    QString translate(const char *context, const char *source, const char *disambiguation,
                      int count) const override;
};

// The language of the running program: translators, default locale, and one signal after both are
// in place. Pages, models and controllers re-render on the signal; Qt's own widgets follow events.
class LanguageController final : public QObject {
    Q_OBJECT
public:
    explicit LanguageController(QObject *parent = nullptr);

    text::Language language() const { return m_language; }
    void setLanguage(text::Language language);

signals:
    void languageChanged();

private:
    text::Language m_language = text::Language::English;
    QTranslator m_qt;
    OwnTranslator m_own;
    bool m_set = false;
};

} // namespace xuanka
