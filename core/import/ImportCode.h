// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

enum class ImportCode {
    FileUnreadable,
    // config.json
    NotAModelConfig,
    UnsupportedModel,
    UnsupportedKey,
    UnsupportedKeyOf,
    UnsupportedValue,
    ConfigMissingKey,
    ConfigWrongType,
    ConfigOutOfRange,
    ConfigListLength,
    ConfigConflict,
    ConfigTooManyParameters,
    // What else is worth knowing about a model that was read
    NoteMtp,
    NoteMtpUncounted,
    NoteIndexerCache,
    NoteWindow,
    NoteLinearLayers,
    NoteTowerUncounted,
    NoteEncoderCache,
    NoteCrossCache,
    NoteKeptWide,
    NotePictureLayers,
    // What a key must be
    WordNumber,
    WordWholeNumber,
    WordFlag,
    WordText,
    WordList,
    WordObject,
};

template <>
struct KeyTable<ImportCode> {
    static constexpr std::array<std::pair<ImportCode, std::string_view>, 28> rows{{
        {ImportCode::FileUnreadable, "file-unreadable"},            // %1 reason
        {ImportCode::NotAModelConfig, "not-a-model-config"},        //
        {ImportCode::UnsupportedModel, "unsupported-model"},        // %1 model_type
        {ImportCode::UnsupportedKey, "unsupported-key"},            // %1 key
        {ImportCode::UnsupportedKeyOf, "unsupported-key-of"},       // %1 model_type, %2 key
        {ImportCode::UnsupportedValue, "unsupported-value"},        // %1 key, %2 value
        {ImportCode::ConfigMissingKey, "config-missing-key"},       // %1 key
        {ImportCode::ConfigWrongType, "config-wrong-type"},         // %1 key, %2 expected
        {ImportCode::ConfigOutOfRange, "config-out-of-range"},      // %1 key, %2 lowest, %3 highest
        {ImportCode::ConfigListLength, "config-list-length"},       // %1 key, %2 found, %3 expected
        {ImportCode::ConfigConflict, "config-conflict"},            // %1 key, %2 key
        {ImportCode::ConfigTooManyParameters, "config-too-many-parameters"}, // %1 model_type
        {ImportCode::NoteMtp, "note-mtp"},                          // %1 layers
        {ImportCode::NoteMtpUncounted, "note-mtp-uncounted"},       // %1 layers
        {ImportCode::NoteIndexerCache, "note-indexer-cache"},       // %1 elements a token and layer
        {ImportCode::NoteWindow, "note-window"},                    // %1 window, %2 layers, %3 of
        {ImportCode::NoteLinearLayers, "note-linear-layers"},       // %1 layers, %2 of
        {ImportCode::NoteTowerUncounted, "note-tower-uncounted"},   // %1 key of its configuration
        {ImportCode::NoteEncoderCache, "note-encoder-cache"},       //
        {ImportCode::NoteCrossCache, "note-cross-cache"},           //
        {ImportCode::NoteKeptWide, "note-kept-wide"},               // %1 modules
        {ImportCode::NotePictureLayers, "note-picture-layers"},     // %1 layers, %2 of
        {ImportCode::WordNumber, "word-number"},
        {ImportCode::WordWholeNumber, "word-whole-number"},
        {ImportCode::WordFlag, "word-flag"},
        {ImportCode::WordText, "word-text"},
        {ImportCode::WordList, "word-list"},
        {ImportCode::WordObject, "word-object"},
    }};
};

template <>
struct RoomOf<ImportCode> {
    static constexpr Room value = Room::Import;
};

} // namespace xuanka
