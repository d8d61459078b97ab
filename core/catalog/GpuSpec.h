// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace xuanka {

enum class MemoryKind : std::uint8_t { Gddr6, Gddr6x, Gddr7, Hbm2, Hbm2e, Hbm3, Hbm3e };

// The numbers of one card that estimates use. Rates are dense (no sparsity) with FP32 accumulate,
// 0 where the card has no such unit or no verified figure exists.
struct GpuSpec {
    double memoryGiB = 0; // what the driver reports, not the label
    double bandwidthGBs = 0; // GB/s
    double fp16Teraflops = 0; // FP32 accumulate
    double fp16FastTeraflops = 0; // FP16 accumulate
    double fp8Teraflops = 0;
    double fp4Teraflops = 0;
    double int8Teraops = 0;
    double fp32Teraflops = 0;
    double fp64Teraflops = 0;
    double measuredMatmulTeraflops = 0; // middle of the measured BF16 range, 0 if none
    double boardPowerW = 0;
    double nvlinkGBs = 0; // both directions together, 0 without NVLink
    int nvlinkMaxCards = 0; // 2 for a bridge, 8 for NVSwitch, 0 without
    int pcieGeneration = 4;
    int pcieLanes = 16;
    int computeMajor = 0;
    int computeMinor = 0;
    MemoryKind memoryKind = MemoryKind::Gddr6;
    bool peerToPeer = false; // PCIe P2P with the stock driver
    bool ecc = false;
    bool mig = false;
    bool geforce = false;
    bool operator==(const GpuSpec &) const = default;
};

} // namespace xuanka
