// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartTableModel.h"

#include <utility>

namespace xuanka {
namespace {

// The first column names the configuration; numbers stand at the right.
int alignmentOf(int column)
{
    return int(Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
}

} // namespace

void ChartTableModel::setTable(chartwords::Table table)
{
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.header.size());
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.rows[index.row()][index.column()];
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(index.column());
    return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_table.header.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.header[section];
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(section);
    return {};
}

} // namespace xuanka
