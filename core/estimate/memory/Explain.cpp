// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/memory/Explain.h"

namespace xuanka {

void addStep(Trace &trace, std::string_view term, const Estimated &estimated,
             std::initializer_list<TraceInput> inputs)
{
    TraceStep step;
    step.formula = estimated.formula;
    step.term = term;
    step.result = estimated.band;
    for (const TraceInput &input : inputs)
        step.values.push_back({std::string(input.name), input.value, input.constant});
    trace.add(std::move(step));
}

} // namespace xuanka
