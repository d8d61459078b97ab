// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/CatalogCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("CatalogText", source);
}

} // namespace

QString catalogSentence(const Message &message)
{
    switch (static_cast<CatalogCode>(message.code)) {
    case CatalogCode::DataBroken:
        return words(QT_TRANSLATE_NOOP(
            "CatalogText", "The built-in catalogue is damaged (%1). Install Xuanka again."));
    case CatalogCode::UnknownGpu:
        return words(QT_TRANSLATE_NOOP("CatalogText", "Unknown card \"%1\". Did you mean %2?"));
    case CatalogCode::UnknownModel:
        return words(QT_TRANSLATE_NOOP("CatalogText", "Unknown model \"%1\". Did you mean %2?"));
    }
    return {};
}

} // namespace xuanka::text
