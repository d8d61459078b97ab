// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/FormPage.h"

#include "ui/form/PlanForm.h"

namespace xuanka {

FormPage::FormPage(const PageContext &context, QWidget *parent)
    : Page(context, parent)
    , m_form(new PlanForm(context.document))
{
    column()->addWidget(m_form);
}

void FormPage::refresh()
{
    m_form->refresh();
}

void FormPage::retranslateForm()
{
    m_form->retranslateUi();
}

} // namespace xuanka
