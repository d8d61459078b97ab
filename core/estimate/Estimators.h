// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"
#include "core/estimate/Estimate.h"
#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"
#include "core/estimate/speed/MeasuredSpeed.h"

namespace xuanka {

class Trace;
struct MemoryConstants;
struct SpeedConstants;

// All pure; none allocates unless `trace` is given.
// Memory of the fullest card. `layout` must be legal for the job (see illegalTensorParallel()).
MemoryEstimate estimateMemory(const Job &job, const GpuSpec &gpu, const Layout &layout,
                              const MemoryConstants &constants, Trace *trace = nullptr);
// `measured`: what a trial machine with this card showed for this job.
SpeedEstimate estimateSpeed(const Job &job, const GpuSpec &gpu, const Layout &layout,
                            const Link &link, const SpeedConstants &constants,
                            Trace *trace = nullptr, const MeasuredSpeed *measured = nullptr);
// `powerCapW` 0 = the card's own limit.
PowerEstimate estimatePower(const Job &job, const GpuSpec &gpu, int cards, double powerCapW,
                            const SpeedConstants &constants, Trace *trace = nullptr);
// The link a machine of `cards` of this card most likely has, before anything was measured.
Link likelyLink(const GpuSpec &gpu, int cards);

} // namespace xuanka
