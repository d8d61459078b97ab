// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/checklist/ChecklistPage.h"

namespace xuanka {

ChecklistPage::ChecklistPage(const PageContext &context, QWidget *parent)
    : Page(context, parent)
{
}

void ChecklistPage::refresh() { }

void ChecklistPage::retranslateUi()
{
    setHeading(tr("Before you sign"),
               tr("Ask, look, run: what proves that the machine is what was promised."));
}

} // namespace xuanka
