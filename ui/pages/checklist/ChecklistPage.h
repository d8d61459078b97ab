// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/Page.h"

namespace xuanka {

// The list to walk with the vendor before signing.
class ChecklistPage final : public Page {
    Q_OBJECT
public:
    explicit ChecklistPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
    void refresh() override;
};

} // namespace xuanka
