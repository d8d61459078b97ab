// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

#include <QList>
#include <QString>

#include <optional>

namespace xuanka {

// What a chart shows, as codes and numbers: screen, report, table twin and accessible description
// are all made from it.
enum class ChartKind : std::uint8_t { Line, StackedBar };
enum class ChartRole : std::uint8_t { Speedup, Memory, MonthlyCost };

// Named series; the text layer has the words and the theme the colours.
enum class SeriesRole : std::uint8_t {
    Ours,
    Ideal,
    Article,
    Weights,
    KvCache,
    Activations,
    Gradients,
    Optimizer,
    Runtime,
    Lease,
    Electricity,
    Operations,
    Other,
};

struct ChartSeries {
    SeriesRole role = SeriesRole::Ours;
    QList<double> values; // one per category; NaN = no value
    QList<double> low; // band, empty when the series has none
    QList<double> high;
    bool dashed = false;
    bool marksOnly = false;
    bool operator==(const ChartSeries &) const = default;
};

struct ChartLimit { // a line across: capacity, cap
    double value = 0;
    bool perCategory = false;
    QList<double> values; // when perCategory
    bool operator==(const ChartLimit &) const = default;
};

struct ChartSpec {
    ChartRole role = ChartRole::Speedup;
    ChartKind kind = ChartKind::Line;
    // A statement: "4 cards are 3.6 times as fast; gains shrink from 6". An empty chart may have
    // one that says why it is empty.
    Message title;
    Unit unit = Unit::None;
    Currency currency; // money charts
    QStringList categories; // "2 × RTX 4090": the row names of the table twin
    QList<int> counts; // cards of each category: what stands under the axis
    QStringList cards; // the card of each category; equal neighbours share one axis label
    QList<double> positions; // x of each category on a line chart
    QList<ChartSeries> series;
    std::optional<ChartLimit> limit;
    int chosen = -1; // category of the recommendation
    QList<int> tight; // categories drawn hatched
    QList<int> overLimit; // categories that do not fit or exceed the cap
    bool operator==(const ChartSpec &) const = default;
    bool isEmpty() const { return categories.isEmpty(); }
};

} // namespace xuanka
