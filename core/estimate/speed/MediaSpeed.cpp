// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/SpeedConstants.h"
#include "core/estimate/speed/Interconnect.h"
#include "core/estimate/speed/Laws.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

// Amdahl: the serial share of the work is not split.
double amdahl(double cards, double serialShare)
{
    return 1 / (serialShare + (1 - serialShare) / cards);
}

// `seconds` for one item on one worker of `split` cards, `workers` of them side by side.
SpeedEstimate itemSpeed(double seconds, double workers, const Band &spread, Formula formula)
{
    SpeedEstimate e;
    e.secondsPerItem = {times(spread, seconds), formula};
    e.itemsPerHour = {inverse(e.secondsPerItem.band, 3600 * workers), formula};
    return e;
}

} // namespace

SpeedEstimate diffusionSpeed(const DiffusionJob &job, const SpeedSetting &setting)
{
    const MediaConstants &c = setting.constants.media;
    const Layout &layout = setting.layout;
    // Latents are 8 times smaller each way, patches take 2 × 2 of them; video 4 frames in 1.
    const double frames = job.video ? std::floor((job.frames - 1) / 4.0) + 1 : 1;
    const double tokens = frames * job.width / 16 * job.height / 16;
    const double layers = std::max(1, job.model.layers());
    const double parameters = static_cast<double>(job.model.active());
    const double hidden =
        job.model.hidden > 0 ? job.model.hidden : std::sqrt(parameters / (12 * layers));
    const double forward = 2 * parameters * tokens + 4 * tokens * tokens * hidden * layers;
    const double guidance = 2; // with and without the prompt
    const double share = job.video ? c.videoShare : c.imageShare;
    const double one = forward * guidance * job.steps / (peakTeraflops(setting.gpu) * 1e12 * share);
    const double split = amdahl(layout.sequence, c.serialShareSequence);
    const double workers = layout.data * layout.tensor * layout.pipeline;
    SpeedEstimate e = itemSpeed(one / split, workers, c.imageSpread, Formula::DiffusionTime);
    setScaling(e, workers * split, setting);
    return e;
}

SpeedEstimate renderSpeed(const RenderJob &job, const SpeedSetting &setting)
{
    const MediaConstants &c = setting.constants.media;
    const double reference =
        job.referenceFp32Teraflops > 0 ? job.referenceFp32Teraflops : setting.gpu.fp32Teraflops;
    const double own = setting.gpu.fp32Teraflops > 0 ? setting.gpu.fp32Teraflops : reference;
    const double one = job.minutesPerFrame * 60 * reference / own;
    const double split = amdahl(setting.layout.tensor, c.serialShareRender);
    const double workers = setting.layout.data * setting.layout.pipeline * setting.layout.sequence;
    SpeedEstimate e = itemSpeed(one / split, workers, c.renderSpread, Formula::RenderTime);
    e.jobHours = {inverse(e.itemsPerHour.band, job.frames), Formula::RenderTime};
    setScaling(e, workers * split, setting);
    return e;
}

SpeedEstimate simulationSpeed(const SimulationJob &, const SpeedSetting &setting)
{
    SpeedEstimate e;
    // Without a measured step there is nothing to be fast at; how it would scale is known roughly.
    setScaling(e, amdahl(setting.layout.cards(), setting.constants.media.serialShareSequence),
               setting);
    return e;
}

SpeedEstimate customSpeed(const CustomJob &job, const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const double own = peakTeraflops(setting.gpu);
    const double reference = job.referenceFp16Teraflops > 0 ? job.referenceFp16Teraflops : own;
    const double one = job.secondsPerStep * reference / own;
    const double cards = job.splittable ? setting.layout.cards() : setting.layout.data;
    const double exchange = allReduceSeconds(setting.link, static_cast<int>(cards),
                                             job.gradientGiB * 1073741824.0, c.link);
    const double step = one + (job.gradientGiB > 0 ? exchange : 0);
    SpeedEstimate e = itemSpeed(step, cards, c.media.customSpread, Formula::CustomTime);
    if (job.steps > 0)
        e.jobHours = {inverse(e.itemsPerHour.band, static_cast<double>(job.steps)),
                      Formula::CustomTime};
    setScaling(e, cards * one / step, setting);
    return e;
}

} // namespace xuanka
