// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/Language.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace xuanka {

// 中文 | EN at the right end of the menu bar.
class LanguageSwitch final : public QWidget {
    Q_OBJECT
public:
    explicit LanguageSwitch(QWidget *parent = nullptr);
    void setLanguage(text::Language language);
    void retranslateUi();

signals:
    void languageWanted(xuanka::text::Language language);

private:
    std::array<QToolButton *, 2> m_buttons{};
};

} // namespace xuanka
