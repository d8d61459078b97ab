// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Job.h"
#include "core/estimate/SpeedConstants.h"
#include "core/estimate/memory/Cache.h"
#include "core/estimate/memory/ShapeSummary.h"

namespace xuanka {

inline EngineClass engineClass(const InferenceJob &job)
{
    switch (job.engine) {
    case Engine::LlamaCpp:
    case Engine::KTransformers:
        return job.olderEngine ? EngineClass::LlamaCpp2024 : EngineClass::LlamaCpp;
    case Engine::ExLlamaV2:
        return EngineClass::ExLlama;
    case Engine::Transformers:
        return EngineClass::Eager;
    case Engine::Vllm:
    case Engine::SgLang:
    case Engine::TensorRtLlm:
        break;
    }
    return EngineClass::Served;
}

inline const EngineConstants &engineConstants(const InferenceJob &job, const SpeedConstants &c)
{
    return c.engine[std::size_t(engineClass(job))];
}

// What decoding and prefill ask of the cards, whichever they are.
struct StreamDemand {
    double denseBytes = 0; // weights that every step reads, divided by tensor parallelism
    double replicatedBytes = 0; // the same on every card
    double expertBytes = 0; // of all routed experts
    double expertShare = 0; // of them, used by one token
    double flopsPerToken = 0; // of the layers and the head
    double scoreFlops = 0; // attention, per token and token of context
    double scoreElements = 0; // attention scores, per token and token of context
    double layers = 0;
    double hidden = 0;
    double parameters = 0;
    double streams = 1;
    double promptTokens = 0;
    double outputTokens = 0;
    double meanContext = 0; // of a stream, at the middle of its answer
    bool known = true; // the layers of the model are known

    bool mixture() const { return expertBytes > 0; }
    // Share of the experts that `tokens` tokens of one step touch together.
    double touched(double tokens) const;
};

StreamDemand streamDemand(const InferenceJob &job, const SpeedConstants &constants);

} // namespace xuanka
