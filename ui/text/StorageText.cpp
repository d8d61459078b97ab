// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/StorageCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {

QString storageSentence(const Message &message)
{
    switch (static_cast<StorageCode>(message.code)) {
    case StorageCode::None:
        return {};
    }
    return {};
}

} // namespace xuanka::text
