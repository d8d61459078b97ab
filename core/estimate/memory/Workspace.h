// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/ShapeSummary.h"

namespace xuanka {

// What an engine needs on the fullest card beside weights and cache, in bytes: logits, the
// activations of one chunk, attention scratch.
struct Workspace {
    double constant = 0;
    double perToken = 0; // grows with the context of one request
    double perRequest = 0; // grows with the requests running at once
    double chunkTokens = 0;
    Band spread{1, 1, 1};
};

Workspace inferenceWorkspace(const InferenceJob &job, const Layout &layout,
                             const ShapeSummary &summary, const MemoryConstants &constants);

} // namespace xuanka
