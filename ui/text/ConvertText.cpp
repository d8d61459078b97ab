// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("ConvertText", source);
}

} // namespace

QString convertSentence(const Message &message)
{
    switch (static_cast<ConvertCode>(message.code)) {
    case ConvertCode::NothingKnown:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText",
            "Nothing in this text is known. Give a training configuration (LLaMA-Factory, axolotl, "
            "torchtune, DeepSpeed) or a launch command such as \"vllm serve …\"."));
    case ConvertCode::TooLarge:
        return words(QT_TRANSLATE_NOOP("ConvertText",
                                       "The text is larger than %1; configurations and commands "
                                       "are a few kilobytes. Check that this is the right file."));
    case ConvertCode::YamlBroken:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText",
            "This is not valid YAML: %1, line %2. Open the file in an editor and mend that line."));
    case ConvertCode::YamlTooDeep:
        return words(QT_TRANSLATE_NOOP("ConvertText",
                                       "The YAML is nested deeper, or repeats itself more often, "
                                       "than any real file. Check that this is the right file."));
    case ConvertCode::EngineUnsupported:
        return words(QT_TRANSLATE_NOOP("ConvertText",
                                       "Commands of %1 cannot be turned into a plan. Commands of "
                                       "vLLM, SGLang, llama.cpp and TensorRT-LLM can."));
    case ConvertCode::KeyUnknown:
        return words(
            QT_TRANSLATE_NOOP("ConvertText", "\"%1\" is not known; it had no effect on the plan."));
    case ConvertCode::ValueUnknown:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText",
            "The value \"%2\" of \"%1\" has no counterpart in a plan; the default stays."));
    case ConvertCode::NotModelled:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText",
            "\"%1\" changes memory or speed in a way a plan cannot express; it had no effect."));
    case ConvertCode::NoteNoModel:
        return words(
            QT_TRANSLATE_NOOP("ConvertText", "The text names no model. Choose one in the plan."));
    case ConvertCode::NoteModelUnresolved:
        return words(QT_TRANSLATE_NOOP("ConvertText",
                                       "The model is named by a variable (\"%1\") whose value is "
                                       "not in the text. Choose it in the plan."));
    case ConvertCode::NoteModelFromPath:
        return words(
            QT_TRANSLATE_NOOP("ConvertText", "The model was taken to be \"%1\", from its path."));
    case ConvertCode::NoteFormatByName:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText", "The weights were taken to be %1, from the name of the model."));
    case ConvertCode::NoteBaseBits:
        return words(QT_TRANSLATE_NOOP("ConvertText",
                                       "The frozen base is loaded in %1 bits; a plan knows 4 bits "
                                       "(QLoRA) or full width, and counts full width."));
    case ConvertCode::NoteStage:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText",
            "The stage \"%1\" keeps more in memory than plain fine-tuning (a reference, a reward "
            "or a second answer); the plan counts plain fine-tuning."));
    case ConvertCode::NoteShardingByName:
        return words(QT_TRANSLATE_NOOP("ConvertText",
                                       "The sharding was taken from the name of the DeepSpeed file "
                                       "\"%1\"; the file itself was not read."));
    case ConvertCode::NoteCardsFromComment:
        return words(
            QT_TRANSLATE_NOOP("ConvertText", "%1 cards, from the launch command in the comment."));
    case ConvertCode::NoteSequenceOpen:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText", "The sequence length is left open; %1 tokens were assumed."));
    case ConvertCode::NoteSecretDropped:
        return words(QT_TRANSLATE_NOOP(
            "ConvertText", "\"%1\" holds a secret; its value was dropped and is stored nowhere."));
    }
    return {};
}

} // namespace xuanka::text
