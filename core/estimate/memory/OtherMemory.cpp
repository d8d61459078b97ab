// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/Memory.h"

#include <algorithm>

namespace xuanka {
namespace {

// Work whose data the user gave: data plus what the program and the driver need beside it.
MemoryEstimate given(const GpuSpec &gpu, const Band &dataGiB, const Band &runtime, Formula formula,
                     const MemoryConstants &constants, Trace *trace)
{
    MemoryEstimate estimate;
    estimate.capacityGiB = gpu.memoryGiB;
    estimate.activations = {dataGiB, formula};
    explain(trace, "activations", estimate.activations, {{"data-gib", dataGiB.mid}});
    estimate.runtime = {runtime, formula};
    explain(trace, "runtime", estimate.runtime,
            {constantOf("memory.runtime.context_gib", constants.runtime.context.mid)});
    estimate.total = {sumIndependent({dataGiB, runtime}), formula};
    estimate.hostRam = {constants.host.inference + dataGiB, formula};
    estimate.fit = decideFit(estimate, gpu.memoryGiB);
    return estimate;
}

} // namespace

// Every card holds the whole scene: cards do not pool memory.
MemoryEstimate renderMemory(const RenderJob &job, const GpuSpec &gpu, const Layout &,
                            const MemoryConstants &constants, Trace *trace)
{
    const double frame =
        double(job.width) * job.height * constants.render.bytesPerPixel / (1024.0 * 1024 * 1024);
    const Band runtime = sumIndependent({constants.runtime.context, constants.render.engine});
    return given(gpu, constants.spread.render * job.sceneGiB + Band::exact(frame), runtime,
                 Formula::RenderMemory, constants, trace);
}

// Cells are divided among the cards, with a halo at each cut.
MemoryEstimate simulationMemory(const SimulationJob &job, const GpuSpec &gpu, const Layout &layout,
                                const MemoryConstants &constants, Trace *trace)
{
    const int cards = std::max(1, layout.cards());
    const double halo = cards > 1 ? constants.simulation.haloShare : 0;
    const double each = job.memoryGiB / cards * (1 + halo);
    const Band &relative = job.bytesPerCell > 0 ? constants.spread.cells : constants.spread.given;
    return given(gpu, relative * each, constants.runtime.context, Formula::SimulationMemory,
                 constants, trace);
}

// What the user measured once; copies do not shrink it.
MemoryEstimate customMemory(const CustomJob &job, const GpuSpec &gpu, const Layout &layout,
                            const MemoryConstants &constants, Trace *trace)
{
    Band runtime = Band::exact(0); // the measured figure holds the context already
    if (layout.cards() > 1 && job.gradientGiB > 0)
        runtime = constants.runtime.collectives;
    return given(gpu, constants.spread.given * job.memoryGiB, runtime, Formula::CustomMemory,
                 constants, trace);
}

} // namespace xuanka
