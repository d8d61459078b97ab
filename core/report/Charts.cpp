// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/Charts.h"

#include "core/estimate/speed/ArticleFigures.h"
#include "core/report/CardName.h"
#include "core/report/ChartChoice.h"
#include "core/report/ReportCode.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace xuanka {
namespace {

constexpr int mostBars = 8; // more cannot be told apart at the width of a column
constexpr double noValue = std::numeric_limits<double>::quiet_NaN();
// A further card is said to add little when it brings less than this share of a card's work.
constexpr double smallGain = 0.6;

ChartSpec blank(ChartRole role, ChartKind kind, Unit unit)
{
    ChartSpec spec;
    spec.role = role;
    spec.kind = kind;
    spec.unit = unit;
    return spec;
}

void addCategory(ChartSpec &spec, const Candidate &candidate, bool chosen)
{
    if (chosen)
        spec.chosen = int(spec.categories.size());
    spec.categories += configurationName(candidate.gpu, candidate.cards);
    spec.counts += candidate.cards;
    spec.cards += cardName(candidate.gpu);
    spec.positions += candidate.cards;
}

// The count that all speedups refer to: where the speedup is 1.
int baseCards(const QList<const Candidate *> &points)
{
    for (const Candidate *point : points) {
        if (std::abs(point->speed.speedup.band.mid - 1) < 1e-6)
            return point->cards;
    }
    return 1;
}

Message speedupTitle(const QList<const Candidate *> &points, const Candidate &chosen, int base)
{
    const auto cards = [](int count) { return Quantity{double(count), Unit::Cards}; };
    const auto speedup = [](const Candidate &candidate) {
        return Quantity{candidate.speed.speedup.band.mid, Unit::Times};
    };
    if (points.size() < 2)
        return {ReportCode::SpeedupAlone, {cards(chosen.cards)}};
    if (chosen.cards == base || !chosen.speed.speedup) {
        const Candidate &largest = *points.last();
        return {ReportCode::SpeedupAhead, {cards(largest.cards), speedup(largest), cards(base)}};
    }
    for (qsizetype i = 1; i < points.size(); ++i) {
        const Candidate &before = *points[i - 1];
        const Candidate &after = *points[i];
        const double gain = (after.speed.speedup.band.mid - before.speed.speedup.band.mid)
            / (after.cards - before.cards) * base;
        if (after.cards > chosen.cards && gain < smallGain) {
            return {ReportCode::SpeedupGainsShrink,
                    {cards(chosen.cards), speedup(chosen), cards(base), cards(after.cards)}};
        }
    }
    return {ReportCode::SpeedupGainsHold, {cards(chosen.cards), speedup(chosen), cards(base)}};
}

bool isDataParallel(Strategy strategy)
{
    return strategy == Strategy::Ddp || strategy == Strategy::Zero1 || strategy == Strategy::Zero2
        || strategy == Strategy::Zero3 || strategy == Strategy::Replicas;
}

// What the articles print for this card and this way of splitting, put on our curve: their gain
// from `fromCards` on, times our speedup there. NaN everywhere when they print nothing.
ChartSeries articleMarks(const QList<const Candidate *> &points, const Candidate &chosen)
{
    ChartSeries marks;
    marks.role = SeriesRole::Article;
    marks.marksOnly = true;
    for (const Candidate *point : points) {
        double value = noValue;
        for (const ArticleFigure &figure : articleFigures) {
            const bool sameSplit = figure.strategy == chosen.strategy
                || (isDataParallel(figure.strategy) && isDataParallel(chosen.strategy));
            if (figure.cards != point->cards || !sameSplit
                || QLatin1String(figure.gpu.data(), qsizetype(figure.gpu.size())) != point->gpu)
                continue;
            const auto from =
                std::find_if(points.begin(), points.end(), [&](const Candidate *other) {
                    return other->cards == figure.fromCards;
                });
            if (from != points.end())
                value = figure.value() * (*from)->speed.speedup.band.mid;
        }
        marks.values += value;
    }
    return marks;
}

bool hasValue(const ChartSeries &series)
{
    return std::any_of(series.values.begin(), series.values.end(),
                       [](double value) { return !std::isnan(value) && value != 0; });
}

// The stacked members of a bar, bottom first.
struct Part {
    SeriesRole role;
    double (*value)(const Candidate &);
};

QList<ChartSeries> stack(const QList<const Candidate *> &bars, std::initializer_list<Part> parts)
{
    QList<ChartSeries> series;
    for (const Part &part : parts) {
        ChartSeries one;
        one.role = part.role;
        for (const Candidate *bar : bars)
            one.values += part.value(*bar);
        if (hasValue(one))
            series += one;
    }
    return series;
}

double gib(const Estimated &term)
{
    return term ? term.band.mid : noValue;
}

Message memoryTitle(const Candidate &candidate)
{
    const MemoryEstimate &memory = candidate.memory;
    const double left = memory.capacityGiB - memory.total.band.mid;
    const ReportCode code = memory.fit == Fit::DoesNotFit ? ReportCode::MemoryDoesNotFit
        : memory.fit == Fit::Tight                        ? ReportCode::MemoryTight
                                                          : ReportCode::MemoryFits;
    // A card too small by its band although the middle fits: what is missing is then the high end.
    const double shown = code == ReportCode::MemoryDoesNotFit
        ? (left < 0 ? -left : memory.total.band.high - memory.capacityGiB)
        : std::max(left, 0.0);
    return {code,
            {configurationName(candidate.gpu, candidate.cards), Quantity{shown, Unit::GiB},
             Quantity{memory.capacityGiB, Unit::GiB}}};
}

Message costTitle(const Plan &plan, const Candidate &candidate)
{
    const Money total = candidate.monthly.total;
    const QString name = configurationName(candidate.gpu, candidate.cards);
    const auto &cap = plan.budget.monthlyCap;
    if (!cap || cap->currency != total.currency)
        return {ReportCode::CostWithoutCap, {name, total}};
    if (total.minor > cap->minor)
        return {ReportCode::CostAboveCap, {name, total, total - *cap}};
    return {ReportCode::CostBelowCap, {name, total, *cap - total}};
}

} // namespace

