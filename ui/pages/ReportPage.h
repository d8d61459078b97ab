// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"
#include "ui/text/Language.h"

class QPushButton;
class QRadioButton;
class QLineEdit;

namespace xuanka {

class PlanForm;
class RowList;

// What the report will say and in which language; export and print.
class ReportPage final : public Page {
    Q_OBJECT
public:
    explicit ReportPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
    void refresh() override;

private:
    void showContents();

    PlanForm *m_form;
    TextLabel *m_languageTitle;
    QRadioButton *m_chinese;
    QRadioButton *m_english;
    RowList *m_contents;
    TextLabel *m_missing;
    QPushButton *m_export;
    QPushButton *m_checklist;
    QPushButton *m_print;
};

} // namespace xuanka
