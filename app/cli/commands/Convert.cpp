// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/Commands.h"
#include "core/import/ConvertedPlan.h"
#include "core/plan/PlanJson.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

namespace xuanka::cli {
namespace {

constexpr qsizetype mostNotes = 60; // a plan's list holds no more than 64

} // namespace

// What was not understood travels with the plan as its notes, so that the output is one plan file.
Outcome<Answer> convert(const Arguments &arguments)
{
    const QString &path = arguments.files.first();
    auto converted = convertFile(path);
    if (!converted)
        return refuse(converted.error(), path);
    for (const Message &message : converted->notUnderstood + converted->notes)
        converted->plan.notes.append(text::of(message, text::spokenLocale()));
    converted->plan.notes.removeDuplicates();
    converted->plan.notes = converted->plan.notes.mid(0, mostNotes);
    return Answer{writePlan(converted->plan)};
}

} // namespace xuanka::cli
