// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/speed/Laws.h"
#include "core/estimate/speed/StreamDemand.h"

namespace xuanka {

// How the streams of a job share the copies and stages of a layout.
struct StreamGroups {
    double perCopy = 1; // streams on one copy of the model
    double group = 1; // of them in one step
};
StreamGroups streamGroups(double streams, const Layout &layout);

// One pass of a group of streams through the whole model.
StepTime decodeStep(const InferenceJob &job, const StreamDemand &demand,
                    const SpeedSetting &setting);

// Tokens per second of all streams, from the time of such a pass.
double decodeRate(const StreamDemand &demand, double stepSeconds, const SpeedSetting &setting);

} // namespace xuanka
