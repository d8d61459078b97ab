// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/result/CandidateFilter.h"

#include "ui/pages/result/CandidateModel.h"

#include <algorithm>

namespace xuanka {

CandidateFilter::CandidateFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(CandidateModel::SortRole);
}

void CandidateFilter::setWords(const QString &words)
{
    m_words = words.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

void CandidateFilter::setOnlyPossible(bool only)
{
    m_onlyPossible = only;
    invalidateFilter();
}

bool CandidateFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto *model = static_cast<const CandidateModel *>(sourceModel());
    if (m_onlyPossible && !model->isPossible(row))
        return false;
    return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
        for (int column = 0; column < CandidateModel::ColumnCount; ++column) {
            if (model->index(row, column, parent)
                    .data()
                    .toString()
                    .contains(word, Qt::CaseInsensitive))
                return true;
        }
        return false;
    });
}

} // namespace xuanka
