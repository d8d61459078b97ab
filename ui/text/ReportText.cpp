// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {

QString reportSentence(const Message &message)
{
    switch (static_cast<ReportCode>(message.code)) {
    case ReportCode::None:
        return {};
    }
    return {};
}

} // namespace xuanka::text
