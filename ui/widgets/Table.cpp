// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/Table.h"

#include <QHeaderView>
#include <QTableView>

#include <algorithm>

namespace xuanka::table {

QTableView *make(QAbstractItemModel *model)
{
    auto *view = new QTableView;
    view->setModel(model);
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setTabKeyNavigation(false);
    view->setShowGrid(false);
    view->setWordWrap(false);
    view->setAlternatingRowColors(true);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(30);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    view->horizontalHeader()->setStretchLastSection(true);
    view->horizontalHeader()->setMinimumSectionSize(48);
    return view;
}

void fitHeight(QTableView *view, int mostRows)
{
    const int rows = std::clamp(view->model()->rowCount(), 1, mostRows);
    view->setFixedHeight(view->horizontalHeader()->sizeHint().height()
                         + rows * view->verticalHeader()->defaultSectionSize()
                         + 2 * view->frameWidth() + 14);
}

} // namespace xuanka::table
