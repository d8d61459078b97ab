// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"
#include "core/estimate/Job.h"

namespace xuanka {

// What a job asks of the machine around its cards, so that the cards do not wait. General practice
// (see the checklist's rows "CPU / RAM ratio" and "storage"), not measurements.
struct HostNeed {
    int vcpus = 0;
    double ramGiB = 0;
    double diskGiB = 0;
    double sharedMemoryGiB = 0; // /dev/shm
    int pcieLanes = 0; // of the processor, with every card at its full width
    bool operator==(const HostNeed &) const = default;
};

HostNeed hostNeed(const Job &job, const GpuSpec &gpu, int cards);

} // namespace xuanka
