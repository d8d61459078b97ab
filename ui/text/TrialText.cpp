// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/TrialCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {

QString trialSentence(const Message &message)
{
    switch (static_cast<TrialCode>(message.code)) {
    case TrialCode::None:
        return {};
    }
    return {};
}

} // namespace xuanka::text
