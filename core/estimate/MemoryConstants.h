// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"

#include <array>
#include <cstddef>

namespace xuanka {

class ConstantReader;

// Bits of a weight by tensor class. Formats of PyTorch engines keep embedding and head at 16;
// GGUF mixes give some classes more bits than the base.
struct WeightBits {
    double base = 16;
    double value = 16; // value projection
    double output = 16; // output projection
    double down = 16; // second matrix of the MLP
    double embedding = 16;
    double head = 16;
    static constexpr WeightBits uniform(double bits)
    {
        return {bits, bits, bits, bits, bits, bits};
    }
};

// What a model looks like of which only the total is known: powers of the total around one size.
struct UnknownShapeConstants {
    double parameters = 8e9;
    double layers = 32;
    double layerPower = 0.4;
    double hidden = 4096;
    double hiddenPower = 0.3;
    double vocabulary = 128000;
    double intermediatePerHidden = 3.5;
    double keyWidth = 2048;
    double wideShare = 0.06; // of all parameters: embedding and head
};

// How a training program differs from the others, in units of the law's terms.
struct StackConstants {
    double workspaceGiB = 1;
    double checkpointed = 1; // hidden-state copies kept for each layer under full checkpointing
    double stored = 16; // copies kept for each layer without checkpointing
    double logits = 2.5; // copies of the logits in fp32 at the peak
};

// Constants of the memory laws; members are named as in the data file, section "memory".
struct MemoryConstants {
    static constexpr std::size_t formats = 30;
    static constexpr std::size_t stacks = 8;

    std::array<WeightBits, formats> format; // by WeightFormat
    std::array<StackConstants, stacks> stack; // by TrainingStack
    UnknownShapeConstants unknownShape;
    struct Serving {
        double chunkTokens = 2048;
        double hiddenCopies = 4;
        double bytesPerLogit = 38.5;
    } serving;
    struct Transformers {
        double fixedMiB = 32;
        double awqBytesPerHidden = 6;
    } transformers;
    struct Training {
        double mixedGradientBytes = 2;
        double selectiveShare = 0.6;
    } training;
    struct Diffusion {
        double bytesPerPixel = 100;
        double decodeBytesPerPixel = 3000;
        double tileShare = 0.3;
    } diffusion;
    struct Render {
        double bytesPerPixel = 128;
        Band engine; // GiB
    } render;
    struct Simulation {
        double haloShare = 0.05;
    } simulation;
    struct Runtime { // GiB
        Band context;
        Band collectives;
        Band graphs;
        Band beyondReserve;
    } runtime;
    struct Host { // GiB
        Band inference;
        Band training;
    } host;
    struct Measured {
        double spread = 0.05;
    } measured;
    struct Spread { // relative bands
        Band weights;
        Band weightsFromFile;
        Band weightsFromTotal;
        Band cache;
        Band cacheFromTotal;
        double windowIgnored = 0.3;
        Band serving;
        Band llamaCpp;
        Band transformers;
        Band training;
        Band diffusion;
        Band render;
        Band cells;
        Band given;
    } spread;

    static MemoryConstants read(ConstantReader &reader);
};

} // namespace xuanka
