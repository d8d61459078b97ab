// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/FormPage.h"

namespace xuanka {

// What the work demands beside memory: somebody waiting, interruptions, hard requirements.
class TaskPage final : public FormPage {
    Q_OBJECT
public:
    explicit TaskPage(const PageContext &context, QWidget *parent = nullptr);
    void retranslateUi() override;
};

} // namespace xuanka
