// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Layout.h"

namespace xuanka {

// What a trial machine showed for this very job on this card; 0 = not measured. It replaces the
// law of its term on the same layout, and scales what a card does by itself on every other.
// A measured bus bandwidth goes into Link::measuredBusGBs.
struct MeasuredSpeed {
    double decodeTokensPerSecond = 0; // all streams of the job together
    double prefillTokensPerSecond = 0;
    double trainingTokensPerSecond = 0; // all cards together
    double secondsPerItem = 0; // one image, clip, frame or step on one worker
    Layout layout; // on which it was measured; one card by default
    bool operator==(const MeasuredSpeed &) const = default;
};

} // namespace xuanka
