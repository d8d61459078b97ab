// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

#include <QString>

// The sentence of each room's codes, with %1… for the parameters. One file a room; each is one
// switch over the room's enumeration, so that the compiler names a code without words.
namespace xuanka::text {

QString planSentence(const Message &message);
QString catalogSentence(const Message &message);
QString importSentence(const Message &message);
QString fileSentence(const Message &message);
QString convertSentence(const Message &message);
QString priceSentence(const Message &message);
QString estimateSentence(const Message &message);
QString costSentence(const Message &message);
QString adviseSentence(const Message &message);
QString trialSentence(const Message &message);
QString checklistSentence(const Message &message);
QString storageSentence(const Message &message);
QString reportSentence(const Message &message);
QString findingSentence(const Message &message);

} // namespace xuanka::text
