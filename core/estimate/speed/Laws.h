// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"
#include "core/estimate/Estimate.h"
#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"
#include "core/estimate/speed/CardRates.h"
#include "core/estimate/speed/Interconnect.h"
#include "core/estimate/speed/MeasuredSpeed.h"

// Inside the speed room: what the laws of the kinds of work share.
namespace xuanka {

class Trace;

// The card, its machine and the constants: what every law needs beside the job.
struct SpeedSetting {
    const GpuSpec &gpu;
    const Layout &layout;
    const Link &link;
    const SpeedConstants &constants;
    const MeasuredSpeed *measured = nullptr;
    Trace *trace = nullptr;

    const CardConstants &card() const { return cardConstants(gpu, constants); }
    Interconnect interconnect() const { return {link, card(), constants.link}; }
    // One such card, were its memory large enough: the base of every speedup.
    SpeedSetting onOneCard() const { return onLayout(singleCard); }
    SpeedSetting onLayout(const Layout &other) const
    {
        return {gpu, other, link, constants, measured, trace};
    }
    bool measuredHere() const { return measured && measured->layout == layout; }

    static constexpr Layout singleCard{};
};

// Time of a step: what a card does by itself, and the exchange between cards.
struct StepTime {
    double own = 0;
    double exchange = 0;
    double seconds(double calibration = 1) const { return own * calibration + exchange; }
};

// How much slower a card's own part was measured than the law says. `measured` is the time of the
// same step on the layout of the measurement.
double calibration(const StepTime &law, double measured);

// Two limits that a step meets at once: the longer one, and a little more near the knee.
double knee(double a, double b);

// Rates from times and back: the bounds change sides.
inline Band inverse(const Band &band, double numerator = 1)
{
    return {numerator / band.high, numerator / band.mid, numerator / band.low};
}

// Errs in both: relative deviations add in quadrature.
Band combined(const Band &a, const Band &b);

// The law's band, or the narrower one around a measurement.
Estimated lawOrMeasured(double value, const Band &spread, Formula formula, double measured,
                        const SpeedSetting &setting);

SpeedEstimate inferenceSpeed(const InferenceJob &job, const SpeedSetting &setting);
SpeedEstimate trainingSpeed(const TrainingJob &job, const SpeedSetting &setting);
SpeedEstimate diffusionSpeed(const DiffusionJob &job, const SpeedSetting &setting);
SpeedEstimate renderSpeed(const RenderJob &job, const SpeedSetting &setting);
SpeedEstimate simulationSpeed(const SimulationJob &job, const SpeedSetting &setting);
SpeedEstimate customSpeed(const CustomJob &job, const SpeedSetting &setting);

// Fills speedup and efficiency: `speedup` against one card, never more than the ideal.
void setScaling(SpeedEstimate &estimate, double speedup, const Band &spread,
                const SpeedSetting &setting);

} // namespace xuanka
