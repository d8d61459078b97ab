// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/GpuSpec.h"
#include "core/estimate/SpeedConstants.h"
#include "core/plan/Terms.h"

namespace xuanka {

inline bool hasHbm(const GpuSpec &gpu)
{
    return gpu.memoryKind >= MemoryKind::Hbm2;
}

inline CardClass cardClass(const GpuSpec &gpu)
{
    if (hasHbm(gpu))
        return CardClass::Hbm;
    if (gpu.computeMajor >= 10)
        return CardClass::Blackwell;
    if (gpu.computeMajor == 8)
        return gpu.computeMinor >= 9 ? CardClass::Ada : CardClass::Ampere;
    return CardClass::Turing;
}

inline const CardConstants &cardConstants(const GpuSpec &gpu, const SpeedConstants &constants)
{
    return constants.card[std::size_t(cardClass(gpu))];
}

// Dense FP16 with FP32 accumulate, TFLOPS, as printed; from the FP32 rate where nobody printed it.
double peakTeraflops(const GpuSpec &gpu);

// What large FP16 matrix products reach, TFLOPS: measured on this card, or its class's share of
// peak and power limit.
double matmulTeraflops(const GpuSpec &gpu, const SpeedConstants &constants);

// FP32 rate of one 64-lane multiprocessor's worth of issue slots, TFLOPS: kernels that are not
// bound by the tensor units go with it. 0 if unknown.
double issueTeraflops(const GpuSpec &gpu);

} // namespace xuanka
