// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/ShapeSummary.h"

namespace xuanka {

// Bytes a training step keeps for its backward pass on one card, at the peak of the loss.
struct TrainingActivations {
    double layer = 0; // all of one layer
    double stored = 0; // over all layers, between forward and backward
    double logits = 0; // the loss
    double slack = 0; // reserved by the allocator and unused
    double total() const { return stored + logits + slack; }
};

TrainingActivations trainingActivations(const TrainingJob &job, const ShapeSummary &summary,
                                        const Layout &layout, const MemoryConstants &constants);

} // namespace xuanka
