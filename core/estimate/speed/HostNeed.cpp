// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/HostNeed.h"

#include "core/base/Units.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace xuanka {
namespace {

constexpr double systemDiskGiB = 100; // system, drivers, container images
constexpr double sharedPerCardGiB = 8; // collectives and data loaders
constexpr int feedingVcpus = 16; // a card fed with images, frames or samples
constexpr int servingVcpus = 8; // a card that serves or trains on tokens
constexpr double bytesPerTrained = 12; // fp32 copy and two moments
constexpr double checkpointsKept = 2;

// GiB of model files, as downloaded: 16 bits a parameter unless the job stores fewer.
double modelGiB(const ModelShape &model)
{
    return toGiB(double(model.total()) * 2);
}

struct JobNeed {
    int vcpusPerCard = feedingVcpus;
    double loadGiB = 0; // RAM to load or hold beside the cards
    double diskGiB = 0;
};

JobNeed need(const InferenceJob &job)
{
    const double files = job.storedBytes > 0 ? toGiB(double(job.storedBytes)) : modelGiB(job.model);
    return {servingVcpus, files * 1.1, files};
}

JobNeed need(const TrainingJob &job)
{
    const double files = modelGiB(job.model);
    JobNeed need{servingVcpus, files * 1.1, files};
    if (job.method != TrainingMethod::Full) {
        need.diskGiB += files; // merged model
        return need;
    }
    const double states = toGiB(double(job.model.total()) * bytesPerTrained);
    need.diskGiB += checkpointsKept * (files + states);
    if (job.offload != Offload::None)
        need.loadGiB += states + files;
    return need;
}

JobNeed need(const DiffusionJob &job)
{
    const double files =
        modelGiB(job.model) + toGiB(double(job.textEncoderParameters + job.vaeParameters) * 2);
    return {servingVcpus, files * 1.1, 2 * files};
}

JobNeed need(const RenderJob &job)
{
    return {feedingVcpus, 2 * job.sceneGiB, 4 * job.sceneGiB};
}

JobNeed need(const SimulationJob &job)
{
    return {feedingVcpus, job.memoryGiB, 4 * job.memoryGiB};
}

JobNeed need(const CustomJob &job)
{
    return {feedingVcpus, job.memoryGiB, 4 * job.memoryGiB};
}

} // namespace

HostNeed hostNeed(const Job &job, const GpuSpec &gpu, int cards)
{
    const JobNeed own = std::visit([](const auto &work) { return need(work); }, job);
    HostNeed host;
    host.vcpus = own.vcpusPerCard * cards;
    // Twice the cards' memory lets every card be filled and read ahead.
    host.ramGiB = std::ceil(std::max(2 * gpu.memoryGiB * cards, own.loadGiB + 16));
    host.diskGiB = std::ceil(systemDiskGiB + own.diskGiB);
    host.sharedMemoryGiB = sharedPerCardGiB * cards;
    host.pcieLanes = gpu.pcieLanes * cards;
    return host;
}

} // namespace xuanka
