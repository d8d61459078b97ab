// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"
#include "core/catalog/GpuSpec.h"
#include "core/estimate/Job.h"

#include <cstdint>

namespace xuanka {

struct SpeedConstants;

// What a card is busy with, as far as its draw and the effect of a power limit go.
enum class Activity : std::uint8_t {
    Decode, // few streams: arithmetic units wait for memory
    Batched, // many streams
    Compute, // prompts, training, images, frames
};

Activity activityOf(const Job &job);

// What the card would draw if nothing limited it, W.
double naturalDrawW(const GpuSpec &gpu, Activity activity, const SpeedConstants &constants);

// What a power limit of `capW` costs and saves, against the stock limit.
struct CapEffect {
    Band speedKept; // 0..1
    double wattsSaved = 0; // a card
    bool operator==(const CapEffect &) const = default;
};
CapEffect capEffect(const GpuSpec &gpu, Activity activity, double capW,
                    const SpeedConstants &constants);

// Host of a machine with `cards` cards (CPU, memory, fans, disks), W, behind the supply.
Band hostWatts(int cards, const SpeedConstants &constants);
// What the socket delivers for `machineW` behind the supplies.
Band wallWatts(const Band &machineW, const SpeedConstants &constants);

// kWh of a month; `pue` 1 counts the machine alone.
double energyPerMonthKwh(double watts, double hours, double pue);
double circuitAmperes(double wallW, double volts);
constexpr double heatKilowatts(double wallW)
{
    return wallW / 1000;
}
constexpr double heatBtuPerHour(double wallW)
{
    return wallW * 3.412142; // 1 W = 3.412142 BTU/h
}

} // namespace xuanka
