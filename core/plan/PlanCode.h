// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class PlanCode {
    NotJson,
    NotAPlan,
    NewerVersion,
    MissingKey,
    UnknownKey,
    WrongType,
    OutOfRange,
    UnknownValue,
    TooLarge,
    FileUnreadable,
    NotWritten,
};

template <>
struct KeyTable<PlanCode> {
    static constexpr std::array<std::pair<PlanCode, std::string_view>, 11> rows{{
        {PlanCode::NotJson, "not-json"}, // %1 parser's word, %2 line
        {PlanCode::NotAPlan, "not-a-plan"}, // %1 what "format" says
        {PlanCode::NewerVersion, "newer-version"}, // %1 version found, %2 newest known
        {PlanCode::MissingKey, "missing-key"}, // %1 key
        {PlanCode::UnknownKey, "unknown-key"}, // %1 key, %2 nearest known
        {PlanCode::WrongType, "wrong-type"}, // %1 key, %2 expected type
        {PlanCode::OutOfRange, "out-of-range"}, // %1 key, %2 lowest, %3 highest
        {PlanCode::UnknownValue, "unknown-value"}, // %1 key, %2 value, %3 nearest known
        {PlanCode::TooLarge, "too-large"}, // %1 limit
        {PlanCode::FileUnreadable, "file-unreadable"}, // %1 reason
        {PlanCode::NotWritten, "not-written"}, // %1 reason
    }};
};

template <>
struct RoomOf<PlanCode> {
    static constexpr Room value = Room::Plan;
};

} // namespace xuanka
