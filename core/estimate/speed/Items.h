// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/speed/Laws.h"

namespace xuanka {

// Work that comes in pieces: images, clips, frames, steps.
struct ItemWork {
    double workers = 1; // side by side
    double batch = 1; // pieces that one run makes together
    Formula formula = Formula::None;
};

// Seconds a piece, pieces an hour, and the gain over one card. `timeOn(layout)` is the StepTime of
// one run on one worker of that layout.
template <typename TimeOn>
SpeedEstimate itemSpeed(const TimeOn &timeOn, const ItemWork &work, const Band &spread,
                        const SpeedSetting &setting)
{
    const double measured = setting.measured ? setting.measured->secondsPerItem : 0;
    double factor = 1;
    if (measured > 0)
        factor = calibration(timeOn(setting.measured->layout), measured * work.batch);
    const double together = work.workers > 1 ? setting.constants.split.replicas : 1;
    const double run = timeOn(setting.layout).seconds(factor);
    const double one = timeOn(SpeedSetting::singleCard).seconds(factor);
    SpeedEstimate e;
    e.secondsPerItem = lawOrMeasured(run / work.batch, spread, work.formula, measured, setting);
    e.itemsPerHour = {inverse(e.secondsPerItem.band, 3600 * work.workers * together),
                      e.secondsPerItem.formula};
    setScaling(e, one / run * work.workers * together, setting.constants.spread.scaling, setting);
    return e;
}

} // namespace xuanka
