// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/budget/BudgetPage.h"

#include "ui/document/PlanDocument.h"
#include "ui/form/PlanForm.h"
#include "ui/pages/budget/OfferTable.h"
#include "ui/widgets/ChoiceBox.h"

#include <QSignalBlocker>
#include <QVBoxLayout>

namespace xuanka {

BudgetPage::BudgetPage(const PageContext &context, QWidget *parent)
    : FormPage(context, parent)
    , m_offers(new OfferTable(context))
{
    PlanForm &fields = form();
    fields.beginRow();
    fields.money("budget.monthly_cap", &Budget::monthlyCap);
    addCurrency();
    fields.number("budget.months", &Budget::months,
                  {.lowest = 1, .highest = 120, .unit = QT_TRANSLATE_N_NOOP("Units", " month(s)")});
    fields.endRow();
    fields.addSection(QT_TRANSLATE_NOOP("Form", "What the lease contains"));
    fields.toggle("budget.electricity_included", &Budget::electricityIncluded);
    const auto billed = [](const Plan &plan) { return !plan.budget.electricityIncluded; };
    fields.beginRow();
    fields.money("budget.electricity_per_kwh", &Budget::electricityPerKwh)->when(billed);
    fields.number("budget.pue", &Budget::pue, {.lowest = 1, .highest = 5, .decimals = 2})
        ->when(billed);
    fields.endRow();
    fields.money("budget.operations_monthly", &Budget::operationsMonthly);
    fields.addSection(QT_TRANSLATE_NOOP("Form", "Quotes"),
                      QT_TRANSLATE_NOOP("Form",
                                        "Without quotes, typical market prices of the "
                                        "catalogue are used. Drop a price list on the "
                                        "window to take its rows over."));
    fields.addWidget(m_offers);
}

// One currency for the page: amounts keep their figures, nothing is converted.
void BudgetPage::addCurrency()
{
    auto *box = new ChoiceBox;
    for (const char *code : {"CNY", "USD", "EUR", "HKD", "JPY", "GBP", "SGD"})
        box->addItem(QString::fromLatin1(code));
    form().custom(
        "budget.currency", box,
        [box](const Plan &plan) {
            const QSignalBlocker quiet(box);
            const auto code = plan.budget.monthlyCap ? plan.budget.monthlyCap->currency
                                                     : plan.budget.electricityPerKwh.currency;
            const QString name = QString::fromLatin1(code.code().data(), 3);
            if (box->findText(name) < 0)
                box->addItem(name);
            box->setCurrentText(name);
        },
        [] {});
    connect(box, &QComboBox::currentTextChanged, this, [this](const QString &name) {
        const Currency currency(name.toStdString());
        m_context.document.endEdit();
        form().commit(QStringLiteral("budget.currency"), [currency](Plan &plan) {
            if (plan.budget.monthlyCap)
                plan.budget.monthlyCap->currency = currency;
            plan.budget.electricityPerKwh.currency = currency;
            plan.budget.operationsMonthly.currency = currency;
        });
    });
}

void BudgetPage::refresh()
{
    FormPage::refresh();
    m_offers->refresh();
}

void BudgetPage::retranslateUi()
{
    setHeading(tr("What may it cost?"),
               tr("The cap decides what is affordable; the term decides which lease is cheapest."));
    retranslateForm();
    m_offers->retranslateUi();
}

} // namespace xuanka
