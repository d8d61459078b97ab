// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trial/Machine.h"
#include "core/trial/Segment.h"

#include <QStringView>

namespace xuanka::trial {

// "[N/A]", "ERR!", "Unknown Error", "[Not Supported]", "[Insufficient Permissions]" …
bool isUnreadable(QStringView text);
// The first number of the text; unreadable when a tool wrote one of the words above.
Reading reading(QStringView text, const Source &source);
inline Source sourceOf(const Segment &segment, qsizetype line)
{
    return {segment.file, segment.firstLine + static_cast<int>(line)};
}
// Adds a card, or completes the one with the same bus id (or, without bus ids, the same index).
// Link speed and temperature keep their highest reading: under load is what counts.
void mergeGpu(Machine &machine, const MachineGpu &gpu);

} // namespace xuanka::trial
