// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"
#include "core/estimate/MemoryConstants.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace xuanka {

class ConstantReader;

// Cards whose measured behaviour goes together: GDDR cards by generation, cards with HBM.
enum class CardClass : std::uint8_t { Turing, Ampere, Ada, Blackwell, Hbm };

struct CardConstants {
    double streamShare = 0; // of the bandwidth, reached when weights are streamed
    double gemmShare = 0; // of the dense FP16 peak, reached by large matrix products
    double gemmPerWatt = 0; // TFLOPS a watt at most, large matrix products
    double trainShare = 0; // of the matrix product rate, reached by training
    double decodeDraw = 0; // board draw of one stream, of the stock limit
    double computeDraw = 0; // board draw of prefill, training, images; may exceed a raised limit
    double capDecode = 0; // speed falls with (cap / natural draw) to this power
    double capCompute = 0;
    double stagedShare = 0; // of the PCIe rate, reached by a copy through host memory
};

// Inference programs that share constants. LlamaCpp2024: builds of 2024 and before.
enum class EngineClass : std::uint8_t { Served, LlamaCpp, LlamaCpp2024, ExLlama, Eager };

// A step costs bytes / (share * bandwidth) + launch + layer * layers + stream * streams.
struct EngineConstants {
    double streamGddr = 0; // of the card's own stream share
    double streamHbm = 0;
    double cacheGddr = 0; // of the bandwidth, reached when keys and values are read
    double cacheHbm = 0;
    double eightBit = 0; // streaming 8-bit weights, against 16-bit
    double fourBit = 0;
    double fp4 = 0; // floating-point 4-bit formats
    double launchMs = 0;
    double layerUs = 0;
    double streamUs = 0; // scheduling and sampling of one more stream
    double prefillShare = 0; // of the matrix product rate
};

// Prefill of llama.cpp has three limits: how fast its kernels can be issued, the tensor units, and
// the power limit of GDDR cards.
struct LlamaPrefillConstants {
    double perIssueTeraflop = 0; // TFLOPS per TFLOPS of a 64-lane multiprocessor's FP32 rate
    double tensorQuantised = 0; // of the FP16 peak
    double tensorHalf = 0;
    double halfGain = 0; // FP16 weights against quantised ones, where issue or power limits
    double ampereTeraflopsPerWatt = 0;
    double adaTeraflopsPerWatt = 0;
    double attentionPasses = 0; // over the scores, without flash attention
    double splitHopMs = 0; // between the cards of a layer split, per batch
    double splitFillPower = 0; // models above 8 G parameters fill the pipeline less
};

struct EagerConstants { // 4-bit weights under PyTorch without graphs
    double narrowLaunchMs = 0;
    double narrowLayerUs = 0;
};

struct MixtureConstants {
    double expertShare = 0; // streaming experts, against streaming dense weights
    double layerUs = 0; // routing and gathering, per layer and step
    double hostGBs = 0; // host memory, when the experts stay there
};

struct SplitConstants { // layer split, one stream: what a step gains in time
    double firstMs = 0;
    double perCardMs = 0;
    double replicas = 0; // copies side by side against their sum
};

// Copies and collectives between the cards of a machine.
struct LinkConstants {
    double laneGBs = 0; // one lane of PCIe 4.0, copies between peers
    double bothWays = 0; // copies in both directions at once, against one, between peers
    double stagedBothWays = 0; // the same through host memory, against the PCIe rate
    double ringShare = 0; // bus bandwidth of an all-reduce between peers, of the PCIe rate
    double acrossShare = 0; // of that, when the ring crosses sockets
    double stagedRingShare = 0; // through host memory, of the PCIe rate
    double stagedCrowding = 0; // lost with every card beyond four
    double sharedBusShare = 0; // gradients through host memory: one shared bus, of the PCIe rate
    double shuffleShare = 0; // all-to-all through host memory, of the PCIe rate
    double nvlinkShare = 0; // bus bandwidth of an all-reduce, of one direction
    double nvlinkCopyShare = 0;
    double latencyUs = 0; // all-reduce of up to 2 KiB: latency + perCard * cards
    double latencyPerCardUs = 0;
    double longLatency = 0; // factor above 2 KiB
    double stagedLatencyUs = 0; // added through host memory
    double copyLatencyUs = 0; // a small copy between peers
    double stagedCopyLatencyUs = 0;
    Band bandwidthSpread;
    Band latencySpread;
};

struct TrainingConstants {
    double full = 0; // of the card's train share: optimizer and its traffic
    double qlora = 0; // dequantisation
    double eager = 0; // not compiled
    double overlap = 0; // of the gradient exchange hidden behind the backward pass, between peers
    double shardLayerMs = 0; // gathering one layer's weights, ZeRO-3 and FSDP, per micro-batch
    double hostGBs = 0; // host memory, optimizer on the CPU
    double fp32Share = 0; // of the FP32 rate, reached by products without tensor units
};

struct MediaConstants {
    double transformerShare = 0; // diffusion transformers, of the matrix product rate
    double convolutionShare = 0; // UNets
    double convolutionArea = 0; // pixels whose parameters are all used once, of a UNet
    double fixedShare = 0; // of a clip: text encoder, decoding; not split over cards
    std::array<double, 5> renderSerial{}; // by RenderEngine: share of a frame not split
    double simulationSerial = 0;
};

struct PowerConstants {
    double hostBaseW = 0; // direct current: CPU, memory, fans, disks
    double hostPerCardW = 0;
    double supplyEfficiency = 0;
    double reserve = 0; // capacity after losing one supply, against the draw
    Band spread;
    Band hostSpread;
    Band capSpread;
};

struct SpreadConstants { // relative bands
    Band decode;
    Band decodeEager;
    Band decodeServed; // no measured rows of one stream: wide
    Band prefill;
    Band training;
    Band products; // plain matrix products
    Band diffusion;
    Band render;
    Band custom;
    Band scaling;
    Band scalingData;
    Band gain; // of what a faster link gains
    Band measured; // what a repeated measurement differs by
    Band unknownShape; // widens all of them when only the total of a model is known
};

// Constants of the speed, scaling and power laws; section "speed" of the data file.
struct SpeedConstants {
    static constexpr std::size_t cardClasses = 5;
    static constexpr std::size_t engineClasses = 5;
    std::array<CardConstants, cardClasses> card; // by CardClass
    std::array<EngineConstants, engineClasses> engine; // by EngineClass
    LlamaPrefillConstants llamaPrefill;
    EagerConstants eager;
    MixtureConstants mixture;
    SplitConstants split;
    LinkConstants link;
    TrainingConstants training;
    MediaConstants media;
    PowerConstants power;
    SpreadConstants spread;
    MemoryConstants memory; // bytes are counted as the memory laws count them

    static SpeedConstants read(ConstantReader &reader);
};

} // namespace xuanka
