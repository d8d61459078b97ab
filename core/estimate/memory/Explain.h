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

// A constant of the data file, by its dotted name.
inline TraceInput constantOf(std::string_view name, double value)
{
    return {name, value, true};
}

void addStep(Trace &trace, std::string_view term, const Estimated &estimated,
             std::initializer_list<TraceInput> inputs);

// Adds a step when a trace is wanted; costs one branch else (the inputs are then never built).
inline void explain(Trace *trace, std::string_view term, const Estimated &estimated,
                    std::initializer_list<TraceInput> inputs)
{
    if (trace)
        addStep(*trace, term, estimated, inputs);
}

} // namespace xuanka
