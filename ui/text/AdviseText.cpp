// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/AdviseCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {

QString adviseSentence(const Message &message)
{
    switch (static_cast<AdviseCode>(message.code)) {
    case AdviseCode::None:
        return {};
    }
    return {};
}

} // namespace xuanka::text
