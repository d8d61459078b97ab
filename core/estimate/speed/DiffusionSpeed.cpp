// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/ShapeSummary.h"
#include "core/estimate/speed/Items.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

constexpr double framesPerLatent =
    4; // video autoencoders take four frames into one, after the first

struct ImageDemand {
    double tokens = 0;
    double flops = 0; // of the whole item, all steps
    double shuffled = 0; // bytes that change cards under sequence parallelism
    bool transformer = true;
};

ImageDemand imageDemand(const DiffusionJob &job, const SpeedConstants &c)
{
    const ModelShape &model = job.model;
    const ShapeSummary summary = summarize(model, c.memory.unknownShape);
    const double pixels = double(job.width) * job.height;
    const double frames =
        job.video ? std::floor((std::max(1, job.frames) - 1) / framesPerLatent) + 1 : 1;
    const double passes =
        double(std::max(1, job.passesPerStep)) * std::max(1, job.steps) * std::max(1, job.batch);
    ImageDemand demand;
    demand.transformer = !job.convolutional;
    if (job.convolutional) { // inner levels are smaller: a parameter is used once an area
        demand.tokens = pixels * frames / c.media.convolutionArea;
        demand.flops = passes * 2 * summary.parameters * demand.tokens;
        return demand;
    }
    const double side = std::max(1, job.pixelsPerToken);
    demand.tokens = frames * pixels / (side * side);
    const double perToken =
        job.parametersPerToken > 0 ? double(job.parametersPerToken) : summary.parameters;
    const double scores = 4 * demand.tokens * summary.layers * summary.hidden;
    demand.flops = passes * demand.tokens * (2 * perToken + scores);
    demand.shuffled = passes * summary.layers * 4 * demand.tokens * summary.hidden * 2;
    return demand;
}

} // namespace

SpeedEstimate diffusionSpeed(const DiffusionJob &job, const SpeedSetting &setting)
{
    const MediaConstants &c = setting.constants.media;
    const ImageDemand demand = imageDemand(job, setting.constants);
    const double share = demand.transformer ? c.transformerShare : c.convolutionShare;
    const double teraflops = matmulTeraflops(setting.gpu, setting.constants) * share;
    const double whole = demand.flops / (teraflops * 1e12) / (1 - c.fixedShare);
    const auto itemOn = [&](const Layout &layout) {
        StepTime time;
        time.own = whole * (c.fixedShare + (1 - c.fixedShare) / layout.sequence);
        time.exchange = setting.interconnect().shuffle(layout.sequence, demand.shuffled);
        return time;
    };
    const double workers = setting.layout.data * setting.layout.tensor * setting.layout.pipeline;
    SpeedEstimate e =
        itemSpeed(itemOn, {workers, double(std::max(1, job.batch)), Formula::DiffusionTime},
                  setting.constants.spread.diffusion, setting);
    explain(setting.trace, "seconds_per_item", e.secondsPerItem,
            {{"tokens", demand.tokens},
             {"flops", demand.flops},
             {"teraflops", teraflops},
             {"exchange-seconds", itemOn(setting.layout).exchange},
             constantOf(demand.transformer ? "speed.media.transformer_share"
                                           : "speed.media.convolution_share",
                        share),
             constantOf("speed.media.fixed_share", c.fixedShare)});
    return e;
}

} // namespace xuanka
