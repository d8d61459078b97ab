// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/plan/Offer.h"

#include <QAbstractTableModel>

namespace xuanka {

// The quotes of a plan as a table to read; a row is edited in its own dialog.
class OfferModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Vendor, Card, Cards, Price, BillingUnit, Interruptible, Includes, ColumnCount };

    explicit OfferModel(const Catalog &catalog, QObject *parent = nullptr);
    void setOffers(const QList<Offer> &offers);
    const QList<Offer> &offers() const { return m_offers; }
    void retranslateUi();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const Offer &offer, int column) const;

    const Catalog &m_catalog;
    QList<Offer> m_offers;
};

} // namespace xuanka
