// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/budget/OfferTable.h"

#include "ui/document/PlanDocument.h"
#include "ui/pages/budget/OfferDialog.h"
#include "ui/pages/budget/OfferModel.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Table.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QTableView>

namespace xuanka {

OfferTable::OfferTable(const PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_model(new OfferModel(context.catalog, this))
    , m_view(table::make(m_model))
    , m_add(new QPushButton)
    , m_edit(new QPushButton)
    , m_remove(new QPushButton)
{
    m_view->setObjectName(QStringLiteral("offers"));
    m_add->setIcon(theme::icon("add"));
    m_edit->setIcon(theme::icon("edit"));
    m_remove->setIcon(theme::icon("remove"));
    m_add->setObjectName(QStringLiteral("add-offer"));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(theme::gap);
    buttons->addWidget(m_add);
    buttons->addWidget(m_edit);
    buttons->addWidget(m_remove);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(theme::gap);
    layout->addWidget(m_view);
    layout->addLayout(buttons);
    connect(m_add, &QPushButton::clicked, this, [this] { edit(-1); });
    connect(m_edit, &QPushButton::clicked, this, [this] { edit(m_view->currentIndex().row()); });
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex &index) { edit(index.row()); });
    connect(m_remove, &QPushButton::clicked, this, &OfferTable::remove);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &OfferTable::updateButtons);
    connect(m_model, &QAbstractItemModel::modelReset, this, &OfferTable::updateButtons);
}

void OfferTable::refresh()
{
    m_model->setOffers(m_context.document.plan().budget.offers);
    m_view->setVisible(m_model->rowCount() > 0);
    table::fitHeight(m_view);
    updateButtons();
}

void OfferTable::retranslateUi()
{
    m_model->retranslateUi();
    m_view->setAccessibleName(tr("Quotes"));
    m_add->setText(tr("Add a quote…"));
    m_edit->setText(tr("Edit…"));
    m_remove->setText(tr("Remove"));
    m_edit->setAccessibleName(tr("Edit the selected quote"));
    m_remove->setAccessibleName(tr("Remove the selected quote"));
    refresh();
}

void OfferTable::edit(int row)
{
    QList<Offer> offers = m_context.document.plan().budget.offers;
    Offer offer;
    if (row >= 0)
        offer = offers.value(row);
    else {
        offer.gpu = m_context.document.plan().candidates.gpus.value(0, QStringLiteral("rtx-4090"));
        offer.price.currency = m_context.document.plan().budget.electricityPerKwh.currency;
    }
    // Not exec(): the window stays alive, and a test can drive it.
    auto *dialog = new OfferDialog(offer, m_context.catalog, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, row] {
        QList<Offer> changed = m_context.document.plan().budget.offers;
        if (row >= 0 && row < changed.size())
            changed[row] = dialog->offer();
        else
            changed.append(dialog->offer());
        commit(changed);
    });
    dialog->open();
}

void OfferTable::remove()
{
    QList<Offer> offers = m_context.document.plan().budget.offers;
    const int row = m_view->currentIndex().row();
    if (row < 0 || row >= offers.size())
        return;
    offers.removeAt(row);
    commit(offers);
    m_add->setFocus();
}

void OfferTable::commit(const QList<Offer> &offers)
{
    Plan next = m_context.document.plan();
    next.budget.offers = offers;
    m_context.document.endEdit();
    m_context.document.edit(QStringLiteral("budget.offers"), next);
}

void OfferTable::updateButtons()
{
    const bool selected = m_view->selectionModel()->hasSelection();
    m_edit->setVisible(m_model->rowCount() > 0);
    m_remove->setVisible(m_model->rowCount() > 0);
    m_edit->setEnabled(selected);
    m_remove->setEnabled(selected);
}

} // namespace xuanka
