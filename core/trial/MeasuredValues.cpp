// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/MeasuredValues.h"

namespace xuanka {
namespace {

constexpr double largeEnough = 16.0 * 1024 * 1024; // below this latency rules, not bandwidth

} // namespace

QList<Measured> measuredFrom(const Machine &machine, const QString &gpu)
{
    QList<Measured> values;
    for (const CollectiveRun &run : machine.collectives) {
        // A run of one card measures nothing, wrong results measure the wrong thing.
        if (run.name != u"all_reduce" || run.gpus < 2 || run.wrong > 0
            || run.largestBytes < largeEnough || run.busGBs <= 0)
            continue;
        Measured value;
        value.what = Measured::What::AllReduceBusGBs;
        value.value = run.busGBs;
        value.gpu = gpu;
        value.cards = run.gpus;
        value.note = run.source.text();
        values.append(value);
    }
    return values;
}

} // namespace xuanka
