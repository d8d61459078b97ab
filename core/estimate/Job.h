// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/ModelShape.h"
#include "core/plan/Terms.h"

#include <cstdint>
#include <optional>
#include <variant>

// What is to be estimated, as numbers only: every default resolved, every name looked up.
namespace xuanka {

struct InferenceJob {
    ModelShape model;
    WeightFormat weights = WeightFormat::Bf16;
    double bitsPerWeight = 0; // overrides `weights` for quantised tensors when > 0
    std::int64_t storedBytes = 0; // exact size of the file's tensors when known
    CacheFormat cache = CacheFormat::Fp16;
    std::optional<CacheFormat> valueCache; // when values are kept in another format than keys
    Engine engine = Engine::Vllm;
    bool flashAttention = true;
    int microBatchTokens = 512; // llama.cpp ubatch, or the engine's prefill chunk
    double gpuMemoryUtilization = 0.9;
    std::int64_t contextTokens = 8192; // per request, prompt and output together
    int concurrentRequests = 1;
    std::int64_t promptTokens = 1024;
    std::int64_t outputTokens = 512;
    bool expertsOnCpu = false; // ktransformers, llama.cpp --cpu-moe
    bool olderEngine = false; // llama.cpp of 2024 and before: slower launches, no flash attention
    double speculativeGain = 1; // tokens a step yields with speculative decoding, measured
    bool attentionWide = false; // a quantised checkpoint that keeps attention at 16 bits
    bool quantizedOnLoad = false; // every matrix, the head too, by bitsandbytes while loading
};

// The training program: its workspace and its loss differ, so it is a parameter of the laws.
enum class TrainingStack : std::uint8_t {
    Unknown,
    Swift,
    LlamaFactory,
    Axolotl,
    Torchtune,
    LitGpt,
    Peft,
    Unsloth,
};

struct TrainingJob {
    ModelShape model;
    TrainingStack stack = TrainingStack::Unknown;
    TrainingMethod method = TrainingMethod::Lora;
    TrainingPrecision precision = TrainingPrecision::Bf16Mixed;
    WeightFormat baseWeights = WeightFormat::Bf16; // of the frozen base: LoRA, QLoRA
    double baseBitsPerWeight = 0; // overrides `baseWeights` for quantised tensors when > 0
    Optimizer optimizer = Optimizer::AdamW;
    Checkpointing checkpointing = Checkpointing::Full;
    Offload offload = Offload::None;
    int microBatch = 1;
    int gradientAccumulation = 1;
    std::int64_t sequenceTokens = 2048;
    bool flashAttention = true;
    bool fusedLoss = false; // loss chunked or fused with the head: logits are never whole
    bool packed = false;
    bool compiled = false;
    bool optimizerInBackward = false;
    bool trainsEmbeddings = false; // adapters beside a trained copy of embedding and head
    int loraRank = 16;
    std::int64_t trainableParameters = 0; // when known; otherwise from rank and shape
    std::int64_t trainingTokens = 0;
};

// How a generating network and its autoencoder use memory; set with the other traits of a model.
enum class DiffusionFamily : std::uint8_t {
    Transformer, // any diffusion transformer
    UNet,
    Wan, // also Wan 2.2 with a modulation of its own for every token: PerTokenWan
    PerTokenWan,
    CompactWan, // Wan 2.2 5B: an autoencoder that halves each side once more
    DualStream, // FLUX, HunyuanVideo: attention and MLP side by side
};

struct DiffusionJob {
    ModelShape model; // the generating network
    std::int64_t textEncoderParameters = 0;
    std::int64_t vaeParameters = 0;
    WeightFormat weights = WeightFormat::Bf16;
    bool video = false;
    DiffusionFamily family = DiffusionFamily::Transformer;
    bool encodersOffloaded = false; // text encoders never on the card
    bool modelOffloaded = false; // encoders, network and autoencoder take turns on the card
    bool vaeTiled = false;
    int width = 1024;
    int height = 1024;
    int frames = 1;
    int framesPerLatent = 4; // that the autoencoder of a video model joins
    int steps = 30;
    int batch = 1;
    int passesPerStep = 2; // through the network: 2 with classifier-free guidance, 1 if distilled
    int pixelsPerToken = 16; // side of the square one token stands for; 32 in some video models
    bool convolutional = false; // a UNet: its inner levels see fewer positions
    std::int64_t parametersPerToken = 0; // that an image token passes; 0 = all
    std::optional<TrainingMethod> training; // memory of training it at this size
    bool checkpointed = true; // when training
    double itemsPerDay = 0;
};

struct RenderJob {
    RenderEngine engine = RenderEngine::Cycles;
    double sceneGiB = 8;
    int frames = 1;
    double minutesPerFrame = 5; // on the reference card
    double referenceFp32Teraflops = 0; // of the reference card
    int width = 1920;
    int height = 1080;
};

struct SimulationJob {
    double memoryGiB = 0; // already derived from cells or faces when those were given
    double bytesPerCell = 0; // > 0 when derived: the band is then wide
    SimulationPrecision precision = SimulationPrecision::Fp32;
};

struct CustomJob {
    double memoryGiB = 0;
    double gradientGiB = 0;
    double secondsPerStep = 1;
    double referenceFp16Teraflops = 0;
    std::int64_t steps = 0;
    bool splittable = true;
};

using Job =
    std::variant<InferenceJob, TrainingJob, DiffusionJob, RenderJob, SimulationJob, CustomJob>;

} // namespace xuanka
