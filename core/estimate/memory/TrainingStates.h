// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/ShapeSummary.h"

namespace xuanka {

// Bytes that training keeps for the whole run, on the fullest card.
struct TrainingStates {
    double trainable = 0; // parameters
    double weightBytes = 0; // per parameter, likewise below
    double gradientBytes = 0;
    double optimizerBytes = 0;
    double weights = 0; // the model as it computes
    double gradients = 0;
    double optimizer = 0; // moments and the fp32 copy of the weights
    double buffers = 0; // gathered layers, reduction buckets, a dequantised matrix
    double stepCopy = 0; // one copy of the trained weights here: what an unfused step makes
    double hostBytes = 0; // of the machine: what was offloaded
};

TrainingStates trainingStates(const TrainingJob &job, const ShapeSummary &summary,
                              const Layout &layout, const MemoryConstants &constants);

// Parameters of the adapters: rank times the two sides of each linear layer.
double loraParameters(const TrainingJob &job, const ShapeSummary &summary);

} // namespace xuanka
