// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/Decode.h"

#include "core/estimate/speed/Prefill.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double gigabyte = 1e9;

// Kernels for narrow weights unpack them on the way.
double formatShare(const InferenceJob &job, const EngineConstants &engine, const SpeedConstants &c)
{
    if (job.weights == WeightFormat::Nvfp4 || job.weights == WeightFormat::Mxfp4)
        return engine.fp4;
    const double bits =
        job.bitsPerWeight > 0 ? job.bitsPerWeight : c.memory.format[std::size_t(job.weights)].base;
    if (bits > 8.6)
        return 1;
    return bits > 6.9 ? engine.eightBit : engine.fourBit;
}

double memorySeconds(const InferenceJob &job, const StreamDemand &demand, double group,
                     const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const EngineConstants &engine = engineConstants(job, c);
    const bool hbm = hasHbm(setting.gpu);
    const double bandwidth = setting.gpu.bandwidthGBs * gigabyte;
    const double stream = bandwidth * setting.card().streamShare
        * (hbm ? engine.streamHbm : engine.streamGddr) * formatShare(job, engine, c);
    const double tensor = setting.layout.tensor;
    double seconds = (demand.denseBytes / tensor + demand.replicatedBytes) / stream;
    if (demand.mixture()) {
        const double bytes = demand.expertBytes * demand.touched(group);
        seconds += job.expertsOnCpu || job.engine == Engine::KTransformers
            ? bytes / (c.mixture.hostGBs * gigabyte)
            : bytes / (tensor * stream * c.mixture.expertShare);
    }
    const SequenceCache cache(job.model, job.cache, setting.layout.tensor, 1,
                              c.memory.unknownShape);
    return seconds
        + group * cache.bytes(demand.meanContext)
        / (bandwidth * (hbm ? engine.cacheHbm : engine.cacheGddr));
}

double launchSeconds(const InferenceJob &job, const StreamDemand &demand, double group,
                     const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const EngineConstants &engine = engineConstants(job, c);
    double launch = engine.launchMs;
    double layer = engine.layerUs;
    const double bits = c.memory.format[std::size_t(job.weights)].base;
    if (engineClass(job) == EngineClass::Eager && bits < 8) {
        launch = c.eager.narrowLaunchMs;
        layer = c.eager.narrowLayerUs;
    }
    if (demand.mixture())
        layer += c.mixture.layerUs;
    return launch * 1e-3 + (layer * demand.layers + engine.streamUs * group) * 1e-6;
}

} // namespace

StreamGroups streamGroups(double streams, const Layout &layout)
{
    StreamGroups groups;
    const double copies = std::min<double>(layout.data, streams);
    groups.perCopy = streams / copies;
    // A pipeline works on as many groups as it has stages; a layer split on one.
    const double stages = layout.layerSplit ? 1 : std::min<double>(layout.pipeline, groups.perCopy);
    groups.group = groups.perCopy / stages;
    return groups;
}

StepTime decodeStep(const InferenceJob &job, const StreamDemand &demand,
                    const SpeedSetting &setting)
{
    const SpeedConstants &c = setting.constants;
    const Layout &layout = setting.layout;
    const double group = streamGroups(demand.streams, layout).group;
    const double arithmetic = group
        * (demand.flopsPerToken + demand.scoreFlops * demand.meanContext)
        / (prefillTeraflops(job, setting) * 1e12 * layout.tensor);
    const double memory = memorySeconds(job, demand, group, setting);
    const double launch = launchSeconds(job, demand, group, setting);
    StepTime step;
    // Without graphs the processor hands out kernels while the card computes: the longer one rules.
    step.own = engineClass(job) == EngineClass::Eager ? std::max(knee(memory, arithmetic), launch)
                                                      : knee(memory, arithmetic) + launch;
    const Interconnect link = setting.interconnect();
    const double activations = group * demand.hidden * 2;
    step.exchange = 2 * demand.layers * link.allReduceServed(layout.tensor, activations);
    if (layout.pipeline > 1) {
        step.exchange += layout.layerSplit
            ? (c.split.firstMs + c.split.perCardMs * (layout.pipeline - 2)) * 1e-3
            : (layout.pipeline - 1) * link.copySeconds(activations);
    }
    return step;
}

double decodeRate(const StreamDemand &demand, double stepSeconds, const SpeedSetting &setting)
{
    const double copies = std::min<double>(setting.layout.data, demand.streams);
    const double together = copies > 1 ? setting.constants.split.replicas : 1;
    return demand.streams / stepSeconds * together;
}

} // namespace xuanka
