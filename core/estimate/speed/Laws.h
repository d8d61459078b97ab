// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"
#include "core/estimate/Estimate.h"
#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"

// Inside the speed room: what the laws of the kinds of work share.
namespace xuanka {

class Trace;
struct SpeedConstants;

// The card, its machine and the constants: what every law needs beside the job.
struct SpeedSetting {
    const GpuSpec &gpu;
    const Layout &layout;
    const Link &link;
    const SpeedConstants &constants;
    Trace *trace = nullptr;
};

inline bool hasHbm(const GpuSpec &gpu)
{
    return gpu.memoryKind >= MemoryKind::Hbm2;
}

// Dense FP16 with FP32 accumulate, TFLOPS; the measured figure where no verified one exists.
inline double peakTeraflops(const GpuSpec &gpu)
{
    if (gpu.fp16Teraflops > 0)
        return gpu.fp16Teraflops;
    return gpu.measuredMatmulTeraflops > 0 ? gpu.measuredMatmulTeraflops : 2 * gpu.fp32Teraflops;
}

inline Band times(const Band &factor, double value)
{
    return factor * value;
}

// Seconds from rates and back: the bounds change sides.
inline Band inverse(const Band &band, double numerator = 1)
{
    return {numerator / band.high, numerator / band.mid, numerator / band.low};
}

SpeedEstimate inferenceSpeed(const InferenceJob &job, const SpeedSetting &setting);
SpeedEstimate trainingSpeed(const TrainingJob &job, const SpeedSetting &setting);
SpeedEstimate diffusionSpeed(const DiffusionJob &job, const SpeedSetting &setting);
SpeedEstimate renderSpeed(const RenderJob &job, const SpeedSetting &setting);
SpeedEstimate simulationSpeed(const SimulationJob &job, const SpeedSetting &setting);
SpeedEstimate customSpeed(const CustomJob &job, const SpeedSetting &setting);

// Fills speedup and efficiency from the rate on these cards and on one of them.
void setScaling(SpeedEstimate &estimate, double speedup, const SpeedSetting &setting);

} // namespace xuanka
