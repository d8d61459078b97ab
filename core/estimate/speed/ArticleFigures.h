// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

#include <array>
#include <string_view>

namespace xuanka {

// What the three articles behind this program print about scaling, for marks beside our curve.
// `value` is the gain of `cards` over `fromCards`. Their own verdicts are in the claims' rows.
struct ArticleFigure {
    std::string_view gpu; // catalogue id
    int fromCards = 1;
    int cards = 0;
    Strategy strategy = Strategy::Auto;
    double low = 0;
    double high = 0; // equals low unless the article prints a range
    std::string_view claim; // id in the table of checked claims
    std::string_view says; // stable key of the statement
    constexpr double value() const { return (low + high) / 2; }
};

inline constexpr std::array<ArticleFigure, 5> articleFigures{{
    {"rtx-5090", 1, 2, Strategy::TensorParallel, 1.6, 1.7, "C049", "two-cards-tensor-parallel"},
    {"rtx-5090", 1, 2, Strategy::Ddp, 1.9, 1.9, "C050", "two-cards-data-parallel"},
    {"rtx-4090", 2, 4, Strategy::Ddp, 1.65, 1.65, "C084", "two-to-four-recommender-training"},
    {"rtx-4090", 4, 6, Strategy::Ddp, 82.0 / 57, 82.0 / 57, "C088", "four-to-six-34b-training"},
    {"rtx-4090", 6, 8, Strategy::Ddp, 1.3, 1.3, "C095", "six-to-eight-point-clouds"},
}};

} // namespace xuanka
