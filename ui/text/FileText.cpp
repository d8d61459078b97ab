// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/FileCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("FileText", source);
}

} // namespace

QString fileSentence(const Message &message)
{
    switch (static_cast<FileCode>(message.code)) {
    case FileCode::FileUnreadable:
        return words(QT_TRANSLATE_NOOP("FileText", "The file cannot be read: %1."));
    case FileCode::FileEmpty:
        return words(
            QT_TRANSLATE_NOOP("FileText", "The file is empty. Download or copy it again."));
    case FileCode::FolderWithoutModel:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This folder holds no config.json, GGUF or safetensors "
                                       "file. Give the folder the model was downloaded to."));
    case FileCode::SeveralModels:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "This folder holds several models: %1. Give the one file you mean."));
    case FileCode::LfsPointer:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This is a git-lfs pointer, not the file it stands for "
                                       "(%1). Run \"git lfs pull\", or download the file itself."));
    case FileCode::WebPage:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This is a web page, not a model file. Use the download "
                                       "button of the page instead of saving the page."));
    case FileCode::ServerAnswer:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This is the answer of a server, not a model file: \"%1\". "
                                       "Sign in or check the address, then download again."));
    case FileCode::Archive:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This is a packed archive (%1). Unpack it and give the model file inside."));
    case FileCode::PyTorchPickle:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This is a PyTorch checkpoint (pickle). Opening one can run foreign code, so it is "
            "never opened: give the config.json or safetensors file beside it."));
    case FileCode::OtherFormat:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This is a %1 file, not a model file that can be read. Give "
                                       "a config.json, GGUF or safetensors file."));
    case FileCode::LegacyGgml:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This is an old GGML file (\"%1\"), older than GGUF. Give a GGUF of the model."));
    case FileCode::ZeroedFile:
        return words(
            QT_TRANSLATE_NOOP("FileText",
                              "The file begins with nothing but zeros: the download was "
                              "interrupted before the first bytes came. Download it again."));
    case FileCode::TruncatedFile:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "The file is cut off: it has %1, its header announces %2. Download it again."));
    case FileCode::UnknownContent:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This is no model file of a known kind. Give a config.json, "
                                       "a GGUF, a safetensors file or its index."));
    case FileCode::TextUtf16:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The text is in UTF-16. Save it as UTF-8 and try again."));
    case FileCode::MergeMarkers:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The text holds an unresolved merge (a conflict marker in "
                                       "line %1). Keep one side and remove the markers."));
    case FileCode::JsonBroken:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This is not valid JSON: %1, line %2. Open the file in an editor and mend that line."));
    case FileCode::JsonTooDeep:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "The JSON is nested deeper than any real file. Check that this is the right file."));
    case FileCode::TextTooLarge:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The text is larger than %1, more than any real file of "
                                       "this kind. Check that this is the right file."));
    case FileCode::JsonNotObject:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The JSON is a list or a single value; a model file is an "
                                       "object in braces. Check that this is the right file."));
    case FileCode::OtherJson:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This is a %1, which does not say how large the model is. "
                                       "Give the config.json beside it."));
    case FileCode::AdapterOnly:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This is a LoRA adapter for %1, not a whole model. Give the files of the base model."));
    case FileCode::UnsafeName:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "The index names \"%1\", which leads out of its own folder. It is not followed."));
    case FileCode::GgufVersion:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This GGUF has version %1, this program reads 1 to 3. "
                                       "Update Xuanka, or give the config.json of the model."));
    case FileCode::GgufDamaged:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "The GGUF header is damaged at byte %1. Download the file again."));
    case FileCode::GgufTooMany:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The GGUF header announces %1 entries, more than any real "
                                       "file. Download the file again."));
    case FileCode::GgufUnknownType:
        return words(
            QT_TRANSLATE_NOOP("FileText",
                              "The tensor type %1 (of \"%2\") is not known, so its size would be a "
                              "guess. Give a GGUF of a common type, or the config.json."));
    case FileCode::GgufTensorShape:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "The tensor \"%1\" has a shape that cannot be. Download the file again."));
    case FileCode::GgufNoWeights:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This GGUF holds a vocabulary and no weights. Give the GGUF of the model itself."));
    case FileCode::GgufVision:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This GGUF is the vision part that goes beside a model "
                                       "(mmproj, %1). Give the GGUF of the language model."));
    case FileCode::GgufOther:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This GGUF holds no model (it calls itself \"%1\"). Give the GGUF of the model."));
    case FileCode::GgufPieceRenamed:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This is piece %1 of %2, but its name no longer says so, and the others cannot be "
            "found. Give the pieces their original names back (…-00001-of-00002.gguf)."));
    case FileCode::GgufPieceForeign:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "\"%1\" does not belong to the same model as the other "
                                       "pieces. Download the pieces again."));
    case FileCode::SafetensorsHeader:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The safetensors header cannot be read: it announces %1 of "
                                       "header. Download the file again."));
    case FileCode::SafetensorsDamaged:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "The safetensors header is damaged at the tensor \"%1\". Download the file again."));
    case FileCode::SafetensorsUnknownType:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The data type %1 (of \"%2\") is not known, so its size "
                                       "would be a guess. Give the config.json of the model."));
    case FileCode::IndexWithoutMap:
        return words(
            QT_TRANSLATE_NOOP("FileText", "This index names no tensors. Download it again."));
    case FileCode::AdapterFile:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "This is a LoRA adapter, not a whole model. Give the files of the base model."));
    case FileCode::PiecesMissing:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "Pieces of this model are missing: %1. Put all pieces into one folder."));
    case FileCode::PackedUnknown:
        return words(
            QT_TRANSLATE_NOOP("FileText",
                              "The weights are packed in a way that cannot be counted (\"%1\"). "
                              "Put the config.json of the model beside the file."));
    case FileCode::SafetensorsNoWeights:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "This safetensors file holds no weights of a model. Give "
                                       "the file of the model itself."));
    case FileCode::PipelinePartMissing:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The pipeline names a part \"%1\" that is not in the "
                                       "folder. Download the whole folder."));
    case FileCode::NoteBuffers:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "%1 elements are computed, not learned (rotary tables, masks); they are not counted."));
    case FileCode::NoteScales:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "%1 elements are scales of quantised weights; they are not counted."));
    case FileCode::NoteSecondNames:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "%1 are stored under a second name; they are counted once."));
    case FileCode::NoteCountDiffers:
        return words(
            QT_TRANSLATE_NOOP("FileText",
                              "The tensors add up to %1, the config.json describes %2. The "
                              "description is used; check that the files belong together."));
    case FileCode::NotePackedUnknown:
        return words(
            QT_TRANSLATE_NOOP("FileText",
                              "The weights are packed in a way that cannot be counted (\"%1\"); "
                              "the parameters are those the config.json describes."));
    case FileCode::NoteNoConfig:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "No config.json lies beside it, so the cache for each token is not known."));
    case FileCode::NoteConfigUnused:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "The config.json beside it is not used; the parameters are those of the tensors."));
    case FileCode::NoteHeadMaybeTied:
        return words(
            QT_TRANSLATE_NOOP("FileText",
                              "The output head has the size of the embedding. If the model shares "
                              "them, %1 are counted twice: put the config.json beside the file."));
    case FileCode::NoteIndexAlone:
        return words(
            QT_TRANSLATE_NOOP("FileText",
                              "The index names tensors, not their sizes: without the shards or the "
                              "config.json beside it the parameters are not known."));
    case FileCode::NoteIndexCount:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The index claims %1 parameters, the config.json describes "
                                       "%2; indexes often count a tied head twice."));
    case FileCode::NoteIndexSize:
        return words(QT_TRANSLATE_NOOP("FileText", "The index claims %1, the tensors take %2."));
    case FileCode::NoteStoredSize:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "The size is what the index claims; the files themselves were not seen."));
    case FileCode::NotePickledShards:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "The weights beside it are PyTorch files (pickle), which are never opened."));
    case FileCode::NoteShardsMissing:
        return words(QT_TRANSLATE_NOOP("FileText", "Shards are missing: %1."));
    case FileCode::NotePartUncounted:
        return words(
            QT_TRANSLATE_NOOP("FileText", "The part \"%1\" of the pipeline could not be counted."));
    case FileCode::NoteByteOrderMark:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The text begins with a byte-order mark; it was skipped."));
    case FileCode::NoteSecondHead:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "The file holds the output head a second time (%1); it is counted once."));
    case FileCode::NoteWindowSomewhere:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "The file names a window of %1 tokens but not the layers it "
                                       "is for: the cache is counted as if none had it."));
    case FileCode::NoteOldLatent:
        return words(QT_TRANSLATE_NOOP(
            "FileText",
            "An old conversion: llama.cpp keeps the cache of such a file uncompressed. The figure "
            "here is the compressed one; convert the model again to get it."));
    case FileCode::NoteCacheUnknown:
        return words(QT_TRANSLATE_NOOP("FileText",
                                       "What the architecture \"%1\" keeps for each token is not "
                                       "known, so no cache is given."));
    case FileCode::NotePreset:
        return words(QT_TRANSLATE_NOOP(
            "FileText", "The file calls itself %1, but most of its weights are %2."));
    }
    return {};
}

} // namespace xuanka::text
