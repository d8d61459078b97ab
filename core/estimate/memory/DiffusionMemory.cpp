// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/Memory.h"
#include "core/estimate/memory/ShapeSummary.h"
#include "core/estimate/memory/Weights.h"

#include <algorithm>

namespace xuanka {

MemoryEstimate diffusionMemory(const DiffusionJob &job, const GpuSpec &gpu, const Layout &layout,
                               const MemoryConstants &constants, Trace *trace)
{
    MemoryEstimate estimate;
    estimate.capacityGiB = gpu.memoryGiB;
    const auto &diffusion = constants.diffusion;
    const double bits = constants.format[std::size_t(job.weights)].base;
    const double network = job.modelOffloaded ? 0.0 : double(job.model.total()) * bits / 8;
    const double encoders = job.encodersOffloaded ? 0.0 : double(job.textEncoderParameters) * 2;
    const double weights = toGiB(network + encoders + double(job.vaeParameters) * 2);
    estimate.weights = {constants.spread.weightsFromTotal * weights, Formula::DiffusionMemory};
    explain(trace, "weights", estimate.weights,
            {{"parameters", double(job.model.total())},
             {"text-encoder", double(job.textEncoderParameters)}});
    const double pixels = double(job.width) * job.height;
    const double frames = std::max(1, job.frames);
    const double all = pixels * frames * std::max(1, job.batch) / std::max(1, layout.sequence);
    const double decode =
        pixels * (job.vaeTiled ? diffusion.tileShare : 1.0) * diffusion.decodeBytesPerPixel;
    const double activations = diffusion.bytesPerPixel * all + decode;
    estimate.activations = {constants.spread.diffusion * toGiB(activations),
                            Formula::DiffusionMemory};
    explain(trace, "activations", estimate.activations,
            {{"pixels", pixels}, {"frames", frames}, {"batch", double(job.batch)}});
    estimate.runtime = {constants.runtime.context, Formula::DiffusionMemory};
    estimate.total = {
        sumIndependent({estimate.weights.band, estimate.activations.band, estimate.runtime.band}),
        Formula::DiffusionMemory};
    const double host = (job.encodersOffloaded ? double(job.textEncoderParameters) * 2 : 0)
        + (job.modelOffloaded ? double(job.model.total()) * bits / 8 : 0);
    estimate.hostRam = {constants.host.inference + Band::around(toGiB(host), 0, 0.1),
                        Formula::DiffusionMemory};
    estimate.fit = decideFit(estimate, gpu.memoryGiB);
    return estimate;
}

} // namespace xuanka
