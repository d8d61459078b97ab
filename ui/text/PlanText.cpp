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
    case PlanCode::FileUnreadable:
        return words(QT_TRANSLATE_NOOP("PlanText", "The file cannot be read: %1."));
    case PlanCode::NoSuchFile:
        return words(
            QT_TRANSLATE_NOOP("PlanText", "There is no such file. Check its name and place."));
    case PlanCode::IsFolder:
        return words(QT_TRANSLATE_NOOP("PlanText", "This is a folder. Give a file in it."));
    case PlanCode::NoPermission:
        return words(QT_TRANSLATE_NOOP(
            "PlanText", "You may not read this file. Change its permissions or copy it."));
    case PlanCode::NotWritten:
        return words(
            QT_TRANSLATE_NOOP("PlanText",
                              "The file could not be written: %1. The old file, if there was one, "
                              "is unchanged; choose another place or free some space."));
    case PlanCode::Empty:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "The file is empty. Give a plan file written by Xuanka."));
    case PlanCode::TooLarge:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "The file is larger than %1. A plan is a few kilobytes: "
                                       "check that this is the right file."));
    case PlanCode::NotUtf8:
        return words(QT_TRANSLATE_NOOP(
            "PlanText", "Line %1 is not valid UTF-8. Save the file as UTF-8 and try again."));
    case PlanCode::Utf16:
        return words(
            QT_TRANSLATE_NOOP("PlanText", "The file is UTF-16. Save it as UTF-8 and try again."));
    case PlanCode::MergeMarker:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "Line %1 is a merge marker left by version control. Keep "
                                       "one of the two sides and delete the markers."));
    case PlanCode::NotJson:
        return words(QT_TRANSLATE_NOOP(
            "PlanText", "This is not valid JSON: %1, line %2. Mend that line in a text editor."));
    case PlanCode::TooDeep:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "The file nests more than %1 levels deep, line %2. A plan "
                                       "has five levels: check that this is the right file."));
    case PlanCode::DuplicateKey:
        return words(QT_TRANSLATE_NOOP(
            "PlanText",
            "The key \"%1\" stands twice in the same object, line %2. Remove one of them."));
    case PlanCode::NoFormat:
        return words(
            QT_TRANSLATE_NOOP("PlanText",
                              "This is not a Xuanka plan: it lacks \"format\": \"xuanka-plan\". "
                              "Give a plan file, or open a model file with inspect."));
    case PlanCode::NotAPlan:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "This is not a Xuanka plan: its \"format\" is \"%1\". Give "
                                       "a file whose format is \"xuanka-plan\"."));
    case PlanCode::NewerVersion:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "This plan has version %1, this program reads up to %2. "
                                       "Update Xuanka to open it; the file was not changed."));
    case PlanCode::MissingKey:
        return words(QT_TRANSLATE_NOOP("PlanText", "The key \"%1\" is missing. Add it."));
    case PlanCode::UnknownKey:
        return words(QT_TRANSLATE_NOOP("PlanText", "Unknown key \"%1\". Did you mean \"%2\"?"));
    case PlanCode::UnknownKeyFar:
        return words(QT_TRANSLATE_NOOP("PlanText", "Unknown key \"%1\". Known here: %2."));
    case PlanCode::WrongType:
        return words(QT_TRANSLATE_NOOP("PlanText", "The value of \"%1\" must be %2."));
    case PlanCode::OutOfRange:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "The value of \"%1\" must be between %2 and %3, not %4."));
    case PlanCode::UnknownValue:
        return words(QT_TRANSLATE_NOOP("PlanText", "\"%1\" cannot be \"%2\". Did you mean %3?"));
    case PlanCode::UnknownValueFar:
        return words(QT_TRANSLATE_NOOP("PlanText", "\"%1\" cannot be \"%2\". Use one of: %3."));
    case PlanCode::TextTooLong:
        return words(QT_TRANSLATE_NOOP(
            "PlanText", "The text of \"%1\" is longer than %2 characters. Shorten it."));
    case PlanCode::ListLength:
        return words(
            QT_TRANSLATE_NOOP("PlanText", "The list \"%1\" must have between %2 and %3 entries."));
    case PlanCode::OnlyOneOf:
        return words(QT_TRANSLATE_NOOP("PlanText", "Give only one of \"%1\" and \"%2\"."));
    case PlanCode::OneOf:
        return words(QT_TRANSLATE_NOOP("PlanText", "\"%1\" needs one of: %2."));
    case PlanCode::MixedCurrencies:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "\"%1\" is %2, but this plan counts in %3. Nothing is "
                                       "converted: give every amount in one currency."));
    case PlanCode::BadCurrency:
        return words(QT_TRANSLATE_NOOP("PlanText",
                                       "\"%1\" must be a currency code of three capital letters "
                                       "such as CNY or USD, not \"%2\"."));
    case PlanCode::BadResolution:
        return words(QT_TRANSLATE_NOOP(
            "PlanText", "\"%1\" must be width x height such as \"1920x1080\", not \"%2\"."));
    case PlanCode::SyntaxNotClosed:
        return words(QT_TRANSLATE_NOOP("PlanText", "something opened before is not closed"));
    case PlanCode::SyntaxNoColon:
        return words(QT_TRANSLATE_NOOP("PlanText", "a colon is missing"));
    case PlanCode::SyntaxNoComma:
        return words(QT_TRANSLATE_NOOP("PlanText", "a comma or a closing bracket is missing"));
    case PlanCode::SyntaxBadValue:
        return words(QT_TRANSLATE_NOOP("PlanText", "a value is missing or misspelt"));
    case PlanCode::SyntaxBadNumber:
        return words(QT_TRANSLATE_NOOP("PlanText", "a number is malformed"));
    case PlanCode::SyntaxBadEscape:
        return words(QT_TRANSLATE_NOOP("PlanText", "a backslash sequence is not allowed"));
    case PlanCode::SyntaxAfterEnd:
        return words(QT_TRANSLATE_NOOP("PlanText", "text follows after the end"));
    case PlanCode::TypeText:
        return words(QT_TRANSLATE_NOOP("PlanText", "a text in quotes"));
    case PlanCode::TypeNumber:
        return words(QT_TRANSLATE_NOOP("PlanText", "a number"));
    case PlanCode::TypeWhole:
        return words(QT_TRANSLATE_NOOP("PlanText", "a whole number"));
    case PlanCode::TypeYesNo:
        return words(QT_TRANSLATE_NOOP("PlanText", "true or false"));
    case PlanCode::TypeObject:
        return words(QT_TRANSLATE_NOOP("PlanText", "an object in braces"));
    case PlanCode::TypeList:
        return words(QT_TRANSLATE_NOOP("PlanText", "a list in square brackets"));
    case PlanCode::TypeMoney:
        return words(QT_TRANSLATE_NOOP(
            "PlanText", "an amount such as {\"amount\": 4400, \"currency\": \"CNY\"}"));
    }
    return {};
}

} // namespace xuanka::text
