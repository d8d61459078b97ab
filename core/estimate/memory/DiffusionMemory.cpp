// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/Units.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/memory/Memory.h"

#include <algorithm>
#include <cmath>

namespace xuanka {
namespace {

constexpr double half = 2; // bytes of an encoder's or decoder's weight

struct Parts { // GiB on one card
    double network = 0;
    double encoders = 0;
    double decoder = 0;
    double denoising = 0; // activations of one pass of the network
    double decoding = 0; // of the autoencoder
};

double widthOf(const DiffusionJob &job, const MemoryConstants &constants)
{
    if (job.model.hidden > 0)
        return job.model.hidden;
    const auto &diffusion = constants.diffusion;
    const double scale = double(job.model.total()) / diffusion.hiddenParameters;
    return diffusion.hidden * std::sqrt(std::max(scale, 0.01));
}

double latentFrames(const DiffusionJob &job)
{
    if (!job.video)
        return 1;
    return std::floor((std::max(1, job.frames) - 1.0) / std::max(1, job.framesPerLatent)) + 1;
}

Parts partsOf(const DiffusionJob &job, const Layout &layout, const MemoryConstants &constants)
{
    Parts parts;
    const DiffusionConstants &family = constants.diffusion.family[std::size_t(job.family)];
    const double cards = layout.sharding == Sharding::Fsdp ? std::max(1, layout.cards()) : 1;
    // Of two experts only the one at work is on the card when they take turns.
    const double resident = double(job.modelOffloaded ? job.model.active() : job.model.total());
    parts.network = toGiB(resident * constants.format[std::size_t(job.weights)].base / 8) / cards;
    parts.encoders =
        job.encodersOffloaded ? 0 : toGiB(double(job.textEncoderParameters) * half) / cards;
    parts.decoder = toGiB(double(job.vaeParameters) * half);
    const double pixels = double(std::max(0, job.width)) * std::max(0, job.height);
    const double batch = std::max(1, job.batch);
    const double spread = std::max(1, layout.sequence);
    if (job.family == DiffusionFamily::UNet) {
        parts.denoising = toGiB(family.tokenBytes * pixels * batch) / spread;
    } else {
        const double side = std::max(1, job.pixelsPerToken);
        const double tokens = pixels / (side * side) * latentFrames(job) * batch;
        parts.denoising = toGiB(family.tokenBytes * tokens * widthOf(job, constants)) / spread;
    }
    // Video decoders stream over the frames; images of a batch are decoded one after the other.
    const double decoded = job.vaeTiled ? std::min(pixels, constants.diffusion.tilePixels) : pixels;
    parts.decoding = toGiB(family.decodeBytes * decoded);
    return parts;
}

struct Peak {
    double weights = 0;
    double activations = 0;
};

// Components that take turns meet only their own activations; otherwise all weights stay.
Peak peakOf(const DiffusionJob &job, const Parts &parts)
{
    if (!job.modelOffloaded)
        return {parts.network + parts.encoders + parts.decoder,
                std::max(parts.denoising, parts.decoding)};
    Peak peak{parts.network, parts.denoising};
    for (const Peak &turn : {Peak{parts.encoders, 0}, Peak{parts.decoder, parts.decoding}}) {
        if (turn.weights + turn.activations > peak.weights + peak.activations)
            peak = turn;
    }
    return peak;
}

void addTraining(const DiffusionJob &job, const Parts &parts, const MemoryConstants &constants,
                 Peak &peak, MemoryEstimate &estimate)
{
    const auto &diffusion = constants.diffusion;
    const double passes = job.checkpointed ? diffusion.checkpointedLayers : diffusion.trainedLayers;
    peak.activations = std::max(peak.activations, passes * parts.denoising);
    if (*job.training != TrainingMethod::Full)
        return;
    const double parameters = toGiB(double(job.model.total()));
    estimate.gradients = {Band::exact(half * parameters), Formula::TrainingStates};
    estimate.optimizer = {Band::exact(12 * parameters), Formula::TrainingStates};
}

double hostGiB(const DiffusionJob &job, const MemoryConstants &constants)
{
    double bytes = 0;
    if (job.encodersOffloaded || job.modelOffloaded)
        bytes += double(job.textEncoderParameters) * half;
    if (job.modelOffloaded)
        bytes += double(job.model.total()) * constants.format[std::size_t(job.weights)].base / 8;
    return toGiB(bytes);
}

} // namespace

MemoryEstimate diffusionMemory(const DiffusionJob &job, const GpuSpec &gpu, const Layout &layout,
                               const MemoryConstants &constants, Trace *trace)
{
    MemoryEstimate estimate;
    estimate.capacityGiB = gpu.memoryGiB;
    const Parts parts = partsOf(job, layout, constants);
    Peak peak = peakOf(job, parts);
    if (job.training)
        addTraining(job, parts, constants, peak, estimate);
    const DiffusionConstants &family = constants.diffusion.family[std::size_t(job.family)];
    estimate.weights = {constants.spread.weights * peak.weights, Formula::DiffusionMemory};
    explain(trace, "weights", estimate.weights,
            {{"parameters", double(job.model.total())},
             {"text-encoder", double(job.textEncoderParameters)},
             {"autoencoder", double(job.vaeParameters)}});
    estimate.activations = {
        sumIndependent({family.spread * peak.activations, constants.diffusion.encoder}),
        Formula::DiffusionMemory};
    explain(trace, "activations", estimate.activations,
            {{"width", double(job.width)},
             {"height", double(job.height)},
             {"latent-frames", latentFrames(job)},
             {"batch", double(job.batch)},
             {"denoising-gib", parts.denoising},
             {"decoding-gib", parts.decoding}});
    Band runtime = constants.runtime.context;
    if (layout.sequence > 1)
        runtime = sumIndependent({runtime, constants.runtime.collectives});
    estimate.runtime = {runtime, Formula::DiffusionMemory};
    explain(trace, "runtime", estimate.runtime,
            {constantOf("memory.runtime.context_gib", constants.runtime.context.mid)});
    const Band held = estimate.weights.band + estimate.gradients.band + estimate.optimizer.band;
    estimate.total = {sumIndependent({held, estimate.activations.band, runtime}),
                      Formula::DiffusionMemory};
    estimate.hostRam = {constants.host.inference + Band::around(hostGiB(job, constants), 0, 0.1),
                        Formula::DiffusionMemory};
    estimate.fit = decideFit(estimate, gpu.memoryGiB);
    return estimate;
}

} // namespace xuanka
