// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/EstimateCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("EstimateText", source);
}

} // namespace

QString estimateSentence(const Message &message)
{
    switch (static_cast<EstimateCode>(message.code)) {
    case EstimateCode::ConstantMissing:
        return words(QT_TRANSLATE_NOOP(
            "EstimateText",
            "A constant of the estimates is missing or has no source. Install Xuanka again."));
    case EstimateCode::ConstantUnused:
        return words(
            QT_TRANSLATE_NOOP("EstimateText", "The data file holds a constant that no law uses."));
    }
    return {};
}

} // namespace xuanka::text
