// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/speed/Laws.h"
#include "core/estimate/speed/StreamDemand.h"

namespace xuanka {

// Rate at which one card multiplies the weights of this engine and format with many tokens,
// TFLOPS; never above the card's dense peak.
double prefillTeraflops(const InferenceJob &job, const SpeedSetting &setting);

// Tokens one step of reading a prompt takes at a time.
double prefillChunk(const InferenceJob &job, const StreamDemand &demand);

// One chunk through the whole model on one copy of it, and the share of that time after which the
// next chunk can follow (1 unless stages overlap).
struct PrefillStep {
    StepTime time;
    double follow = 1;
};
PrefillStep prefillStep(const InferenceJob &job, const StreamDemand &demand,
                        const SpeedSetting &setting);

} // namespace xuanka
