// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/PlanCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("PlanText", source);
}

} // namespace

QString planSentence(const Message &message)
{
    switch (static_cast<PlanCode>(message.code)) {
    case PlanCode::NotJson:
        return words(QT_TRANSLATE_NOOP(
            "PlanText",
            "This is not valid JSON: %1, line %2. Open the file in an editor and mend that line."));
    case PlanCode::NotAPlan:
        return words(
            QT_TRANSLATE_NOOP("PlanText",
                              "This is not a Xuanka plan: its \"format\" says \"%1\". Give a "
                              "file whose format is \"xuanka-plan\"."));
    case PlanCode::NewerVersion:
        return words(
            QT_TRANSLATE_NOOP("PlanText",
                              "This plan has version %1, this program reads up to %2. Update "
                              "Xuanka to open it; the file was not changed."));
    case PlanCode::MissingKey:
        return words(QT_TRANSLATE_NOOP("PlanText", "The key \"%1\" is missing. Add it."));
    case PlanCode::UnknownKey:
        return words(QT_TRANSLATE_NOOP("PlanText", "Unknown key \"%1\". Did you mean %2?"));
    case PlanCode::WrongType:
        return words(QT_TRANSLATE_NOOP("PlanText", "The key \"%1\" must be %2."));
    case PlanCode::OutOfRange:
        return words(
            QT_TRANSLATE_NOOP("PlanText", "The value of \"%1\" must be between %2 and %3."));
    case PlanCode::UnknownValue:
        return words(QT_TRANSLATE_NOOP(
            "PlanText", "The value \"%2\" of \"%1\" is not known. Did you mean %3?"));
    case PlanCode::TooLarge:
        return words(
            QT_TRANSLATE_NOOP("PlanText",
                              "The file is larger than %1. A plan is a few kilobytes: check "
                              "that this is the right file."));
    case PlanCode::FileUnreadable:
        return words(QT_TRANSLATE_NOOP("PlanText", "The file cannot be read: %1."));
    case PlanCode::NotWritten:
        return words(
            QT_TRANSLATE_NOOP("PlanText",
                              "The file could not be written: %1. The old file, if there was one, "
                              "is unchanged; choose another place or free some space."));
    }
    return {};
}

} // namespace xuanka::text
