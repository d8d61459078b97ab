// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/CardRates.h"

#include <algorithm>

namespace xuanka {

double peakTeraflops(const GpuSpec &gpu)
{
    if (gpu.fp16Teraflops > 0)
        return gpu.fp16Teraflops;
    // GeForce cards with FP32 accumulate: twice the FP32 rate (Ampere, Ada, Blackwell alike).
    return std::max(gpu.measuredMatmulTeraflops, 2 * gpu.fp32Teraflops);
}

double matmulTeraflops(const GpuSpec &gpu, const SpeedConstants &constants)
{
    if (gpu.measuredMatmulTeraflops > 0)
        return gpu.measuredMatmulTeraflops;
    const CardConstants &card = cardConstants(gpu, constants);
    return std::min(card.gemmShare * peakTeraflops(gpu), card.gemmPerWatt * gpu.boardPowerW);
}

double issueTeraflops(const GpuSpec &gpu)
{
    // GV100, TU10x and GA100 have 64 FP32 lanes a multiprocessor, later ones 128.
    const bool narrow = gpu.computeMajor < 8 || (gpu.computeMajor == 8 && gpu.computeMinor == 0);
    return narrow ? gpu.fp32Teraflops : gpu.fp32Teraflops / 2;
}

} // namespace xuanka
