// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace xuanka {

// Rows that hold every word typed, in any column, and perhaps only those that work.
class CandidateFilter final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit CandidateFilter(QObject *parent = nullptr);
    void setWords(const QString &words);
    void setOnlyPossible(bool only);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QStringList m_words;
    bool m_onlyPossible = false;
};

} // namespace xuanka
