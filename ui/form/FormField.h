// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"

#include <QString>

#include <functional>

namespace xuanka {

class FieldRow;

// One field of a form.
struct FormField {
    QString key;
    FieldRow *row = nullptr;
    std::function<void(const Plan &)> load; // plan to editor, without echo
    std::function<void()> retranslate; // what the editor itself says
    std::function<QString(const Plan &)> shown; // the value in words, for the summary of a fold
    std::function<bool(const Plan &)> visible; // none: always
    int fold = -1;

    FormField *when(std::function<bool(const Plan &)> condition)
    {
        visible = std::move(condition);
        return this;
    }
};

// What a number may be and how it is shown. A member that is an optional is unset at 0.
struct NumberSpec {
    double lowest = 0;
    double highest = 1e12;
    int decimals = 0;
    const char *unit = nullptr; // context "Units", with its leading space; "(s)" marks a plural
    int width = 140;
    double scale = 1; // shown = stored × scale (100 for a share shown in percent)
    bool doubling = false; // arrows double and halve
    bool binary = false; // "8k" is 8192
};

} // namespace xuanka
