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
    double fewestLayers = 24;
    double hidden = 4096;
    double hiddenPower = 0.3;
    double vocabulary = 128000;
    double intermediatePerHidden = 3.5;
    double keyWidth = 2048;
    double wideCopies = 1.5; // matrices of vocabulary x width: between tied and untied
    double wideShare = 0.3; // of all parameters at most
};

// How a training program differs from the others.
struct StackConstants {
    double fixedGiB = 0.5; // beside the terms of the law
    double logits = 5; // copies of the logits, as fp32, at the peak of the loss
    double fusedLogits = 0.3; // the same with a chunked or fused loss
    double slackShare = 0; // of the activations: reserved segments of variable-length batches
    double slackGiB = 0; // at most
    double wideBytes = 2; // of embedding and head beside a bitsandbytes base
    double gatherShare = 0; // of the whole base under FSDP: gathered when loading or saving
    double stepCopies = 0; // copies of the trained weights the unfused optimizer step makes
    Band spread{1, 1, 1}; // of everything but the states
};

// Activations of a generating network and of the autoencoder that decodes its result.
struct DiffusionConstants {
    double tokenBytes = 45; // per token and unit of width; per pixel for a UNet
    double decodeBytes = 3500; // per pixel of one frame
    Band spread{1, 1, 1};
};

// Constants of the memory laws; members are named as in the data file, section "memory".
struct MemoryConstants {
    static constexpr std::size_t formats = 30;
    static constexpr std::size_t stacks = 8;
    static constexpr std::size_t diffusionFamilies = 6;

    std::array<WeightBits, formats> format; // by WeightFormat
    std::array<StackConstants, stacks> stack; // by TrainingStack
    UnknownShapeConstants unknownShape;
    struct Serving {
        double hiddenCopies = 4; // of one chunk
        double bytesPerLogit = 38.5; // of one sequence: logits, their sort and probabilities
    } serving;
    struct LlamaCpp {
        double latentMiB = 510;
    } llamaCpp;
    struct Transformers {
        double fixedMiB = 36;
        double awqCacheShare = 0.122; // of an fp16 cache
    } transformers;
    struct Training {
        double mixedGradientBytes = 2;
        // Hidden-sized tensors a layer keeps beside queries, keys, values and its MLP.
        double normCopiesEager = 10; // RMS norms computed step by step, gated MLP
        double normCopiesPlain = 4; // layer norms, two-matrix MLP
        double normCopiesFused = 4; // compiled, or fused kernels
        double scoreBytes = 5; // of attention scores without flash attention
        double gatheredLayers = 2; // whole layers held at once under ZeRO-3 and FSDP
        double bucketGiB = 1; // reduction buckets of ZeRO
        double adapterBytes = 16; // weight, gradient and moments of an adapter parameter
    } training;
    struct Diffusion {
        std::array<DiffusionConstants, diffusionFamilies> family; // by DiffusionFamily
        double hidden = 1536; // of a transformer of which only the total is known
        double hiddenParameters = 1.3e9;
        double tilePixels = 512 * 512; // that one tile of a tiled decoder covers
        double trainedLayers = 20; // times the activations of one pass, without checkpointing
        double checkpointedLayers = 3;
        Band encoder; // GiB of one text encoding beside its weights
    } diffusion;
    struct Render {
        double bytesPerPixel = 128;
        Band engine; // GiB
    } render;
    struct Simulation {
        double haloShare = 0.05;
    } simulation;
    struct Runtime { // GiB
        Band context; // the driver's own, and kernels
        Band engine; // a serving engine's, counted in its share of the card
        Band collectives;
        Band graphs;
    } runtime;
    struct Host { // GiB
        Band inference;
        Band training;
    } host;
    struct Measured {
        double spread = 0.05;
    } measured;
    struct Spread { // relative bands
        Band weights; // of formats without scales: the count is exact
        Band weightsQuantized;
        Band weightsGguf;
        Band weightsBlock; // NVFP4, MXFP4: checkpoints differ in what they keep wide
        Band weightsFromFile;
        Band weightsFromTotal;
        Band cache;
        Band cacheFromTotal;
        double windowIgnored = 0.3;
        Band serving;
        Band llamaCpp;
        Band llamaCppLatent;
        Band transformers;
        Band training;
        Band render;
        Band cells;
        Band given;
    } spread;

    static MemoryConstants read(ConstantReader &reader);
};

} // namespace xuanka
