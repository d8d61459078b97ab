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
    }
    return {};
}

} // namespace xuanka::text
