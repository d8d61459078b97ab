// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/speed/Items.h"

#include <algorithm>

namespace xuanka {
namespace {

// Amdahl: the serial share of the work is not split.
double shareOfTime(double cards, double serial)
{
    return serial + (1 - serial) / std::max(1.0, cards);
}

double scaled(double seconds, double reference, double own)
{
    return reference > 0 && own > 0 ? seconds * reference / own : seconds;
}

} // namespace

SpeedEstimate renderSpeed(const RenderJob &job, const SpeedSetting &setting)
{
    const double serial = setting.constants.media.renderSerial[std::size_t(job.engine)];
    const double one =
        scaled(job.minutesPerFrame * 60, job.referenceFp32Teraflops, setting.gpu.fp32Teraflops);
    // Cards of `tensor` share a frame; everything else renders frames of its own.
    const auto frameOn = [&](const Layout &layout) {
        return StepTime{one * shareOfTime(layout.tensor, serial), 0};
    };
    const double workers = setting.layout.data * setting.layout.pipeline * setting.layout.sequence;
    SpeedEstimate e = itemSpeed(frameOn, {workers, 1, Formula::RenderTime},
                                setting.constants.spread.render, setting);
    e.jobHours = {inverse(e.itemsPerHour.band, std::max(1, job.frames)), e.itemsPerHour.formula};
    explain(setting.trace, "seconds_per_item", e.secondsPerItem,
            {{"minutes-per-frame", job.minutesPerFrame},
             {"reference-teraflops", job.referenceFp32Teraflops},
             {"teraflops", setting.gpu.fp32Teraflops},
             {"cards-per-frame", double(setting.layout.tensor)},
             constantOf("speed.media.serial", serial)});
    return e;
}

SpeedEstimate simulationSpeed(const SimulationJob &, const SpeedSetting &setting)
{
    // Without a measured step there is nothing to be fast at; how it would scale is known roughly.
    const double serial = setting.constants.media.simulationSerial;
    SpeedEstimate e;
    setScaling(e, 1 / shareOfTime(setting.layout.cards(), serial), setting.constants.spread.render,
               setting);
    return e;
}

SpeedEstimate customSpeed(const CustomJob &job, const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const double one =
        scaled(job.secondsPerStep, job.referenceFp16Teraflops, peakTeraflops(setting.gpu));
    const bool synchronised = job.splittable && job.gradientGiB > 0;
    // Every card works on data of its own; gradients are exchanged after each step.
    const auto stepOn = [&](const Layout &layout) {
        StepTime time{one, 0};
        if (synchronised)
            time.exchange =
                setting.interconnect().gradientSync(layout.cards(), job.gradientGiB * bytesPerGiB);
        return time;
    };
    const double workers = job.splittable ? setting.layout.cards() : setting.layout.data;
    SpeedEstimate e =
        itemSpeed(stepOn, {workers, 1, Formula::CustomTime}, c.spread.custom, setting);
    if (job.steps > 0)
        e.jobHours = {inverse(e.itemsPerHour.band, double(job.steps)), e.itemsPerHour.formula};
    explain(setting.trace, "seconds_per_item", e.secondsPerItem,
            {{"seconds-per-step", job.secondsPerStep},
             {"reference-teraflops", job.referenceFp16Teraflops},
             {"teraflops", peakTeraflops(setting.gpu)},
             {"gradient-gib", job.gradientGiB},
             {"exchange-seconds", stepOn(setting.layout).exchange},
             constantOf("speed.link.shared_bus_share", c.link.sharedBusShare)});
    return e;
}

} // namespace xuanka
