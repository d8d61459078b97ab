// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checklist/Checklist.h"
#include "ui/pages/Page.h"

#include <map>

class QLineEdit;
class QPushButton;

namespace xuanka {

class FieldRow;
class Fold;
class IconLabel;
class ItemRow;
class RowList;

// The list to walk with the vendor before signing: sections that open, answers, and what the
// outputs of the trial machine prove.
class ChecklistPage final : public Page {
    Q_OBJECT
public:
    explicit ChecklistPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
    void refresh() override;

private:
    void buildHead();
    void showSummary(const Checklist *checklist);
    void showTrial();
    void showSection(const ChecklistSection &section, const Checklist &checklist);
    void fillSection(const QString &section, const Checklist &checklist);
    void answer(const QString &id, ItemAnswer answer);
    void loadTrial();
    void saveScript();

    IconLabel *m_icon;
    TextLabel *m_summary;
    TextLabel *m_counts;
    QLineEdit *m_who;
    FieldRow *m_whoRow;
    QPushButton *m_load;
    QPushButton *m_script;
    QPushButton *m_export;
    RowList *m_trial;
    std::map<QString, Fold *> m_sections;
    std::map<QString, ItemRow *> m_rows;
    QVBoxLayout *m_list;
};

} // namespace xuanka
