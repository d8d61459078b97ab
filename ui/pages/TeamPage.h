// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/FormPage.h"

namespace xuanka {

// Who uses the cards, when, and how that grows.
class TeamPage final : public FormPage {
    Q_OBJECT
public:
    explicit TeamPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
};

} // namespace xuanka
