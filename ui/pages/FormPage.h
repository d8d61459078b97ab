// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"

namespace xuanka {

class PlanForm;

// A page that is one form.
class FormPage : public Page {
    Q_OBJECT
public:
    explicit FormPage(const PageContext &context, QWidget *parent = nullptr);

    void refresh() override;
    PlanForm &form() const { return *m_form; }

protected:
    void retranslateForm();

private:
    PlanForm *m_form;
};

} // namespace xuanka
