// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/checklist/ChecklistBook.h"
#include "core/checklist/ChecklistState.h"
#include "core/trial/Verify.h"

namespace xuanka {

// An item with what is known of it: the user's answer and the machine's evidence.
struct ChecklistRow {
    ChecklistItem item;
    ItemAnswer answer;
    QList<Check> evidence;
    Verdict verdict = Verdict::NotChecked;
    bool operator==(const ChecklistRow &) const = default;
};

// The list for one configuration, and whether it may be signed.
struct Checklist {
    QList<ChecklistSection> sections; // only those with rows
    QList<ChecklistRow> rows;
    int redFlags = 0;
    int failed = 0;
    int warned = 0;
    int openMusts = 0; // must-haves not checked
    QStringList blocking; // ids of what stands in the way
    bool readyToSign() const { return redFlags == 0 && failed == 0 && openMusts == 0; }
    bool operator==(const Checklist &) const = default;
};

// What the list is tailored to.
struct ChecklistFor {
    const Plan &plan;
    const Gpu *gpu = nullptr; // of the quote or the recommendation
    int cards = 1;
    const Offer *offer = nullptr;
};

// Which conditions of ChecklistItem::when hold: "geforce", "multi" (2 cards or more), "many" (4 or
// more), "nvlink", "rtx-40-50", "rtx-50", "mod", "china", "hourly", "long" (over 3 months),
// "interruptible", "llm", "rendering".
QStringList conditionsOf(const ChecklistFor &target);

// A failed check beats any number of passes; without evidence and without an answer an item is not
// checked. The user's own "fail" stands above the machine's pass.
Checklist makeChecklist(const ChecklistBook &book, const ChecklistFor &target,
                        const ChecklistState &state = {}, const QList<Check> &evidence = {});

} // namespace xuanka
