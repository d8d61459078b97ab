// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"
#include "core/base/PriceUnit.h"

#include <cstdint>

// The field's vocabulary: closed lists that plans, files and estimates share. Standard library
// only.
namespace xuanka {

enum class WorkloadKind : std::uint8_t {
    LlmInference,
    LlmTraining,
    ImageGeneration,
    VideoGeneration,
    Rendering,
    Simulation,
    Custom,
};

enum class WeightFormat : std::uint8_t {
    Fp32,
    Fp16,
    Bf16,
    Fp8,
    Int8,
    Int4Awq,
    Int4Gptq,
    Nf4,
    Mxfp4,
    Nvfp4,
    GgufF16,
    GgufQ8_0,
    GgufQ6K,
    GgufQ5KM,
    GgufQ5KS,
    GgufQ4KM,
    GgufQ4KS,
    GgufQ4_0,
    GgufIq4Xs,
    GgufQ3KL,
    GgufQ3KM,
    GgufQ3KS,
    GgufIq3Xxs,
    GgufQ2K,
    GgufIq2Xs,
    GgufIq2Xxs,
    Exl2_3,
    Exl2_4,
    Exl2_5,
    Exl2_6,
};

enum class CacheFormat : std::uint8_t { Fp16, Fp8, Q8_0, Q4_0 };
enum class Engine : std::uint8_t {
    Vllm,
    SgLang,
    LlamaCpp,
    ExLlamaV2,
    TensorRtLlm,
    Transformers,
    KTransformers,
};
enum class TrainingMethod : std::uint8_t { Full, Lora, Qlora };
enum class TrainingPrecision : std::uint8_t { Bf16Mixed, Bf16, Fp16Mixed, Fp32 };
enum class Optimizer : std::uint8_t { AdamW, AdamW8bit, PagedAdamW8bit, Adafactor, Sgd, Lion };
enum class Checkpointing : std::uint8_t { None, Selective, Full };
// How the states of training are spread over the data-parallel cards.
enum class Sharding : std::uint8_t { None, Ddp, Zero1, Zero2, Zero3, Fsdp };
enum class Offload : std::uint8_t { None, Optimizer, Parameters };
// What a user may ask for; Auto lets the advice choose.
enum class Strategy : std::uint8_t {
    Auto,
    Replicas,
    TensorParallel,
    Pipeline,
    LayerSplit,
    Ddp,
    Zero1,
    Zero2,
    Zero3,
    SequenceParallel,
};
enum class RenderEngine : std::uint8_t { Cycles, Octane, Redshift, VRay, Ue5 };
enum class SimulationPrecision : std::uint8_t { Fp32, Fp64 };
enum class Need : std::uint8_t { Fp64, Ecc, Mig, NvLink, Sla };

template <>
struct KeyTable<WorkloadKind> {
    static constexpr std::array<std::pair<WorkloadKind, std::string_view>, 7> rows{{
        {WorkloadKind::LlmInference, "llm-inference"},
        {WorkloadKind::LlmTraining, "llm-training"},
        {WorkloadKind::ImageGeneration, "image-generation"},
        {WorkloadKind::VideoGeneration, "video-generation"},
        {WorkloadKind::Rendering, "rendering"},
        {WorkloadKind::Simulation, "simulation"},
        {WorkloadKind::Custom, "custom"},
    }};
};
template <>
struct KeyTable<WeightFormat> {
    static constexpr std::array<std::pair<WeightFormat, std::string_view>, 30> rows{{
        {WeightFormat::Fp32, "fp32"},
        {WeightFormat::Fp16, "fp16"},
        {WeightFormat::Bf16, "bf16"},
        {WeightFormat::Fp8, "fp8"},
        {WeightFormat::Int8, "int8"},
        {WeightFormat::Int4Awq, "int4-awq"},
        {WeightFormat::Int4Gptq, "int4-gptq"},
        {WeightFormat::Nf4, "nf4"},
        {WeightFormat::Mxfp4, "mxfp4"},
        {WeightFormat::Nvfp4, "nvfp4"},
        {WeightFormat::GgufF16, "gguf-f16"},
        {WeightFormat::GgufQ8_0, "gguf-q8_0"},
        {WeightFormat::GgufQ6K, "gguf-q6_k"},
        {WeightFormat::GgufQ5KM, "gguf-q5_k_m"},
        {WeightFormat::GgufQ5KS, "gguf-q5_k_s"},
        {WeightFormat::GgufQ4KM, "gguf-q4_k_m"},
        {WeightFormat::GgufQ4KS, "gguf-q4_k_s"},
        {WeightFormat::GgufQ4_0, "gguf-q4_0"},
        {WeightFormat::GgufIq4Xs, "gguf-iq4_xs"},
        {WeightFormat::GgufQ3KL, "gguf-q3_k_l"},
        {WeightFormat::GgufQ3KM, "gguf-q3_k_m"},
        {WeightFormat::GgufQ3KS, "gguf-q3_k_s"},
        {WeightFormat::GgufIq3Xxs, "gguf-iq3_xxs"},
        {WeightFormat::GgufQ2K, "gguf-q2_k"},
        {WeightFormat::GgufIq2Xs, "gguf-iq2_xs"},
        {WeightFormat::GgufIq2Xxs, "gguf-iq2_xxs"},
        {WeightFormat::Exl2_3, "exl2-3.0"},
        {WeightFormat::Exl2_4, "exl2-4.0"},
        {WeightFormat::Exl2_5, "exl2-5.0"},
        {WeightFormat::Exl2_6, "exl2-6.0"},
    }};
};
template <>
struct KeyTable<CacheFormat> {
    static constexpr std::array<std::pair<CacheFormat, std::string_view>, 4> rows{{
        {CacheFormat::Fp16, "fp16"},
        {CacheFormat::Fp8, "fp8"},
        {CacheFormat::Q8_0, "q8_0"},
        {CacheFormat::Q4_0, "q4_0"},
    }};
};
template <>
struct KeyTable<Engine> {
    static constexpr std::array<std::pair<Engine, std::string_view>, 7> rows{{
        {Engine::Vllm, "vllm"},
        {Engine::SgLang, "sglang"},
        {Engine::LlamaCpp, "llama.cpp"},
        {Engine::ExLlamaV2, "exllamav2"},
        {Engine::TensorRtLlm, "tensorrt-llm"},
        {Engine::Transformers, "transformers"},
        {Engine::KTransformers, "ktransformers"},
    }};
};
template <>
struct KeyTable<TrainingMethod> {
    static constexpr std::array<std::pair<TrainingMethod, std::string_view>, 3> rows{{
        {TrainingMethod::Full, "full"},
        {TrainingMethod::Lora, "lora"},
        {TrainingMethod::Qlora, "qlora"},
    }};
};
template <>
struct KeyTable<TrainingPrecision> {
    static constexpr std::array<std::pair<TrainingPrecision, std::string_view>, 4> rows{{
        {TrainingPrecision::Bf16Mixed, "bf16-mixed"},
        {TrainingPrecision::Bf16, "bf16"},
        {TrainingPrecision::Fp16Mixed, "fp16-mixed"},
        {TrainingPrecision::Fp32, "fp32"},
    }};
};
template <>
struct KeyTable<Optimizer> {
    static constexpr std::array<std::pair<Optimizer, std::string_view>, 6> rows{{
        {Optimizer::AdamW, "adamw"},
        {Optimizer::AdamW8bit, "adamw-8bit"},
        {Optimizer::PagedAdamW8bit, "paged-adamw-8bit"},
        {Optimizer::Adafactor, "adafactor"},
        {Optimizer::Sgd, "sgd"},
        {Optimizer::Lion, "lion"},
    }};
};
template <>
struct KeyTable<Checkpointing> {
    static constexpr std::array<std::pair<Checkpointing, std::string_view>, 3> rows{{
        {Checkpointing::None, "none"},
        {Checkpointing::Selective, "selective"},
        {Checkpointing::Full, "full"},
    }};
};
template <>
struct KeyTable<Sharding> {
    static constexpr std::array<std::pair<Sharding, std::string_view>, 6> rows{{
        {Sharding::None, "none"},
        {Sharding::Ddp, "ddp"},
        {Sharding::Zero1, "zero1"},
        {Sharding::Zero2, "zero2"},
        {Sharding::Zero3, "zero3"},
        {Sharding::Fsdp, "fsdp"},
    }};
};
template <>
struct KeyTable<Offload> {
    static constexpr std::array<std::pair<Offload, std::string_view>, 3> rows{{
        {Offload::None, "none"},
        {Offload::Optimizer, "optimizer"},
        {Offload::Parameters, "parameters"},
    }};
};
template <>
struct KeyTable<Strategy> {
    static constexpr std::array<std::pair<Strategy, std::string_view>, 10> rows{{
        {Strategy::Auto, "auto"},
        {Strategy::Replicas, "replicas"},
        {Strategy::TensorParallel, "tensor-parallel"},
        {Strategy::Pipeline, "pipeline"},
        {Strategy::LayerSplit, "layer-split"},
        {Strategy::Ddp, "ddp"},
        {Strategy::Zero1, "zero1"},
        {Strategy::Zero2, "zero2"},
        {Strategy::Zero3, "zero3"},
        {Strategy::SequenceParallel, "sequence-parallel"},
    }};
};
template <>
struct KeyTable<RenderEngine> {
    static constexpr std::array<std::pair<RenderEngine, std::string_view>, 5> rows{{
        {RenderEngine::Cycles, "cycles"},
        {RenderEngine::Octane, "octane"},
        {RenderEngine::Redshift, "redshift"},
        {RenderEngine::VRay, "v-ray"},
        {RenderEngine::Ue5, "ue5"},
    }};
};
template <>
struct KeyTable<SimulationPrecision> {
    static constexpr std::array<std::pair<SimulationPrecision, std::string_view>, 2> rows{{
        {SimulationPrecision::Fp32, "fp32"},
        {SimulationPrecision::Fp64, "fp64"},
    }};
};
template <>
struct KeyTable<Need> {
    static constexpr std::array<std::pair<Need, std::string_view>, 5> rows{{
        {Need::Fp64, "fp64"},
        {Need::Ecc, "ecc"},
        {Need::Mig, "mig"},
        {Need::NvLink, "nvlink"},
        {Need::Sla, "sla"},
    }};
};

} // namespace xuanka
