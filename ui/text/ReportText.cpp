// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ReportCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("ReportText", source);
}

} // namespace

QString reportSentence(const Message &message)
{
    switch (static_cast<ReportCode>(message.code)) {
    case ReportCode::SpeedupGainsHold:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1: %2 as fast as %3"));
    case ReportCode::SpeedupGainsShrink:
        return words(
            QT_TRANSLATE_NOOP("ReportText", "%1: %2 as fast as %3; the gain shrinks from %4"));
    case ReportCode::SpeedupAhead:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1 would be %2 as fast as %3"));
    case ReportCode::SpeedupAlone:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1: no other count to compare with"));
    case ReportCode::MemoryFits:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1 leaves %2 of each card's %3 free"));
    case ReportCode::MemoryTight:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1 is tight: %2 of each card's %3 left"));
    case ReportCode::MemoryDoesNotFit:
        return words(
            QT_TRANSLATE_NOOP("ReportText", "%1 does not fit: %2 more than each card's %3"));
    case ReportCode::CostBelowCap:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1 costs %2 a month, %3 below the cap"));
    case ReportCode::CostAboveCap:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1 costs %2 a month, %3 above the cap"));
    case ReportCode::CostWithoutCap:
        return words(QT_TRANSLATE_NOOP("ReportText", "%1 costs %2 a month"));
    case ReportCode::NothingToWrite:
        return words(QT_TRANSLATE_NOOP("ReportText",
                                       "The document could not be written. Check that a font with "
                                       "Chinese characters is installed and try again."));
    case ReportCode::VerdictRent:
        return words(QT_TRANSLATE_NOOP("ReportText", "Rent %1 for %2 a month"));
    case ReportCode::VerdictRentUnpriced:
        return words(QT_TRANSLATE_NOOP("ReportText", "Rent %1; no price for it is known"));
    case ReportCode::VerdictNothing:
        return words(QT_TRANSLATE_NOOP(
            "ReportText", "None of the configurations looked at (%1) can do this as planned"));
    case ReportCode::VerdictNoCandidates:
        return words(QT_TRANSLATE_NOOP(
            "ReportText",
            "There is no configuration to judge: name at least one card and one count"));
    case ReportCode::Recommended:
        return words(QT_TRANSLATE_NOOP("ReportText", "Recommended"));
    case ReportCode::Possible:
        return words(QT_TRANSLATE_NOOP("ReportText", "Also possible"));
    }
    return {};
}

} // namespace xuanka::text
