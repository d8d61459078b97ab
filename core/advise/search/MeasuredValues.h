// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/search/Option.h"
#include "core/estimate/MemoryConstants.h"

namespace xuanka {

// What the user measured on a trial machine, of one card type. A speed measured with some cards
// replaces the estimate there and corrects it in proportion at other counts; memory replaces it at
// its count only; a measured all-reduce replaces the law of the link.
class MeasuredValues {
public:
    MeasuredValues(const Question &question, const Gpu &gpu);
    bool isEmpty() const { return m_values.empty(); }

    void applyToLink(Link &link) const;
    void applyToMemory(MemoryEstimate &memory, int cards, const MemoryConstants &constants) const;
    // `estimateAt(cards)`: the estimated speed at the count of a measured value.
    template <typename EstimateAt>
    void applyToSpeed(SpeedEstimate &speed, int cards, EstimateAt estimateAt) const
    {
        for (const Measured *value : m_values) {
            if (!isSpeed(*value))
                continue;
            if (value->cards == cards)
                replace(speed, *value);
            else
                correct(speed, *value, estimateAt(value->cards));
        }
    }

private:
    static bool isSpeed(const Measured &value);
    static void replace(SpeedEstimate &speed, const Measured &value);
    static void correct(SpeedEstimate &speed, const Measured &value,
                        const SpeedEstimate &estimated);

    std::vector<const Measured *> m_values;
};

} // namespace xuanka
