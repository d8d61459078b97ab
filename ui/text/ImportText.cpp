// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ImportCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("ImportText", source);
}

} // namespace

QString importSentence(const Message &message)
{
    switch (static_cast<ImportCode>(message.code)) {
    case ImportCode::FileUnreadable:
        return words(QT_TRANSLATE_NOOP("ImportText", "The file cannot be read: %1."));
    case ImportCode::NotAModelConfig:
        return words(QT_TRANSLATE_NOOP("ImportText",
                                       "This JSON does not describe a model: it has no model_type. "
                                       "Give the config.json of the model."));
    case ImportCode::UnsupportedModel:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "The architecture \"%1\" is not supported: there is no verified way to count it. Give "
            "the safetensors files with their index, or a GGUF file, instead."));
    case ImportCode::UnsupportedKey:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "\"%1\" describes a structure that is not supported. Give the safetensors files with "
            "their index, or a GGUF file, instead."));
    case ImportCode::UnsupportedKeyOf:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "\"%2\" is not supported in the architecture \"%1\" and may change the count. Give "
            "the safetensors files with their index, or a GGUF file, instead."));
    case ImportCode::UnsupportedValue:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "\"%1\" is \"%2\", which is not supported. Give the safetensors files with their "
            "index, or a GGUF file, instead."));
    case ImportCode::ConfigMissingKey:
        return words(QT_TRANSLATE_NOOP(
            "ImportText", "\"%1\" is missing; without it the model cannot be counted."));
    case ImportCode::ConfigWrongType:
        return words(QT_TRANSLATE_NOOP("ImportText", "\"%1\" must be %2."));
    case ImportCode::ConfigOutOfRange:
        return words(QT_TRANSLATE_NOOP("ImportText", "\"%1\" must be between %2 and %3."));
    case ImportCode::ConfigListLength:
        return words(QT_TRANSLATE_NOOP("ImportText",
                                       "\"%1\" lists %2 entries, but the model has %3 layers."));
    case ImportCode::ConfigConflict:
        return words(QT_TRANSLATE_NOOP("ImportText", "\"%1\" and \"%2\" contradict each other."));
    case ImportCode::ConfigTooManyParameters:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "The numbers of this \"%1\" give more parameters than any model has; one of them is "
            "wrong."));
    case ImportCode::NoteMtp:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "The file also holds %1 multi-token-prediction layer(s), counted beside the total; "
            "they are loaded only for speculative decoding."));
    case ImportCode::NoteMtpUncounted:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "The configuration names %1 multi-token-prediction layer(s); they are not counted."));
    case ImportCode::NoteIndexerCache:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "The sparse indexer keeps %1 more elements a token in each layer that has one; the "
            "cache per token does not include them."));
    case ImportCode::NoteWindow:
        return words(
            QT_TRANSLATE_NOOP("ImportText", "%2 of %3 layers keep only the last %1 tokens."));
    case ImportCode::NoteLinearLayers:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "%1 of %2 layers keep no cache per token, only a state of constant size."));
    case ImportCode::NoteTowerUncounted:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "The part described by \"%1\" is not counted: only the language model is."));
    case ImportCode::NoteEncoderCache:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "The cache is that of the decoder; used as a text encoder the model keeps none."));
    case ImportCode::NoteCrossCache:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "Cross attention keeps as much again for every token of the input, once."));
    case ImportCode::NoteKeptWide:
        return words(QT_TRANSLATE_NOOP("ImportText",
                                       "Not quantised in the file, kept in its wide type: %1."));
    case ImportCode::NotePictureLayers:
        return words(QT_TRANSLATE_NOOP(
            "ImportText",
            "%1 of %2 layers keep the tokens of the picture, not of the text; the cache per token "
            "counts them all the same."));
    case ImportCode::WordNumber:
        return words(QT_TRANSLATE_NOOP("ImportText", "a number"));
    case ImportCode::WordWholeNumber:
        return words(QT_TRANSLATE_NOOP("ImportText", "a whole number"));
    case ImportCode::WordFlag:
        return words(QT_TRANSLATE_NOOP("ImportText", "true or false"));
    case ImportCode::WordText:
        return words(QT_TRANSLATE_NOOP("ImportText", "a text"));
    case ImportCode::WordList:
        return words(QT_TRANSLATE_NOOP("ImportText", "a list"));
    case ImportCode::WordObject:
        return words(QT_TRANSLATE_NOOP("ImportText", "an object"));
    }
    return {};
}

} // namespace xuanka::text
