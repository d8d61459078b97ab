// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/budget/OfferModel.h"

#include "ui/text/Format.h"
#include "ui/text/Terms.h"

namespace xuanka {

OfferModel::OfferModel(const Catalog &catalog, QObject *parent)
    : QAbstractTableModel(parent)
    , m_catalog(catalog)
{
}

void OfferModel::setOffers(const QList<Offer> &offers)
{
    if (offers == m_offers)
        return;
    beginResetModel();
    m_offers = offers;
    endResetModel();
}

void OfferModel::retranslateUi()
{
    beginResetModel();
    endResetModel();
}

int OfferModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_offers.size());
}

int OfferModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant OfferModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return words(m_offers[index.row()], index.column());
    case Qt::TextAlignmentRole:
        return int(
            (index.column() == Cards || index.column() == Price ? Qt::AlignRight : Qt::AlignLeft)
            | Qt::AlignVCenter);
    default:
        return {};
    }
}

QString OfferModel::words(const Offer &offer, int column) const
{
    switch (column) {
    case Vendor:
        return offer.vendor;
    case Card: {
        const Gpu *gpu = m_catalog.findGpu(offer.gpu);
        return gpu ? gpu->name : offer.gpu;
    }
    case Cards:
        return QString::number(offer.cards);
    case Price:
        return tr("%1 %2").arg(text::money(offer.price, QLocale()), text::term(offer.per));
    case BillingUnit:
        return text::term(offer.billing);
    case Interruptible:
        return offer.interruptible ? tr("yes") : tr("no");
    case Includes:
        return offer.includes.join(QStringLiteral(", "));
    default:
        return {};
    }
}

QVariant OfferModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Cards || section == Price ? Qt::AlignRight : Qt::AlignLeft)
                   | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Vendor:
        return tr("Vendor");
    case Card:
        return tr("Card");
    case Cards:
        return tr("Cards");
    case Price:
        return tr("Price");
    case BillingUnit:
        return tr("Billed");
    case Interruptible:
        return tr("Interruptible");
    case Includes:
        return tr("Includes");
    default:
        return {};
    }
}

} // namespace xuanka
