// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What reading a model file has to say: refusals first, then notes that go with an answer.
enum class FileCode {
    FileUnreadable, FileEmpty, FolderWithoutModel, SeveralModels, LfsPointer, WebPage,
    ServerAnswer, Archive, PyTorchPickle, OtherFormat, LegacyGgml, ZeroedFile, TruncatedFile,
    UnknownContent, TextUtf16, MergeMarkers, JsonBroken, JsonTooDeep, TextTooLarge, JsonNotObject,
    OtherJson, AdapterOnly, UnsafeName, GgufVersion, GgufDamaged, GgufTooMany, GgufUnknownType,
    GgufTensorShape, GgufNoWeights, GgufVision, GgufOther, GgufPieceRenamed, GgufPieceForeign,
    SafetensorsHeader, SafetensorsDamaged, SafetensorsUnknownType, IndexWithoutMap, AdapterFile,
    PiecesMissing, PackedUnknown, SafetensorsNoWeights, PipelinePartMissing, NoteBuffers,
    NoteScales, NoteSecondNames, NoteCountDiffers, NotePackedUnknown, NoteNoConfig,
    NoteConfigUnused, NoteHeadMaybeTied, NoteIndexAlone, NoteIndexCount, NoteIndexSize,
    NoteStoredSize, NotePickledShards, NoteShardsMissing, NotePartUncounted, NoteByteOrderMark,
    NoteSecondHead, NoteWindowSomewhere, NoteOldLatent, NoteCacheUnknown, NotePreset,
};

template <>
struct KeyTable<FileCode> {
    static constexpr std::array<std::pair<FileCode, std::string_view>, 63> rows{{
        {FileCode::FileUnreadable, "file-unreadable"}, // %1 reason
        {FileCode::FileEmpty, "file-empty"},
        {FileCode::FolderWithoutModel, "folder-without-model"},
        {FileCode::SeveralModels, "several-models"}, // %1 names
        {FileCode::LfsPointer, "lfs-pointer"}, // %1 bytes of the real file
        {FileCode::WebPage, "web-page"},
        {FileCode::ServerAnswer, "server-answer"}, // %1 what it says
        {FileCode::Archive, "archive"}, // %1 kind
        {FileCode::PyTorchPickle, "pytorch-pickle"},
        {FileCode::OtherFormat, "other-format"}, // %1 kind
        {FileCode::LegacyGgml, "legacy-ggml"}, // %1 magic
        {FileCode::ZeroedFile, "zeroed-file"},
        {FileCode::TruncatedFile, "truncated-file"}, // %1 bytes found, %2 bytes needed
        {FileCode::UnknownContent, "unknown-content"},
        {FileCode::TextUtf16, "text-utf16"},
        {FileCode::MergeMarkers, "merge-markers"}, // %1 line
        {FileCode::JsonBroken, "json-broken"}, // %1 parser's word, %2 line
        {FileCode::JsonTooDeep, "json-too-deep"},
        {FileCode::TextTooLarge, "text-too-large"}, // %1 limit
        {FileCode::JsonNotObject, "json-not-object"},
        {FileCode::OtherJson, "other-json"}, // %1 usual name of such a file
        {FileCode::AdapterOnly, "adapter-only"}, // %1 base model
        {FileCode::UnsafeName, "unsafe-name"}, // %1 name
        {FileCode::GgufVersion, "gguf-version"}, // %1 version
        {FileCode::GgufDamaged, "gguf-damaged"}, // %1 byte offset
        {FileCode::GgufTooMany, "gguf-too-many"}, // %1 count announced
        {FileCode::GgufUnknownType, "gguf-unknown-type"}, // %1 type id, %2 tensor
        {FileCode::GgufTensorShape, "gguf-tensor-shape"}, // %1 tensor
        {FileCode::GgufNoWeights, "gguf-no-weights"},
        {FileCode::GgufVision, "gguf-vision"}, // %1 parameters
        {FileCode::GgufOther, "gguf-other"}, // %1 what the file calls itself
        {FileCode::GgufPieceRenamed, "gguf-piece-renamed"}, // %1 number, %2 of how many
        {FileCode::GgufPieceForeign, "gguf-piece-foreign"}, // %1 name
        {FileCode::SafetensorsHeader, "safetensors-header"}, // %1 header length announced
        {FileCode::SafetensorsDamaged, "safetensors-damaged"}, // %1 tensor
        {FileCode::SafetensorsUnknownType, "safetensors-unknown-type"}, // %1 type, %2 tensor
        {FileCode::IndexWithoutMap, "index-without-map"},
        {FileCode::AdapterFile, "adapter-file"},
        {FileCode::PiecesMissing, "pieces-missing"}, // %1 names
        {FileCode::PackedUnknown, "packed-unknown"}, // %1 tensor
        {FileCode::SafetensorsNoWeights, "safetensors-no-weights"},
        {FileCode::PipelinePartMissing, "pipeline-part-missing"}, // %1 folder
        {FileCode::NoteBuffers, "note-buffers"}, // %1 elements
        {FileCode::NoteScales, "note-scales"}, // %1 elements
        {FileCode::NoteSecondNames, "note-second-names"}, // %1 parameters
        {FileCode::NoteCountDiffers, "note-count-differs"}, // %1 by tensors, %2 by config.json
        {FileCode::NotePackedUnknown, "note-packed-unknown"}, // %1 tensor
        {FileCode::NoteNoConfig, "note-no-config"},
        {FileCode::NoteConfigUnused, "note-config-unused"},
        {FileCode::NoteHeadMaybeTied, "note-head-maybe-tied"}, // %1 parameters
        {FileCode::NoteIndexAlone, "note-index-alone"},
        {FileCode::NoteIndexCount, "note-index-count"}, // %1 claimed, %2 described
        {FileCode::NoteIndexSize, "note-index-size"}, // %1 claimed, %2 found
        {FileCode::NoteStoredSize, "note-stored-size"},
        {FileCode::NotePickledShards, "note-pickled-shards"},
        {FileCode::NoteShardsMissing, "note-shards-missing"}, // %1 names
        {FileCode::NotePartUncounted, "note-part-uncounted"}, // %1 folder
        {FileCode::NoteByteOrderMark, "note-byte-order-mark"},
        {FileCode::NoteSecondHead, "note-second-head"}, // %1 parameters not counted twice
        {FileCode::NoteWindowSomewhere, "note-window-somewhere"}, // %1 tokens
        {FileCode::NoteOldLatent, "note-old-latent"},
        {FileCode::NoteCacheUnknown, "note-cache-unknown"}, // %1 architecture
        {FileCode::NotePreset, "note-preset"}, // %1 claimed, %2 found
    }};
};

template <>
struct RoomOf<FileCode> {
    static constexpr Room value = Room::File;
};

} // namespace xuanka
