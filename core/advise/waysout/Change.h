// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/question/Question.h"

#include <vector>

namespace xuanka {

enum class ChangeKind : std::uint8_t {
    Weights,
    EngineAndWeights,
    Cache,
    Context,
    Concurrency,
    Method,
    Optimizer,
    Checkpointing,
    FusedLoss,
    MicroBatch,
    Sequence,
    Sharding,
    Offload,
    Strategies,
    Resolution,
    Frames,
    Batch,
};

// One thing of a plan that could be otherwise, as numbers; words are made for those that help.
struct Change {
    ChangeKind kind = ChangeKind::Weights;
    std::int64_t value = 0; // of the enumeration, or a count
    std::int64_t second = 0; // the engine's weights, the height
    // Alternatives of one family are tried mildest first; the next only if it saves money.
    bool sameFamily(const Change &other) const { return kind == other.kind; }
};

// The changes worth trying on this question, mildest first within a kind.
std::vector<Change> changesFor(const Question &question);
void apply(const Change &change, Question &question);

// What the change is called in the plan, what it does and what it costs in quality or time.
void describe(const Change &change, const Question &before, WayOut &way);

} // namespace xuanka
