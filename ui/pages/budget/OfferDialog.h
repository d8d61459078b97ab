// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/plan/Offer.h"

#include <QDialog>

class QCheckBox;
class QGridLayout;
class QLineEdit;

namespace xuanka {

class ChoiceBox;
class FieldRow;
class NumberBox;

// One quote, all its fields. What the vendor did not say stays open.
class OfferDialog final : public QDialog {
    Q_OBJECT
public:
    OfferDialog(const Offer &offer, const Catalog &catalog, QWidget *parent = nullptr);
    Offer offer() const;

private:
    FieldRow *add(const QString &label, QWidget *editor, const QString &help = {});
    NumberBox *number(double lowest, double highest, int decimals, const QString &suffix = {});
    void addPrice(const Catalog &catalog);
    void addMachine();
    void fill(const Offer &offer);

    Offer m_offer;
    QGridLayout *m_grid;
    int m_count = 0;
    QLineEdit *m_vendor;
    ChoiceBox *m_gpu;
    NumberBox *m_cards;
    NumberBox *m_price;
    ChoiceBox *m_currency;
    ChoiceBox *m_per;
    ChoiceBox *m_billing;
    QCheckBox *m_interruptible;
    QCheckBox *m_electricity;
    QCheckBox *m_network;
    QCheckBox *m_operations;
    NumberBox *m_vcpus;
    NumberBox *m_memory;
    NumberBox *m_disk;
    QLineEdit *m_pcie;
    ChoiceBox *m_tenancy;
    QLineEdit *m_region;
    QLineEdit *m_seen;
    QLineEdit *m_claims;
};

} // namespace xuanka
