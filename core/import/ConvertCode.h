// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What turning a training config or a launch command into a plan has to say.
enum class ConvertCode {
    NothingKnown, TooLarge, YamlBroken, YamlTooDeep, EngineUnsupported, KeyUnknown, ValueUnknown,
    NotModelled, NoteNoModel, NoteModelUnresolved, NoteModelFromPath, NoteFormatByName,
    NoteBaseBits, NoteStage, NoteShardingByName, NoteCardsFromComment, NoteSequenceOpen,
    NoteSecretDropped,
};

template <>
struct KeyTable<ConvertCode> {
    static constexpr std::array<std::pair<ConvertCode, std::string_view>, 18> rows{{
        {ConvertCode::NothingKnown, "nothing-known"},
        {ConvertCode::TooLarge, "too-large"}, // %1 limit
        {ConvertCode::YamlBroken, "yaml-broken"}, // %1 parser's word, %2 line
        {ConvertCode::YamlTooDeep, "yaml-too-deep"},
        {ConvertCode::EngineUnsupported, "engine-unsupported"}, // %1 program
        {ConvertCode::KeyUnknown, "key-unknown"}, // %1 key
        {ConvertCode::ValueUnknown, "value-unknown"}, // %1 key, %2 value
        {ConvertCode::NotModelled, "not-modelled"}, // %1 key
        {ConvertCode::NoteNoModel, "note-no-model"},
        {ConvertCode::NoteModelUnresolved, "note-model-unresolved"}, // %1 text
        {ConvertCode::NoteModelFromPath, "note-model-from-path"}, // %1 name
        {ConvertCode::NoteFormatByName, "note-format-by-name"}, // %1 format
        {ConvertCode::NoteBaseBits, "note-base-bits"}, // %1 bits
        {ConvertCode::NoteStage, "note-stage"}, // %1 stage
        {ConvertCode::NoteShardingByName, "note-sharding-by-name"}, // %1 file
        {ConvertCode::NoteCardsFromComment, "note-cards-from-comment"}, // %1 cards
        {ConvertCode::NoteSequenceOpen, "note-sequence-open"}, // %1 tokens
        {ConvertCode::NoteSecretDropped, "note-secret-dropped"}, // %1 key
    }};
};

template <>
struct RoomOf<ConvertCode> {
    static constexpr Room value = Room::Convert;
};

} // namespace xuanka
