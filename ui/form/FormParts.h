// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/form/PlanForm.h"

namespace xuanka {

struct PlanForm::FoldPart {
    const char *title;
    Fold *fold;
};

struct PlanForm::SectionPart {
    const char *title;
    const char *intro;
    TextLabel *label;
    TextLabel *below;
};

} // namespace xuanka
