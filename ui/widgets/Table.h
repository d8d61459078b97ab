// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractItemModel;
class QTableView;

// The look that every table of the program shares.
namespace xuanka::table {

// Rows are selected whole, columns are as wide as their content, the last one takes the rest; Tab
// leaves the table.
QTableView *make(QAbstractItemModel *model);
// As high as its rows, up to `mostRows`, so that the page scrolls and not the table.
void fitHeight(QTableView *view, int mostRows = 12);

} // namespace xuanka::table