ChartSpec speedupChart(const Plan &, const Advice &advice)
{
    ChartSpec spec = blank(ChartRole::Speedup, ChartKind::Line, Unit::Times);
    QList<const Candidate *> points = sameCard(advice);
    points.removeIf([](const Candidate *point) { return !point->speed.speedup; });
    const Candidate *chosen = subject(advice);
    if (points.size() < 2) { // a point is no curve; the title says so
        if (!points.isEmpty())
            spec.title = speedupTitle(points, *points.first(), 1);
        return spec;
    }
    const int base = baseCards(points);
    ChartSeries ideal;
    ideal.role = SeriesRole::Ideal;
    ideal.dashed = true;
    ChartSeries ours;
    for (const Candidate *point : std::as_const(points)) {
        addCategory(spec, *point, point == chosen && advice.recommendation);
        const Band &band = point->speed.speedup.band;
        ours.values += band.mid;
        ours.low += band.low;
        ours.high += band.high;
        ideal.values += double(point->cards) / base;
    }
    spec.series = {ideal, ours};
    if (const ChartSeries marks = articleMarks(points, *chosen); hasValue(marks))
        spec.series += marks;
    spec.title = speedupTitle(points, *chosen, base);
    return spec;
}

ChartSpec memoryChart(const Plan &, const Advice &advice)
{
    ChartSpec spec = blank(ChartRole::Memory, ChartKind::StackedBar, Unit::GiB);
    QList<const Candidate *> bars = acrossCards(advice, mostBars);
    bars.removeIf([](const Candidate *bar) { return !bar->memory.total; });
    if (bars.isEmpty())
        return spec;
    const Candidate *chosen = subject(advice);
    spec.limit.emplace().perCategory = true;
    for (const Candidate *bar : std::as_const(bars)) {
        if (bar->memory.fit == Fit::Tight)
            spec.tight += int(spec.categories.size());
        if (bar->memory.fit == Fit::DoesNotFit)
            spec.overLimit += int(spec.categories.size());
        spec.limit->values += bar->memory.capacityGiB;
        spec.limit->value = std::max(spec.limit->value, bar->memory.capacityGiB);
        addCategory(spec, *bar, bar == chosen && advice.recommendation);
    }
    spec.series = stack(
        bars,
        {{SeriesRole::Weights, [](const Candidate &c) { return gib(c.memory.weights); }},
         {SeriesRole::KvCache, [](const Candidate &c) { return gib(c.memory.kvCache); }},
         {SeriesRole::Activations, [](const Candidate &c) { return gib(c.memory.activations); }},
         {SeriesRole::Gradients, [](const Candidate &c) { return gib(c.memory.gradients); }},
         {SeriesRole::Optimizer, [](const Candidate &c) { return gib(c.memory.optimizer); }},
         {SeriesRole::Runtime, [](const Candidate &c) { return gib(c.memory.runtime); }}});
    spec.title = memoryTitle(chosen->memory.total ? *chosen : *bars.first());
    return spec;
}

ChartSpec costChart(const Plan &plan, const Advice &advice)
{
    ChartSpec spec = blank(ChartRole::MonthlyCost, ChartKind::StackedBar, Unit::None);
    const Candidate *chosen = subject(advice);
    if (!chosen || !chosen->priced)
        return spec;
    spec.currency = chosen->monthly.total.currency;
    QList<const Candidate *> bars = acrossCards(advice, mostBars);
    bars.removeIf([&](const Candidate *bar) {
        return !bar->priced || bar->monthly.total.currency != spec.currency;
    });
    const auto &cap = plan.budget.monthlyCap;
    if (cap && cap->currency == spec.currency)
        spec.limit.emplace().value = cap->amount();
    for (const Candidate *bar : std::as_const(bars)) {
        if (spec.limit && bar->monthly.total.amount() > spec.limit->value)
            spec.overLimit += int(spec.categories.size());
        addCategory(spec, *bar, bar == chosen && advice.recommendation);
    }
    spec.series = stack(
        bars,
        {{SeriesRole::Lease, [](const Candidate &c) { return c.monthly.lease.amount(); }},
         {SeriesRole::Electricity,
          [](const Candidate &c) { return c.monthly.electricity.amount(); }},
         {SeriesRole::Operations, [](const Candidate &c) { return c.monthly.operations.amount(); }},
         {SeriesRole::Other, [](const Candidate &c) { return c.monthly.other.amount(); }}});
    spec.title = costTitle(plan, *chosen);
    return spec;
}

} // namespace xuanka
