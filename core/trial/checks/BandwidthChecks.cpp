// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/checks/Checks.h"

#include <algorithm>

namespace xuanka::trial {
namespace {

constexpr auto item = "interconnect";

Verdict against(double value, double warn, double bad)
{
    return value < bad ? Verdict::Fail : value < warn ? Verdict::Warn : Verdict::Pass;
}

Message usual(double value, double warn, double bad)
{
    return {TrialCode::GoodBandwidth,
            {Quantity{value, Unit::GBPerSecond}, Quantity{warn, Unit::GBPerSecond},
             Quantity{bad, Unit::GBPerSecond}}};
}

// The test table that says most: one way before both ways, peers off before peers on, since the
// stock state of GeForce cards is off.
const PairBandwidth *best(const Machine &machine, PairBandwidth::Mode mode)
{
    const PairBandwidth *found = nullptr;
    for (const PairBandwidth &pairs : machine.pairs) {
        if (pairs.latency || pairs.peerToPeer != mode)
            continue;
        if (!found || (found->bidirectional && !pairs.bidirectional))
            found = &pairs;
    }
    return found;
}

void checkCopies(const CheckInput &in, QList<Check> &checks)
{
    using Mode = PairBandwidth::Mode;
    const PairBandwidth *on = best(in.machine, Mode::Enabled);
    const PairBandwidth *off = best(in.machine, Mode::Disabled);
    const PairBandwidth *pairs = off ? off : on ? on : best(in.machine, Mode::Unknown);
    if (!pairs) {
        if (in.expected.cards != 1)
            checks.append(notGiven("copy-bandwidth", item, TrialCode::NoPeerLoss,
                                   "p2pBandwidthLatencyTest, or nvbandwidth"));
        return;
    }
    if (on && off && on->bidirectional == off->bidirectional && on->lowest < off->lowest * 0.8)
        checks.append(row(
            "peer-slower", item, Verdict::Warn, TrialCode::NoPeerLoss,
            {TrialCode::PeerSlower,
             {Quantity{on->lowest, Unit::GBPerSecond}, Quantity{off->lowest, Unit::GBPerSecond}}},
            on->source));
    const int generation = in.gpu ? in.gpu->spec.pcieGeneration : 4;
    const QString name = QStringLiteral("copy.pcie%1.").arg(std::clamp(generation, 3, 5));
    const double warn = in.thresholds.value(name + QLatin1String("warn"));
    const double bad = in.thresholds.value(name + QLatin1String("fail"));
    const Message found = quantity(TrialCode::Bandwidth, pairs->lowest, Unit::GBPerSecond);
    // Both ways together must at least reach what one way should; more is not asked of it.
    checks.append(row("copy-bandwidth", item, against(pairs->lowest, warn, bad),
                      {TrialCode::AtLeast, {Quantity{warn, Unit::GBPerSecond}}}, found,
                      pairs->source));
}

void checkCollective(const CheckInput &in, const CollectiveRun &run, QList<Check> &checks)
{
    const QString id = in.gpu ? in.gpu->id : QString();
    const QString name = QStringLiteral("allreduce.%1.").arg(id);
    const double warn = in.thresholds.value(name + QLatin1String("warn"));
    const double bad = in.thresholds.value(name + QLatin1String("fail"));
    const double typical = in.thresholds.value(name + QLatin1String("usual"));
    const bool known = in.thresholds.has(name + QLatin1String("warn"));
    const Message expected = known ? usual(typical, warn, bad) : Message(TrialCode::NoErrors);
    if (run.headerOnly) {
        // It began and printed nothing: cut off, or hung. Neither may pass.
        checks.append(
            row("all-reduce", item, Verdict::NotChecked, expected, TrialCode::Hang, run.source));
        return;
    }
    if (run.gpus == 1) {
        checks.append(row("all-reduce", item, Verdict::NotChecked, expected, TrialCode::OneCardOnly,
                          run.source));
        return;
    }
    const Message found = quantity(TrialCode::Bandwidth, run.busGBs, Unit::GBPerSecond);
    if (run.wrong > 0)
        checks.append(row("all-reduce-correct", item, Verdict::Fail, TrialCode::NoErrors,
                          {TrialCode::Errors, {qint64(run.wrong)}}, run.source));
    else if (run.wrongKnown)
        checks.append(row("all-reduce-correct", item, Verdict::Pass, TrialCode::NoErrors,
                          TrialCode::NoErrors, run.source));
    if (run.collapses) {
        checks.append(row("all-reduce-steady", item, Verdict::Warn, TrialCode::NoErrors,
                          {TrialCode::BandwidthDrops,
                           {Quantity{run.busGBs, Unit::GBPerSecond},
                            Quantity{run.peakBusGBs, Unit::GBPerSecond}}},
                          run.source));
    }
    const bool enough = run.largestBytes >= 16.0 * 1024 * 1024;
    if (!known || !enough) {
        checks.append(row("all-reduce", item, Verdict::NotChecked, expected,
                          {enough ? TrialCode::NoThreshold : TrialCode::CutOff,
                           {Quantity{run.busGBs, Unit::GBPerSecond}}},
                          run.source));
        return;
    }
    checks.append(
        row("all-reduce", item, against(run.busGBs, warn, bad), expected, found, run.source));
}

} // namespace

void checkBandwidth(const CheckInput &in, QList<Check> &checks)
{
    checkCopies(in, checks);
    bool any = false;
    for (const CollectiveRun &run : in.machine.collectives) {
        if (run.name != u"all_reduce")
            continue;
        any = true;
        checkCollective(in, run, checks);
    }
    if (!any && in.expected.cards != 1)
        checks.append(notGiven("all-reduce", item, TrialCode::NoErrors,
                               "all_reduce_perf -b 8 -e 1G -f 2 -g <cards>"));
}

} // namespace xuanka::trial
