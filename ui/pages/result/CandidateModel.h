// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QAbstractTableModel>

namespace xuanka {

// Everything that was compared, one row a candidate, with the reason it lost.
class CandidateModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        Configuration,
        Use,
        Memory,
        Headroom,
        Speed,
        Speedup,
        Monthly,
        Verdict,
        ColumnCount
    };
    static constexpr int SortRole = Qt::UserRole;

    explicit CandidateModel(QObject *parent = nullptr);
    void setAdvice(const Advice *advice);
    const Candidate &candidate(int row) const { return m_candidates[row]; }
    int recommended() const { return m_recommended; }
    bool isPossible(int row) const { return m_candidates[row].possible; }
    QString reasons(int row) const;
    void retranslateUi();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(int row, int column) const;
    QVariant sortValue(int row, int column) const;

    QList<Candidate> m_candidates;
    int m_recommended = -1;
};

} // namespace xuanka
