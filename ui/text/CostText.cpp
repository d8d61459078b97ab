// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/CostCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {

QString costSentence(const Message &message)
{
    switch (static_cast<CostCode>(message.code)) {
    case CostCode::None:
        return {};
    }
    return {};
}

} // namespace xuanka::text
