// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/checklist/Checklist.h"

#include <QWidget>

class QLineEdit;
class QVBoxLayout;

namespace xuanka {

class ChoiceBox;
class Fold;
class IconLabel;
class TextLabel;

// One item: what to ask, when it passes, the answer; folded below it the evidence, the commands, a
// note, who and when.
class ItemRow final : public QWidget {
    Q_OBJECT
public:
    explicit ItemRow(const QString &id, QWidget *parent = nullptr);
    void setRow(const ChecklistRow &row);
    const QString &id() const { return m_id; }

signals:
    void answered(const QString &id, const xuanka::ItemAnswer &answer);

private:
    void showDetails(const ChecklistRow &row);
    void addDetail(const QString &caption, const QString &words, bool code = false);
    void retranslate(const QString &question);

    QString m_id;
    ItemAnswer m_answer;
    IconLabel *m_icon;
    TextLabel *m_question;
    TextLabel *m_below;
    ChoiceBox *m_choice;
    Fold *m_fold;
    QLineEdit *m_note;
    QVBoxLayout *m_details;
};

} // namespace xuanka
