// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Job.h"
#include "core/estimate/Layout.h"
#include "core/estimate/MemoryConstants.h"
#include "core/estimate/memory/ShapeSummary.h"

#include <algorithm>

namespace xuanka {

// What an engine needs on the fullest card beside weights and cache, in bytes: logits, the
// activations of one chunk, attention scratch.
struct Workspace {
    double fixed = 0;
    double chunk = 0; // activations of one chunk; meets the logits only where they add up
    double perRequest = 0; // logits of the requests running at once
    double perToken = 0; // grows with the context of one request
    double above = 0; // further bytes that some builds need
    double chunkTokens = 0;
    Band spread{1, 1, 1};

    // Logits come after the chunk has been freed: the larger counts.
    double bytes(double context, double requests) const
    {
        return fixed + perToken * context + std::max(chunk, perRequest * requests);
    }
};

Workspace inferenceWorkspace(const InferenceJob &job, const Layout &layout,
                             const ShapeSummary &summary, const MemoryConstants &constants);

} // namespace xuanka
