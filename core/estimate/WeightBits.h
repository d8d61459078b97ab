// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

namespace xuanka {

// Nominal bits of a weight, to put formats in order. Laws count bytes by tensor class from the
// data file (MemoryConstants::format), never from here.
constexpr double bitsPerWeight(WeightFormat format)
{
    switch (format) {
    case WeightFormat::Fp32:
        return 32;
    case WeightFormat::Fp16:
    case WeightFormat::Bf16:
    case WeightFormat::GgufF16:
        return 16;
    case WeightFormat::Fp8:
    case WeightFormat::Int8:
        return 8;
    case WeightFormat::Int4Awq:
    case WeightFormat::Int4Gptq:
        return 4.16; // groups of 128: fp16 scale, 4-bit zero
    case WeightFormat::Nf4:
        return 4.127; // 0.5 + 0.015875 B with double quantisation
    case WeightFormat::Mxfp4:
        return 4.25; // 8-bit scale per 32
    case WeightFormat::Nvfp4:
        return 4.5; // 8-bit scale per 16
    case WeightFormat::GgufQ8_0:
        return 8.5;
    case WeightFormat::GgufQ6K:
        return 6.5625;
    case WeightFormat::GgufQ5KM:
        return 5.68;
    case WeightFormat::GgufQ5KS:
        return 5.54;
    case WeightFormat::GgufQ4KM:
        return 4.85;
    case WeightFormat::GgufQ4KS:
        return 4.58;
    case WeightFormat::GgufQ4_0:
        return 4.5;
    case WeightFormat::GgufIq4Xs:
        return 4.30;
    case WeightFormat::GgufQ3KL:
        return 4.27;
    case WeightFormat::GgufQ3KM:
        return 3.89;
    case WeightFormat::GgufQ3KS:
        return 3.5;
    case WeightFormat::GgufIq3Xxs:
        return 3.06;
    case WeightFormat::GgufQ2K:
        return 2.99;
    case WeightFormat::GgufIq2Xs:
        return 2.40;
    case WeightFormat::GgufIq2Xxs:
        return 2.06;
    case WeightFormat::Exl2_3:
        return 3;
    case WeightFormat::Exl2_4:
        return 4;
    case WeightFormat::Exl2_5:
        return 5;
    case WeightFormat::Exl2_6:
        return 6;
    }
    return 16;
}

} // namespace xuanka
