// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Plan.h"
#include "core/plan/json/FieldValue.h"

// Every key of a plan file, once: reading, writing, ranges and defaults all follow these tables.
// A new field is one line here and one member of its struct.
namespace xuanka::planjson {

inline constexpr Range anyAmount{0, 1e9};
inline constexpr Range tokens{1, 1e8};
inline constexpr Range pixels{16, 65'536};

template <typename Visitor>
void fields(Visitor &f, std::type_identity<LlmInference>)
{
    f("model", &LlmInference::model);
    f("weights", &LlmInference::weights);
    f("kv_cache", &LlmInference::kvCache);
    f("engine", &LlmInference::engine);
    f("context_tokens", &LlmInference::contextTokens, tokens);
    f("concurrent_requests", &LlmInference::concurrentRequests, {1, 1e6});
    f("prompt_tokens", &LlmInference::promptTokens, tokens);
    f("output_tokens", &LlmInference::outputTokens, tokens);
    f("gpu_memory_utilization", &LlmInference::gpuMemoryUtilization, {0.1, 1});
    f("tokens_per_second_per_request", &LlmInference::tokensPerSecondPerRequest, {0.001, 1e6});
    f("first_token_seconds", &LlmInference::firstTokenSeconds, {0.001, 1e6});
    f("requests_per_second", &LlmInference::requestsPerSecond, {1e-6, 1e6});
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<LlmTraining>)
{
    f("model", &LlmTraining::model);
    f("method", &LlmTraining::method);
    f("precision", &LlmTraining::precision);
    f("optimizer", &LlmTraining::optimizer);
    f("micro_batch", &LlmTraining::microBatch, {1, 65'536});
    f("gradient_accumulation", &LlmTraining::gradientAccumulation, {1, 1e6});
    f("sequence_tokens", &LlmTraining::sequenceTokens, tokens);
    f.checkpointing("activation_checkpointing", &LlmTraining::checkpointing);
    f("flash_attention", &LlmTraining::flashAttention);
    f("fused_loss", &LlmTraining::fusedLoss);
    f.orAuto("sharding", &LlmTraining::sharding);
    f("offload", &LlmTraining::offload);
    f("lora_rank", &LlmTraining::loraRank, {1, 65'536});
    f("training_tokens", &LlmTraining::trainingTokens, {1, 1e15});
    f("deadline_days", &LlmTraining::deadlineDays, {0.01, 3'650});
}

// Images and video share their keys; T is MediaGeneration or VideoGeneration.
template <typename Visitor, typename T>
requires std::is_base_of_v<MediaGeneration, T>
void fields(Visitor &f, std::type_identity<T>)
{
    f("model", &T::model);
    f("weights", &T::weights);
    f("width", &T::width, pixels);
    f("height", &T::height, pixels);
    f("frames", &T::frames, {1, 1e5});
    f("steps", &T::steps, {1, 1e4});
    f("batch", &T::batch, {1, 4'096});
    f("items_per_day", &T::itemsPerDay, {0, 1e9});
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<Rendering>)
{
    f("engine", &Rendering::engine);
    f("scene_gib", &Rendering::sceneGiB, {0.001, 1e5});
    f("frames", &Rendering::frames, {1, 1e8});
    f("minutes_per_frame", &Rendering::minutesPerFrame, {1e-4, 1e5});
    f("reference_gpu", &Rendering::referenceGpu);
    f("deadline_hours", &Rendering::deadlineHours, {0.01, 1e5});
    f.resolution("resolution", &Rendering::width, &Rendering::height, pixels);
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<Simulation>)
{
    f("million_cells", &Simulation::millionCells, {1e-6, 1e9});
    f("million_faces", &Simulation::millionFaces, {1e-6, 1e9});
    f("memory_gib", &Simulation::memoryGiB, {0.001, 1e6});
    f("precision", &Simulation::precision);
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<CustomWork>)
{
    f("memory_gib", &CustomWork::memoryGiB, {0, 1e6});
    f("gradient_gib", &CustomWork::gradientGiB, {0, 1e6});
    f("seconds_per_step", &CustomWork::secondsPerStep, {1e-6, 1e7});
    f("reference_gpu", &CustomWork::referenceGpu);
    f("steps", &CustomWork::steps, {1, 1e12});
    f("splittable", &CustomWork::splittable);
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<Measured>)
{
    f.required("what", &Measured::what);
    f.required("value", &Measured::value, {1e-9, 1e12});
    f.required("gpu", &Measured::gpu);
    f("cards", &Measured::cards, {1, 1'024});
    f.optional("note", &Measured::note);
}

// The keys of every kind of work; those of the kind itself stand beside them.
template <typename Visitor>
void fields(Visitor &f, std::type_identity<Workload>)
{
    f("instances", &Workload::instances, {1, 10'000});
    f.objects("measured", &Workload::measured, false);
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<Team>)
{
    f("people", &Team::people, {1, 1e5});
    f("hours_per_day", &Team::hoursPerDay, {0.1, 24});
    f("days_per_month", &Team::daysPerMonth, {0.1, 31});
    f("growth_percent", &Team::growthPercent, {0, 10'000});
    f("growth_months", &Team::growthMonths, {1, 120});
    f("jobs_per_person_per_day", &Team::jobsPerPersonPerDay, {0, 10'000});
    f("hours_per_job", &Team::hoursPerJob, {0, 8'760});
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<Task>)
{
    f("real_time", &Task::realTime);
    f("interruptible_ok", &Task::interruptibleOk);
    f("needs", &Task::needs);
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<Offer>)
{
    f.required("gpu", &Offer::gpu);
    f.required("price", &Offer::price, anyAmount);
    f("cards", &Offer::cards, {1, 1'024});
    f("per", &Offer::per);
    f("billing", &Offer::billing);
    f("interruptible", &Offer::interruptible);
    f.optional("vendor", &Offer::vendor);
    f.optional("includes", &Offer::includes);
    f("vcpus", &Offer::vcpus, {1, 1e5});
    f("memory_gib", &Offer::memoryGiB, {0.1, 1e6});
    f("disk_gib", &Offer::diskGiB, {0, 1e9});
    f.optional("pcie", &Offer::pcie);
    f("tenancy", &Offer::tenancy);
    f("saved_environment", &Offer::savedEnvironment);
    f.optional("cooling", &Offer::cooling);
    f.optional("claims", &Offer::claims);
    f.optional("region", &Offer::region);
    f.optional("date_seen", &Offer::dateSeen);
    f.optional("source", &Offer::source);
    f.optional("note", &Offer::note);
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<Budget>)
{
    f("monthly_cap", &Budget::monthlyCap, anyAmount);
    f("months", &Budget::months, {1, 120});
    f("electricity_per_kwh", &Budget::electricityPerKwh, {0, 1'000});
    f("pue", &Budget::pue, {1, 5});
    f("electricity_included", &Budget::electricityIncluded);
    f("operations_monthly", &Budget::operationsMonthly, anyAmount);
    f.objects("offers", &Budget::offers, true);
}

template <typename Visitor>
void fields(Visitor &f, std::type_identity<CandidateSpace>)
{
    f.notEmpty("gpus", &CandidateSpace::gpus);
    f.notEmpty("counts", &CandidateSpace::counts, {1, 1'024});
    f.notEmpty("strategies", &CandidateSpace::strategies);
}

} // namespace xuanka::planjson
