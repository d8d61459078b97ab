// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Memory.h"

#include "core/estimate/Estimators.h"
#include "core/estimate/MemoryConstants.h"

#include <algorithm>

namespace xuanka {

Band allocatedGiB(const MemoryEstimate &estimate)
{
    const Band held = estimate.weights.band + estimate.gradients.band + estimate.optimizer.band;
    return sumIndependent({held, estimate.kvCache.band, estimate.activations.band});
}

Fit decideFit(const MemoryEstimate &estimate, double usableGiB)
{
    const Band &total = estimate.total.band;
    const double reserved = estimate.preallocated ? estimate.preallocated.band.high : 0;
    if (total.low > estimate.capacityGiB)
        return Fit::DoesNotFit;
    return total.high <= usableGiB && reserved <= estimate.capacityGiB ? Fit::Fits : Fit::Tight;
}

MemoryEstimate applyMeasured(MemoryEstimate estimate, double measuredUsedGiB,
                             const MemoryConstants &constants)
{
    if (measuredUsedGiB <= 0)
        return estimate;
    const double held = estimate.weights.band.mid + estimate.kvCache.band.mid
        + estimate.gradients.band.mid + estimate.optimizer.band.mid;
    const double runtime =
        std::min(estimate.runtime.band.mid, std::max(0.0, measuredUsedGiB - held));
    // Between runs, and never wider than the law was.
    const Band &law = estimate.total.band;
    const double spread =
        std::min(constants.measured.spread, (law.high - law.low) / 2 / std::max(law.mid, 1e-9));
    estimate.runtime = {Band::exact(runtime), Formula::Measured};
    estimate.activations = {Band::exact(std::max(0.0, measuredUsedGiB - held - runtime)),
                            Formula::Measured};
    estimate.total = {Band::around(measuredUsedGiB, spread, spread), Formula::Measured};
    estimate.preallocated = {};
    estimate.fit = decideFit(estimate, estimate.capacityGiB);
    return estimate;
}

MemoryEstimate estimateMemory(const Job &job, const GpuSpec &gpu, const Layout &layout,
                              const MemoryConstants &constants, Trace *trace)
{
    struct Visitor {
        const GpuSpec &gpu;
        const Layout &layout;
        const MemoryConstants &constants;
        Trace *trace;
        MemoryEstimate operator()(const InferenceJob &work) const
        {
            return inferenceMemory(work, gpu, layout, constants, trace);
        }
        MemoryEstimate operator()(const TrainingJob &work) const
        {
            return trainingMemory(work, gpu, layout, constants, trace);
        }
        MemoryEstimate operator()(const DiffusionJob &work) const
        {
            return diffusionMemory(work, gpu, layout, constants, trace);
        }
        MemoryEstimate operator()(const RenderJob &work) const
        {
            return renderMemory(work, gpu, layout, constants, trace);
        }
        MemoryEstimate operator()(const SimulationJob &work) const
        {
            return simulationMemory(work, gpu, layout, constants, trace);
        }
        MemoryEstimate operator()(const CustomJob &work) const
        {
            return customMemory(work, gpu, layout, constants, trace);
        }
    };
    return std::visit(Visitor{gpu, layout, constants, trace}, job);
}

} // namespace xuanka
