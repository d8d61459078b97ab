// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"
#include "core/estimate/Estimate.h"
#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"

namespace xuanka {

class Trace;
struct MemoryConstants;

// Puts what a trial machine showed (GiB used on the fullest card, at the plan's setting) in the
// place of the estimated total: weights, cache and states are exact enough, so the difference goes
// to workspace and runtime; the band narrows to the spread between runs.
MemoryEstimate applyMeasured(MemoryEstimate estimate, double measuredUsedGiB,
                             const MemoryConstants &constants);

// What the program's own allocator holds at the peak: all but the driver's context and the
// buffers of collectives. PyTorch programs report this figure, nvidia-smi the total.
Band allocatedGiB(const MemoryEstimate &estimate);

// Fits when the high end is within `usable` and what the engine reserves is within the card;
// does not fit when even the low end exceeds the card.
Fit decideFit(const MemoryEstimate &estimate, double usableGiB);

// The laws by kind of job; estimateMemory() chooses among them.
MemoryEstimate inferenceMemory(const InferenceJob &job, const GpuSpec &gpu, const Layout &layout,
                               const MemoryConstants &constants, Trace *trace = nullptr);
MemoryEstimate trainingMemory(const TrainingJob &job, const GpuSpec &gpu, const Layout &layout,
                              const MemoryConstants &constants, Trace *trace = nullptr);
MemoryEstimate diffusionMemory(const DiffusionJob &job, const GpuSpec &gpu, const Layout &layout,
                               const MemoryConstants &constants, Trace *trace = nullptr);
MemoryEstimate renderMemory(const RenderJob &job, const GpuSpec &gpu, const Layout &layout,
                            const MemoryConstants &constants, Trace *trace = nullptr);
MemoryEstimate simulationMemory(const SimulationJob &job, const GpuSpec &gpu, const Layout &layout,
                                const MemoryConstants &constants, Trace *trace = nullptr);
MemoryEstimate customMemory(const CustomJob &job, const GpuSpec &gpu, const Layout &layout,
                            const MemoryConstants &constants, Trace *trace = nullptr);

} // namespace xuanka
