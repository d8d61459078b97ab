// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class PlanCode {
    // the file as text
    FileUnreadable,
    NoSuchFile,
    IsFolder,
    NoPermission,
    NotWritten,
    Empty,
    TooLarge,
    NotUtf8,
    Utf16,
    MergeMarker,
    // the text as JSON
    NotJson,
    TooDeep,
    DuplicateKey,
    // the JSON as a plan
    NoFormat,
    NotAPlan,
    NewerVersion,
    MissingKey,
    UnknownKey,
    UnknownKeyFar,
    WrongType,
    OutOfRange,
    UnknownValue,
    UnknownValueFar,
    TextTooLong,
    ListLength,
    OnlyOneOf,
    OneOf,
    MixedCurrencies,
    BadCurrency,
    BadResolution,
    // words inside the sentences above
    SyntaxNotClosed,
    SyntaxNoColon,
    SyntaxNoComma,
    SyntaxBadValue,
    SyntaxBadNumber,
    SyntaxBadEscape,
    SyntaxAfterEnd,
    TypeText,
    TypeNumber,
    TypeWhole,
    TypeYesNo,
    TypeObject,
    TypeList,
    TypeMoney,
};

template <>
struct KeyTable<PlanCode> {
    static constexpr std::array<std::pair<PlanCode, std::string_view>, 44> rows{{
        {PlanCode::FileUnreadable, "file-unreadable"}, // %1 reason
        {PlanCode::NoSuchFile, "no-such-file"},
        {PlanCode::IsFolder, "is-folder"},
        {PlanCode::NoPermission, "no-permission"},
        {PlanCode::NotWritten, "not-written"}, // %1 reason
        {PlanCode::Empty, "empty-file"},
        {PlanCode::TooLarge, "too-large"}, // %1 limit
        {PlanCode::NotUtf8, "not-utf-8"}, // %1 line
        {PlanCode::Utf16, "utf-16"},
        {PlanCode::MergeMarker, "merge-marker"}, // %1 line
        {PlanCode::NotJson, "not-json"}, // %1 what, %2 line
        {PlanCode::TooDeep, "too-deep"}, // %1 limit, %2 line
        {PlanCode::DuplicateKey, "duplicate-key"}, // %1 key, %2 line
        {PlanCode::NoFormat, "no-format"},
        {PlanCode::NotAPlan, "not-a-plan"}, // %1 what "format" says
        {PlanCode::NewerVersion, "newer-version"}, // %1 version found, %2 newest known
        {PlanCode::MissingKey, "missing-key"}, // %1 key
        {PlanCode::UnknownKey, "unknown-key"}, // %1 key, %2 nearest known
        {PlanCode::UnknownKeyFar, "unknown-key"}, // %1 key, %2 all known ones
        {PlanCode::WrongType, "wrong-type"}, // %1 key, %2 expected type
        {PlanCode::OutOfRange, "out-of-range"}, // %1 key, %2 lowest, %3 highest, %4 found
        {PlanCode::UnknownValue, "unknown-value"}, // %1 key, %2 value, %3 nearest known
        {PlanCode::UnknownValueFar, "unknown-value"}, // %1 key, %2 value, %3 all known ones
        {PlanCode::TextTooLong, "text-too-long"}, // %1 key, %2 limit
        {PlanCode::ListLength, "list-length"}, // %1 key, %2 lowest, %3 highest
        {PlanCode::OnlyOneOf, "only-one-of"}, // %1 first key, %2 second key
        {PlanCode::OneOf, "one-of"}, // %1 key, %2 the keys of which one is needed
        {PlanCode::MixedCurrencies, "mixed-currencies"}, // %1 key, %2 its currency, %3 the plan's
        {PlanCode::BadCurrency, "bad-currency"}, // %1 key, %2 value
        {PlanCode::BadResolution, "bad-resolution"}, // %1 key, %2 value
        {PlanCode::SyntaxNotClosed, "syntax-not-closed"},
        {PlanCode::SyntaxNoColon, "syntax-no-colon"},
        {PlanCode::SyntaxNoComma, "syntax-no-comma"},
        {PlanCode::SyntaxBadValue, "syntax-bad-value"},
        {PlanCode::SyntaxBadNumber, "syntax-bad-number"},
        {PlanCode::SyntaxBadEscape, "syntax-bad-escape"},
        {PlanCode::SyntaxAfterEnd, "syntax-after-end"},
        {PlanCode::TypeText, "type-text"},
        {PlanCode::TypeNumber, "type-number"},
        {PlanCode::TypeWhole, "type-whole"},
        {PlanCode::TypeYesNo, "type-yes-no"},
        {PlanCode::TypeObject, "type-object"},
        {PlanCode::TypeList, "type-list"},
        {PlanCode::TypeMoney, "type-money"},
    }};
};

template <>
struct RoomOf<PlanCode> {
    static constexpr Room value = Room::Plan;
};

} // namespace xuanka
