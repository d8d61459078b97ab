// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;
class QTableView;

namespace xuanka {

class CandidateFilter;
class CandidateModel;
class TextLabel;

// The comparison: sortable, filtered by words and by "only what works"; the reasons of the selected
// row stand below in full.
class CandidateTable final : public QWidget {
    Q_OBJECT
public:
    explicit CandidateTable(QWidget *parent = nullptr);
    void setAdvice(const Advice *advice);
    void retranslateUi();
    QTableView *view() const { return m_view; }

private:
    void showReasons();
    void filterChanged();

    CandidateModel *m_model;
    CandidateFilter *m_filter;
    TextLabel *m_title;
    QLineEdit *m_words;
    QCheckBox *m_onlyPossible;
    QTableView *m_view;
    TextLabel *m_reasons;
};

} // namespace xuanka
