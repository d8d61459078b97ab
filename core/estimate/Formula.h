// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"

#include <cstdint>

namespace xuanka {

// Every law has an id; the data file of constants and the documentation use the same spelling.
enum class Formula : std::uint16_t {
    None,
    Measured, // a value from the user's trial machine replaced the law
    // memory
    WeightsByTensorClass,
    WeightsFromFile,
    WeightsFromTotal,
    KvCache,
    InferenceWorkspace,
    InferenceRuntime,
    TrainingStates,
    TrainingActivations,
    TrainingRuntime,
    DiffusionMemory,
    RenderMemory,
    SimulationMemory,
    CustomMemory,
    // speed
    DecodeRoofline,
    PrefillShareOfPeak,
    FirstToken,
    TrainingMfu,
    DiffusionTime,
    RenderTime,
    CustomTime,
    AllReduce,
    Scaling,
    // power
    BoardPower,
    MachinePower,
};

template <>
struct KeyTable<Formula> {
    static constexpr std::array<std::pair<Formula, std::string_view>, 26> rows{{
        {Formula::None, "none"},
        {Formula::Measured, "measured"},
        {Formula::WeightsByTensorClass, "weights-by-tensor-class"},
        {Formula::WeightsFromFile, "weights-from-file"},
        {Formula::WeightsFromTotal, "weights-from-total"},
        {Formula::KvCache, "kv-cache"},
        {Formula::InferenceWorkspace, "inference-workspace"},
        {Formula::InferenceRuntime, "inference-runtime"},
        {Formula::TrainingStates, "training-states"},
        {Formula::TrainingActivations, "training-activations"},
        {Formula::TrainingRuntime, "training-runtime"},
        {Formula::DiffusionMemory, "diffusion-memory"},
        {Formula::RenderMemory, "render-memory"},
        {Formula::SimulationMemory, "simulation-memory"},
        {Formula::CustomMemory, "custom-memory"},
        {Formula::DecodeRoofline, "decode-roofline"},
        {Formula::PrefillShareOfPeak, "prefill-share-of-peak"},
        {Formula::FirstToken, "first-token"},
        {Formula::TrainingMfu, "training-mfu"},
        {Formula::DiffusionTime, "diffusion-time"},
        {Formula::RenderTime, "render-time"},
        {Formula::CustomTime, "custom-time"},
        {Formula::AllReduce, "all-reduce"},
        {Formula::Scaling, "scaling"},
        {Formula::BoardPower, "board-power"},
        {Formula::MachinePower, "machine-power"},
    }};
};

} // namespace xuanka
