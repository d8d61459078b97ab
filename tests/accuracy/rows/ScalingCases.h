// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Estimators.h"
#include "tests/accuracy/Lookup.h"

#include <optional>

namespace xuanka::accuracy {

// One row about several cards, with all that its laws are asked with.
struct ScalingCase {
    const Row &row;
    const Context &context;
    const Gpu &gpu;
    Layout layout;
    Link link;
    std::optional<double> base; // the same quantity on one card
    QString group;

    SpeedEstimate estimate(const Job &job, const MeasuredSpeed *measured) const;
    Answer incomplete(const char *field) const
    {
        return Answer::incomplete(QString::fromLatin1(field), group);
    }
};

// A gain against the other case named in the set-up, as the ratio 1 + g/100.
Answer gainAnswer(const ScalingCase &scaling);

} // namespace xuanka::accuracy
