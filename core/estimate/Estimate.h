// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Band.h"
#include "core/estimate/Formula.h"

#include <cstdint>
#include <optional>

namespace xuanka {

// A band with the law it came from. formula == None: the term does not apply.
struct Estimated {
    Band band;
    Formula formula = Formula::None;
    explicit operator bool() const { return formula != Formula::None; }
    bool operator==(const Estimated &) const = default;
};

enum class Fit : std::uint8_t { Fits, Tight, DoesNotFit };

template <>
struct KeyTable<Fit> {
    static constexpr std::array<std::pair<Fit, std::string_view>, 3> rows{{
        {Fit::Fits, "fits"},
        {Fit::Tight, "tight"},
        {Fit::DoesNotFit, "does-not-fit"},
    }};
};

// GiB on the fullest card at the peak.
struct MemoryEstimate {
    Estimated weights;
    Estimated kvCache;
    Estimated activations;
    Estimated gradients;
    Estimated optimizer;
    Estimated runtime;
    Estimated total;
    Estimated preallocated; // what the driver will show: engines that reserve a share of the card
    Estimated hostRam; // GiB of the whole machine
    double capacityGiB = 0;
    Fit fit = Fit::DoesNotFit;
    std::optional<std::int64_t> largestContext; // tokens, at the plan's concurrency
    std::optional<std::int64_t> largestConcurrency; // requests, at the plan's context
    bool operator==(const MemoryEstimate &) const = default;
};

// Of the whole configuration, unless the name says otherwise.
struct SpeedEstimate {
    Estimated decodeTokensPerSecond; // all streams together
    Estimated decodeTokensPerSecondPerStream;
    Estimated prefillTokensPerSecond;
    Estimated firstTokenSeconds; // of one prompt on an idle machine
    Estimated requestsPerSecond; // of the plan's prompt and answer length, prompts included
    Estimated trainingTokensPerSecond;
    Estimated secondsPerItem; // image, clip, or step of custom work, on one worker
    Estimated itemsPerHour; // images, clips, frames or steps
    Estimated jobHours; // the whole job of the plan where it has an end
    // Against one such card, were its memory large enough to hold the job: never more than ideal.
    Estimated speedup;
    Estimated efficiency; // speedup / cards, 0..1
    bool operator==(const SpeedEstimate &) const = default;
};

struct PowerEstimate {
    Estimated boardWatts; // one card
    Estimated machineWatts; // cards + host, behind the supply
    Estimated wallWatts; // at the socket
    Estimated psuWatts; // capacity to ask for after losing one supply
    bool operator==(const PowerEstimate &) const = default;
};

} // namespace xuanka
