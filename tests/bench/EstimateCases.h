// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"
#include "core/estimate/Constants.h"
#include "core/estimate/Estimators.h"

#include <vector>

namespace xuanka::bench {

struct EstimateCase {
    const Job *job = nullptr;
    const GpuSpec *gpu = nullptr;
    Layout layout;
    Link link;
};

// Every card with 1 to 8 cards in the layouts an advice looks at, for jobs of all kinds.
class EstimateCases final {
public:
    EstimateCases(const Catalog &catalog, const EstimateConstants &constants);
    const std::vector<EstimateCase> &all() const { return m_cases; }
    // One candidate: memory, speed, power. The sum keeps the compiler from leaving it out.
    double run(const EstimateCase &one) const;

private:
    const EstimateConstants &m_constants;
    std::vector<Job> m_jobs;
    std::vector<EstimateCase> m_cases;
};

} // namespace xuanka::bench
