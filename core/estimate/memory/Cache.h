// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/ModelShape.h"
#include "core/estimate/MemoryConstants.h"
#include "core/plan/Terms.h"

#include <cstdint>

namespace xuanka {

double bytesPerElement(CacheFormat format);

// Keys, values and constant states of one sequence on the fullest card, as a function of its
// tokens: a window stops growing at its width.
class SequenceCache final {
public:
    // `tensor` > kv heads replicates heads; a latent is replicated on every card.
    // `keys` and `values` are bytes per element.
    SequenceCache(const ModelShape &shape, double keys, double values, int tensor, int pipeline,
                  const UnknownShapeConstants &assumed);
    SequenceCache(const ModelShape &shape, CacheFormat format, int tensor, int pipeline,
                  const UnknownShapeConstants &assumed)
        : SequenceCache(shape, bytesPerElement(format), bytesPerElement(format), tensor, pipeline,
                        assumed)
    {
    }
    double bytes(double tokens) const;
    // As engine builds that do not shorten windowed layers allocate it.
    double bytesWithoutWindows(double tokens) const;
    // The most tokens that, with `beside` further bytes a token, need at most `budget` bytes.
    std::int64_t tokensWithin(double budget, double beside, std::int64_t ceiling) const;
    bool hasWindows() const { return m_windows > 0; }

private:
    struct Window {
        double tokens = 0;
        double bytesPerToken = 0;
    };
    void addWindow(Window window);

    double m_perToken = 0; // layers without a window
    double m_constant = 0; // states
    Window m_window[4]; // distinct widths, ascending; further ones join the last
    int m_windows = 0;
};

} // namespace xuanka
