// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/waysout/Change.h"

#include "core/advise/question/WorkTerms.h"
#include "core/advise/search/Verdict.h"
#include "core/estimate/WeightBits.h"

#include <algorithm>

namespace xuanka {
namespace {

template <typename Enum>
std::int64_t number(Enum value)
{
    return static_cast<std::int64_t>(value);
}

// Formats an engine runs well, from 8 bits down. Wider ones than the present are left out.
std::vector<WeightFormat> formatsOf(Engine engine)
{
    switch (engine) {
    case Engine::Vllm:
    case Engine::SgLang:
    case Engine::TensorRtLlm:
        return {WeightFormat::Fp8, WeightFormat::Int8, WeightFormat::Int4Awq};
    case Engine::LlamaCpp:
    case Engine::KTransformers:
        return {WeightFormat::GgufQ8_0, WeightFormat::GgufQ4KM, WeightFormat::GgufQ3KM,
                WeightFormat::GgufQ2K};
    case Engine::ExLlamaV2:
        return {WeightFormat::Exl2_5, WeightFormat::Exl2_4, WeightFormat::Exl2_3};
    case Engine::Transformers:
        return {WeightFormat::Int8, WeightFormat::Nf4};
    }
    return {};
}

void halvings(std::vector<Change> &changes, ChangeKind kind, std::int64_t from, std::int64_t least)
{
    for (std::int64_t value = from / 2; value >= least; value /= 2)
        changes.push_back({kind, value});
}

void changesOf(const InferenceJob &job, std::vector<Change> &changes)
{
    const double bits = bitsPerWeight(job.weights);
    for (WeightFormat format : formatsOf(job.engine)) {
        if (bitsPerWeight(format) < bits - 0.5 || !engineLoads(job.engine, job.weights))
            changes.push_back({ChangeKind::Weights, number(format)});
    }
    if (!engineLoads(job.engine, job.weights)) {
        for (Engine engine : {Engine::Vllm, Engine::LlamaCpp, Engine::ExLlamaV2}) {
            if (engineLoads(engine, job.weights))
                changes.push_back(
                    {ChangeKind::EngineAndWeights, number(engine), number(job.weights)});
        }
    }
    const bool llama = job.engine == Engine::LlamaCpp || job.engine == Engine::KTransformers;
    if (job.cache == CacheFormat::Fp16 && job.engine != Engine::Transformers)
        changes.push_back(
            {ChangeKind::Cache, number(llama ? CacheFormat::Q8_0 : CacheFormat::Fp8)});
    halvings(changes, ChangeKind::Context, job.contextTokens,
             std::max<std::int64_t>(1024, job.promptTokens + 1));
    halvings(changes, ChangeKind::Concurrency, job.concurrentRequests, 1);
    // Below four bits only the formats of llama.cpp hold up.
    if (!llama && job.engine != Engine::ExLlamaV2) {
        for (WeightFormat format : {WeightFormat::GgufQ4KM, WeightFormat::GgufQ3KM}) {
            if (bitsPerWeight(format) < bits - 0.2)
                changes.push_back(
                    {ChangeKind::EngineAndWeights, number(Engine::LlamaCpp), number(format)});
        }
    }
}

void changesOf(const TrainingJob &job, std::vector<Change> &changes)
{
    if (job.checkpointing != Checkpointing::Full)
        changes.push_back({ChangeKind::Checkpointing});
    if (!job.fusedLoss)
        changes.push_back({ChangeKind::FusedLoss});
    if (job.microBatch > 1)
        changes.push_back({ChangeKind::MicroBatch, 1});
    if (job.method == TrainingMethod::Full
        && (job.optimizer == Optimizer::AdamW || job.optimizer == Optimizer::Lion))
        changes.push_back({ChangeKind::Optimizer, number(Optimizer::AdamW8bit)});
    if (job.method == TrainingMethod::Full)
        changes.push_back({ChangeKind::Method, number(TrainingMethod::Lora)});
    if (job.method != TrainingMethod::Qlora)
        changes.push_back({ChangeKind::Method, number(TrainingMethod::Qlora)});
    halvings(changes, ChangeKind::Sequence, job.sequenceTokens, 512);
    if (job.offload == Offload::None && job.method == TrainingMethod::Full)
        changes.push_back({ChangeKind::Offload, number(Offload::Optimizer)});
    if (job.offload != Offload::Parameters && job.method != TrainingMethod::Qlora)
        changes.push_back({ChangeKind::Offload, number(Offload::Parameters)});
}

void changesOf(const DiffusionJob &job, std::vector<Change> &changes)
{
    if (bitsPerWeight(job.weights) > 8)
        changes.push_back({ChangeKind::Weights, number(WeightFormat::Fp8)});
    if (job.batch > 1)
        changes.push_back({ChangeKind::Batch, 1});
    if (job.frames > 1)
        halvings(changes, ChangeKind::Frames, job.frames, 16);
    if (std::min(job.width, job.height) >= 1024)
        changes.push_back({ChangeKind::Resolution, job.width / 2, job.height / 2});
}

template <typename Other>
void changesOf(const Other &, std::vector<Change> &)
{
}

void applyTo(const Change &change, InferenceJob &job)
{
    switch (change.kind) {
    case ChangeKind::EngineAndWeights:
        job.engine = static_cast<Engine>(change.value);
        job.weights = static_cast<WeightFormat>(change.second);
        job.cache = job.cache == CacheFormat::Fp8 ? CacheFormat::Q8_0 : job.cache;
        job.microBatchTokens = prefillChunk(job.engine);
        break;
    case ChangeKind::Weights:
        job.weights = static_cast<WeightFormat>(change.value);
        break;
    case ChangeKind::Cache:
        job.cache = static_cast<CacheFormat>(change.value);
        return;
    case ChangeKind::Context:
        job.contextTokens = change.value;
        job.promptTokens = std::min(job.promptTokens, job.contextTokens);
        job.outputTokens = std::min(job.outputTokens, job.contextTokens);
        return;
    case ChangeKind::Concurrency:
        job.concurrentRequests = static_cast<int>(change.value);
        return;
    default:
        return;
    }
    job.storedBytes = 0; // another format than the file's
    job.bitsPerWeight = 0;
}

void applyTo(const Change &change, TrainingJob &job)
{
    switch (change.kind) {
    case ChangeKind::Method:
        job.method = static_cast<TrainingMethod>(change.value);
        job.baseWeights =
            job.method == TrainingMethod::Qlora ? WeightFormat::Nf4 : WeightFormat::Bf16;
        job.trainableParameters = 0;
        job.offload = Offload::None;
        break;
    case ChangeKind::Optimizer:
        job.optimizer = static_cast<Optimizer>(change.value);
        break;
    case ChangeKind::Checkpointing:
        job.checkpointing = Checkpointing::Full;
        break;
    case ChangeKind::FusedLoss:
        job.fusedLoss = true;
        break;
    case ChangeKind::MicroBatch:
        job.gradientAccumulation *= job.microBatch;
        job.microBatch = 1;
        break;
    case ChangeKind::Sequence:
        job.sequenceTokens = change.value;
        break;
    case ChangeKind::Offload:
        job.offload = static_cast<Offload>(change.value);
        break;
    default:
        break;
    }
}

void applyTo(const Change &change, DiffusionJob &job)
{
    switch (change.kind) {
    case ChangeKind::Weights:
        job.weights = static_cast<WeightFormat>(change.value);
        break;
    case ChangeKind::Resolution:
        job.width = static_cast<int>(change.value);
        job.height = static_cast<int>(change.second);
        break;
    case ChangeKind::Frames:
        job.frames = static_cast<int>(change.value);
        break;
    case ChangeKind::Batch:
        job.batch = 1;
        break;
    default:
        break;
    }
}

template <typename Other>
void applyTo(const Change &, Other &)
{
}

} // namespace

std::vector<Change> changesFor(const Question &question)
{
    std::vector<Change> changes;
    std::visit([&](const auto &job) { changesOf(job, changes); }, question.job);
    // What the plan tied down itself.
    if (question.sharding)
        changes.push_back({ChangeKind::Sharding});
    if (question.strategies != std::vector{Strategy::Auto})
        changes.push_back({ChangeKind::Strategies});
    return changes;
}

void apply(const Change &change, Question &question)
{
    std::visit([&](auto &job) { applyTo(change, job); }, question.job);
    question.useMeasured = false;
    if (change.kind == ChangeKind::Sharding || change.kind == ChangeKind::Method)
        question.sharding.reset();
    if (change.kind == ChangeKind::Strategies || change.kind == ChangeKind::EngineAndWeights)
        question.strategies = {Strategy::Auto};
}

} // namespace xuanka
