// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/ChecklistCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("ChecklistText", source);
}

} // namespace

QString checklistSentence(const Message &message)
{
    switch (static_cast<ChecklistCode>(message.code)) {
    case ChecklistCode::DataBroken:
        return words(QT_TRANSLATE_NOOP(
            "ChecklistText", "The built-in checklist is damaged (%1). Install Xuanka again."));
    case ChecklistCode::StateBroken:
        return words(QT_TRANSLATE_NOOP(
            "ChecklistText",
            "The saved answers of the checklist cannot be read; the file was left as it is."));
    case ChecklistCode::StateNewer:
        return words(QT_TRANSLATE_NOOP(
            "ChecklistText",
            "The saved answers come from a newer version. Update Xuanka; nothing was changed."));
    }
    return {};
}

} // namespace xuanka::text
