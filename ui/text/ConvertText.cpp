// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/ConvertCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString tr(const char *source)
{
    return say("ConvertText", source);
}

} // namespace

QString convertSentence(const Message &message)
{
    switch (static_cast<ConvertCode>(message.code)) {
    case ConvertCode::NothingKnown:
        return tr(QT_TRANSLATE_NOOP("ConvertText", "Nothing in this text is known. Give a training configuration (LLaMA-Factory, axolotl, torchtune, DeepSpeed) or a launch command such as \"vllm serve …\"."));
    }
    return {};
}

} // namespace xuanka::text
