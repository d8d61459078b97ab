// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/FormPage.h"

namespace xuanka {

class OfferTable;

// What may be spent, what the lease contains, and the quotes at hand.
class BudgetPage final : public FormPage {
    Q_OBJECT
public:
    explicit BudgetPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
    void refresh() override;

private:
    void addCurrency();

    OfferTable *m_offers;
};

} // namespace xuanka
