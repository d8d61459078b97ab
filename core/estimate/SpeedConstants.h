// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"

#include <array>

namespace xuanka {

class ConstantReader;

// Decoding on one kind of memory: a step costs bytes / (share * bandwidth) + launch.
struct DecodeConstants {
    double bandwidthShare = 0; // of the card's bandwidth that streaming the weights reaches
    double cacheShare = 0; // the same for reading keys and values
    double launchMs = 0; // what a step costs beside bytes: launches, sampling
};

// One engine, on cards with GDDR and on cards with HBM.
struct EngineConstants {
    DecodeConstants gddr;
    DecodeConstants hbm;
    double prefillShare = 0; // of the dense FP16 peak, GDDR cards
    double prefillShareHbm = 0; // of the dense FP16 peak, HBM cards
};

// Copies between the cards of a machine.
struct LinkConstants {
    double pcieLaneGBs = 0; // one lane of PCIe 4.0, as copies see it
    double stagedShare = 0; // of the PCIe rate that a copy through host memory reaches
    double ringShare = 0; // bus bandwidth of an all-reduce over P2P, of the PCIe rate
    double stagedRingShare = 0; // the same through host memory, two cards
    double nvlinkShare = 0; // bus bandwidth of an all-reduce over NVLink, of one direction
    double latencyUs = 0; // of an all-reduce on two cards over P2P
    double latencyPerCardUs = 0;
    double stagedLatencyUs = 0;
    Band spread;
};

struct TrainingConstants {
    double mfuFull = 0; // model FLOP utilisation: 6N (full) or 4N (LoRA) per token, of FP16 peak
    double mfuLora = 0;
    double mfuQlora = 0;
    double mfuHbmFactor = 0; // on cards with HBM
    double overlap = 0; // share of the gradient exchange hidden behind the backward pass
    Band spread;
};

struct MediaConstants {
    double imageShare = 0; // of the dense FP16 peak
    double videoShare = 0;
    double serialShareSequence = 0; // of a clip that sequence parallelism does not split
    double serialShareRender = 0; // of a frame that several cards share
    Band imageSpread;
    Band renderSpread;
    Band customSpread;
};

struct PowerConstants {
    double decodeShare = 0; // natural draw, of the stock limit
    double computeShare = 0;
    double hostBaseW = 0;
    double hostPerCardW = 0;
    double psuLoad = 0; // share of its rating a supply should carry
    Band spread;
};

// Constants of the speed, scaling and power laws; section "speed" of the data file.
struct SpeedConstants {
    EngineConstants vllm;
    EngineConstants llamaCpp;
    EngineConstants exllamaV2;
    EngineConstants transformers;
    double expertFactor = 0; // streaming experts reaches this share of streaming dense weights
    double expertHostGBs = 0; // host memory, when the experts stay there
    Band decodeSpread;
    Band prefillSpread;
    Band scalingSpread;
    LinkConstants link;
    TrainingConstants training;
    MediaConstants media;
    PowerConstants power;

    static SpeedConstants read(ConstantReader &reader);
};

} // namespace xuanka
