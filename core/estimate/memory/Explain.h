// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Trace.h"

#include <initializer_list>

namespace xuanka {

struct TraceInput {
    std::string_view name;
    double value = 0;
    bool constant = false;
};

// A constant of the data file, by its dotted name without the leading "memory.".
inline TraceInput constantOf(std::string_view name, double value)
{
    return {name, value, true};
}

// Adds a step when a trace is wanted; costs one branch else.
inline void explain(Trace *trace, std::string_view term, const Estimated &estimated,
                    std::initializer_list<TraceInput> inputs)
{
    if (!trace)
        return;
    TraceStep step;
    step.formula = estimated.formula;
    step.term = term;
    step.result = estimated.band;
    for (const TraceInput &input : inputs)
        step.values.push_back({std::string(input.name), input.value, input.constant});
    trace->add(std::move(step));
}

} // namespace xuanka
