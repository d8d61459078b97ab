// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

#include <QList>
#include <QString>

#include <optional>
#include <variant>

namespace xuanka {

// Which model: a catalogue name, a file, or a bare parameter count (wide bands). One is set.
struct ModelRef {
    QString name;
    QString file; // absolute, or relative to the plan
    std::optional<double> parameters;
    bool operator==(const ModelRef &) const = default;
};

// Defaults below are the documented defaults of a plan (see README, "The plan file").
struct LlmInference {
    ModelRef model;
    WeightFormat weights = WeightFormat::Bf16;
    CacheFormat kvCache = CacheFormat::Fp16;
    Engine engine = Engine::Vllm;
    std::int64_t contextTokens = 8192;
    int concurrentRequests = 1;
    std::int64_t promptTokens = 1024;
    std::int64_t outputTokens = 512;
    double gpuMemoryUtilization = 0.9;
    // Targets; unset = no target.
    std::optional<double> tokensPerSecondPerRequest;
    std::optional<double> firstTokenSeconds;
    std::optional<double> requestsPerSecond;
    bool operator==(const LlmInference &) const = default;
};

struct LlmTraining {
    ModelRef model;
    TrainingMethod method = TrainingMethod::Lora;
    TrainingPrecision precision = TrainingPrecision::Bf16Mixed;
    Optimizer optimizer = Optimizer::AdamW;
    int microBatch = 1;
    int gradientAccumulation = 8;
    std::int64_t sequenceTokens = 2048;
    Checkpointing checkpointing = Checkpointing::Full;
    bool flashAttention = true;
    bool fusedLoss = false;
    std::optional<Sharding> sharding; // unset = auto
    Offload offload = Offload::None;
    int loraRank = 16;
    std::int64_t trainingTokens = 10'000'000;
    std::optional<double> deadlineDays;
    bool operator==(const LlmTraining &) const = default;
};

// Images and video; frames is 1 for images.
struct MediaGeneration {
    ModelRef model;
    WeightFormat weights = WeightFormat::Bf16;
    int width = 1024;
    int height = 1024;
    int frames = 1;
    int steps = 30;
    int batch = 1;
    double itemsPerDay = 200;
    bool operator==(const MediaGeneration &) const = default;
};

struct Rendering {
    RenderEngine engine = RenderEngine::Cycles;
    double sceneGiB = 8;
    int frames = 240;
    double minutesPerFrame = 5; // on one reference card
    QString referenceGpu = QStringLiteral("rtx-4090");
    std::optional<double> deadlineHours;
    int width = 1920;
    int height = 1080;
    bool operator==(const Rendering &) const = default;
};

// Exactly one of the three sizes is set.
struct Simulation {
    std::optional<double> millionCells;
    std::optional<double> millionFaces;
    std::optional<double> memoryGiB;
    SimulationPrecision precision = SimulationPrecision::Fp32;
    bool operator==(const Simulation &) const = default;
};

// Whatever the user measured once.
struct CustomWork {
    double memoryGiB = 8;
    double gradientGiB = 0; // 0 when nothing is synchronised
    double secondsPerStep = 1; // on one reference card
    QString referenceGpu = QStringLiteral("rtx-4090");
    std::int64_t steps = 1000;
    bool splittable = true;
    bool operator==(const CustomWork &) const = default;
};

// Two alternatives of one type would be ambiguous, so video is its own type.
struct VideoGeneration : MediaGeneration {
    VideoGeneration()
    {
        width = 832;
        height = 480;
        frames = 81; // five seconds at 16 a second
        steps = 50;
        itemsPerDay = 20;
    }
    bool operator==(const VideoGeneration &) const = default;
};

using Work = std::variant<LlmInference, LlmTraining, MediaGeneration, VideoGeneration, Rendering,
                          Simulation, CustomWork>;

// A value the user measured on a trial machine: overrides the term it measures, in this plan.
struct Measured {
    enum class What : std::uint8_t {
        MemoryUsedGiB, // at the plan's setting, on one card
        DecodeTokensPerSecond,
        PrefillTokensPerSecond,
        TrainingTokensPerSecond,
        SecondsPerItem, // image, clip or frame
        AllReduceBusGBs,
    };
    What what = What::MemoryUsedGiB;
    double value = 0;
    QString gpu; // catalogue id
    int cards = 1;
    QString note; // where and when
    bool operator==(const Measured &) const = default;
};

template <>
struct KeyTable<Measured::What> {
    static constexpr std::array<std::pair<Measured::What, std::string_view>, 6> rows{{
        {Measured::What::MemoryUsedGiB, "memory-used-gib"},
        {Measured::What::DecodeTokensPerSecond, "decode-tokens-per-second"},
        {Measured::What::PrefillTokensPerSecond, "prefill-tokens-per-second"},
        {Measured::What::TrainingTokensPerSecond, "training-tokens-per-second"},
        {Measured::What::SecondsPerItem, "seconds-per-item"},
        {Measured::What::AllReduceBusGBs, "all-reduce-bus-gb-per-second"},
    }};
};

struct Workload {
    Work work = LlmInference{};
    int instances = 1; // how many run at the same time
    QList<Measured> measured;
    WorkloadKind kind() const { return static_cast<WorkloadKind>(work.index()); }
    bool operator==(const Workload &) const = default;
};

} // namespace xuanka
