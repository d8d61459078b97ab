// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/checklist/ChecklistCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {

QString checklistSentence(const Message &message)
{
    switch (static_cast<ChecklistCode>(message.code)) {
    case ChecklistCode::None:
        return {};
    }
    return {};
}

} // namespace xuanka::text
