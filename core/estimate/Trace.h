// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Estimate.h"

#include <string>
#include <string_view>
#include <vector>

namespace xuanka {

// One step of a derivation: a law with this plan's values and the constants it used.
struct TraceStep {
    struct Value {
        std::string name; // of an input ("tokens") or of a constant ("memory.runtime.context")
        double value = 0;
        bool constant = false; // constants are looked up in the data file for source and rows
    };
    Formula formula = Formula::None;
    std::string_view term; // "weights", "kv_cache", …: the member it explains
    std::vector<Value> values;
    Band result;
};

// Collects the derivation of an estimate when somebody asks; estimates take a null pointer else,
// and then neither allocate nor branch on more than that.
class Trace final {
public:
    void add(TraceStep step) { m_steps.push_back(std::move(step)); }
    const std::vector<TraceStep> &steps() const { return m_steps; }

private:
    std::vector<TraceStep> m_steps;
};

} // namespace xuanka
