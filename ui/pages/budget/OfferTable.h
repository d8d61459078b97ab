// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"

#include <QWidget>

class QPushButton;
class QTableView;

namespace xuanka {

class OfferDialog;
class OfferModel;
struct Offer;

// The quotes with buttons to add, edit and remove one; each change is one undo step.
class OfferTable final : public QWidget {
    Q_OBJECT
public:
    explicit OfferTable(const PageContext &context, QWidget *parent = nullptr);
    void refresh();
    void retranslateUi();

private:
    void edit(int row); // -1: a new one
    void remove();
    void commit(const QList<Offer> &offers);
    void updateButtons();

    PageContext m_context;
    OfferModel *m_model;
    QTableView *m_view;
    QPushButton *m_add;
    QPushButton *m_edit;
    QPushButton *m_remove;
};

} // namespace xuanka
