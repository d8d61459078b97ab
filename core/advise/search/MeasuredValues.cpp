// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/search/MeasuredValues.h"

#include "core/estimate/memory/Memory.h"

#include <algorithm>

namespace xuanka {
namespace {

// Spread between runs of the same machine, as with memory.
constexpr double runSpread = 0.03;
// Trust in carrying a measurement to another count: half of the estimate's own width remains.
constexpr double widthKept = 0.5;

Estimated *termOf(SpeedEstimate &speed, Measured::What what)
{
    switch (what) {
    case Measured::What::DecodeTokensPerSecond:
        return &speed.decodeTokensPerSecond;
    case Measured::What::PrefillTokensPerSecond:
        return &speed.prefillTokensPerSecond;
    case Measured::What::TrainingTokensPerSecond:
        return &speed.trainingTokensPerSecond;
    case Measured::What::SecondsPerItem:
        return &speed.secondsPerItem;
    case Measured::What::MemoryUsedGiB:
    case Measured::What::AllReduceBusGBs:
        break;
    }
    return nullptr;
}

Band scaled(const Band &band, double factor, double width)
{
    const double mid = band.mid * factor;
    return {mid - (band.mid - band.low) * factor * width, mid,
            mid + (band.high - band.mid) * factor * width};
}

void scaleTerm(Estimated &term, double factor, double width)
{
    if (term)
        term = {scaled(term.band, factor, width), Formula::Measured};
}

// Everything that follows from the measured term moves with it.
void scaleAll(SpeedEstimate &speed, Measured::What what, double factor, double width)
{
    switch (what) {
    case Measured::What::DecodeTokensPerSecond:
        scaleTerm(speed.decodeTokensPerSecond, factor, width);
        scaleTerm(speed.decodeTokensPerSecondPerStream, factor, width);
        break;
    case Measured::What::PrefillTokensPerSecond:
        scaleTerm(speed.prefillTokensPerSecond, factor, width);
        scaleTerm(speed.firstTokenSeconds, 1 / factor, width);
        break;
    case Measured::What::TrainingTokensPerSecond:
        scaleTerm(speed.trainingTokensPerSecond, factor, width);
        scaleTerm(speed.jobHours, 1 / factor, width);
        break;
    case Measured::What::SecondsPerItem:
        scaleTerm(speed.secondsPerItem, factor, width);
        scaleTerm(speed.itemsPerHour, 1 / factor, width);
        scaleTerm(speed.jobHours, factor, width);
        break;
    case Measured::What::MemoryUsedGiB:
    case Measured::What::AllReduceBusGBs:
        break;
    }
}

} // namespace

MeasuredValues::MeasuredValues(const Question &question, const Gpu &gpu)
{
    for (const Measured &value : question.plan->workload.measured) {
        const bool same = value.gpu == gpu.id || value.gpu == gpu.name
            || gpu.aliases.contains(value.gpu, Qt::CaseInsensitive);
        if (question.useMeasured && same && value.value > 0)
            m_values.push_back(&value);
    }
}

bool MeasuredValues::isSpeed(const Measured &value)
{
    return value.what != Measured::What::MemoryUsedGiB
        && value.what != Measured::What::AllReduceBusGBs;
}

void MeasuredValues::applyToLink(Link &link) const
{
    for (const Measured *value : m_values) {
        if (value->what == Measured::What::AllReduceBusGBs)
            link.measuredBusGBs = value->value;
    }
}

void MeasuredValues::applyToMemory(MemoryEstimate &memory, int cards,
                                   const MemoryConstants &constants) const
{
    for (const Measured *value : m_values) {
        if (value->what == Measured::What::MemoryUsedGiB && value->cards == cards)
            memory = applyMeasured(memory, value->value, constants);
    }
}

void MeasuredValues::replace(SpeedEstimate &speed, const Measured &value)
{
    const Estimated *term = termOf(speed, value.what);
    if (!term || !*term || term->band.mid <= 0)
        return;
    const double own = std::max(term->band.high - term->band.mid, term->band.mid - term->band.low)
        / term->band.mid;
    scaleAll(speed, value.what, value.value / term->band.mid,
             own > 0 ? std::min(1.0, runSpread / own) : 1);
}

void MeasuredValues::correct(SpeedEstimate &speed, const Measured &value,
                             const SpeedEstimate &estimated)
{
    SpeedEstimate there = estimated;
    const Estimated *term = termOf(there, value.what);
    if (term && *term && term->band.mid > 0)
        scaleAll(speed, value.what, value.value / term->band.mid, widthKept);
}

} // namespace xuanka
