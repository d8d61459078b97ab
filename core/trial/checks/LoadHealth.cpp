// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/checks/Checks.h"

#include <algorithm>

namespace xuanka::trial {
namespace {

bool contains(std::initializer_list<int> list, int value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

QString joined(const QList<int> &numbers)
{
    QStringList words;
    for (const int number : numbers)
        words.append(QString::number(number));
    return words.join(QStringLiteral(", "));
}

void checkPower(const CheckInput &in, QList<Check> &checks)
{
    const MachineGpu *lowest = nullptr;
    bool unreadable = false;
    for (const MachineGpu &card : in.machine.gpus) {
        unreadable = unreadable || card.powerLimitW.unreadable;
        if (card.powerLimitW && (!lowest || *card.powerLimitW.value < *lowest->powerLimitW.value))
            lowest = &card;
    }
    const double board = in.gpu ? in.gpu->spec.boardPowerW : 0;
    const Message expected = quantity(TrialCode::AtLeast, board * 0.95, Unit::Watt);
    if (!lowest) {
        if (unreadable)
            checks.append(row("power-limit", "power", Verdict::NotChecked, expected,
                              TrialCode::Unreadable, in.machine.gpus.first().source));
        else if (!in.machine.gpus.isEmpty())
            checks.append(notGiven("power-limit", "power", expected,
                                   "nvidia-smi --query-gpu=power.limit,power.default_limit,"
                                   "power.max_limit,power.draw --format=csv"));
        return;
    }
    const double limit = *lowest->powerLimitW.value;
    const double normal = lowest->powerDefaultW.value.value_or(board);
    if (normal <= 0) {
        checks.append(
            row("power-limit", "power", Verdict::NotChecked, TrialCode::PlanNamesNoMachine,
                quantity(TrialCode::Text, limit, Unit::Watt), lowest->powerLimitW.source));
        return;
    }
    const double share = limit / normal;
    const Verdict verdict = share >= in.thresholds.value(QStringLiteral("power.warn"))
        ? Verdict::Pass
        : share < in.thresholds.value(QStringLiteral("power.fail")) ? Verdict::Fail
                                                                    : Verdict::Warn;
    checks.append(
        row("power-limit", "power", verdict,
            quantity(TrialCode::AtLeast, normal * in.thresholds.value(QStringLiteral("power.warn")),
                     Unit::Watt),
            quantity(TrialCode::Text, limit, Unit::Watt), lowest->powerLimitW.source));
}

void checkCooling(const CheckInput &in, QList<Check> &checks)
{
    const double warn = in.thresholds.value(QStringLiteral("temperature.warn"));
    const double bad = in.thresholds.value(QStringLiteral("temperature.fail"));
    const Message expected = quantity(TrialCode::AtMost, warn - 1, Unit::Celsius);
    double hottest = 0;
    Source source;
    bool loaded = false;
    for (const BurnRun &run : in.machine.burns) {
        if (run.hottestC > hottest) {
            hottest = run.hottestC;
            source = run.source;
        }
        loaded = loaded || run.hottestC > 0;
    }
    bool unreadable = false;
    for (const MachineGpu &card : in.machine.gpus) {
        unreadable = unreadable || card.temperatureC.unreadable;
        if (!card.temperatureC)
            continue;
        loaded = loaded || (card.utilizationPercent && *card.utilizationPercent.value >= 50)
            || (card.powerDrawW && card.powerLimitW
                && *card.powerDrawW.value >= 0.6 * *card.powerLimitW.value);
        if (*card.temperatureC.value > hottest) {
            hottest = *card.temperatureC.value;
            source = card.temperatureC.source;
        }
    }
    const Message found = quantity(TrialCode::Text, hottest, Unit::Celsius);
    if (hottest <= 0) {
        if (unreadable)
            checks.append(row("temperature", "cooling", Verdict::NotChecked, expected,
                              TrialCode::Unreadable, in.machine.gpus.first().source));
        else
            checks.append(notGiven("temperature", "cooling", expected,
                                   "gpu-burn 1800, with nvidia-smi beside it"));
    } else if (hottest >= warn) {
        checks.append(row("temperature", "cooling", hottest >= bad ? Verdict::Fail : Verdict::Warn,
                          expected, found, source));
    } else if (!loaded) {
        checks.append(row("temperature", "cooling", Verdict::NotChecked, expected,
                          {TrialCode::Idle, {Quantity{hottest, Unit::Celsius}}}, source));
    } else {
        checks.append(row("temperature", "cooling", Verdict::Pass, expected, found, source));
    }
}

void checkThrottling(const CheckInput &in, QList<Check> &checks)
{
    QStringList reasons;
    Source source;
    for (const MachineGpu &card : in.machine.gpus) {
        for (const QString &reason : card.throttling) {
            if (reasons.isEmpty())
                source = card.source;
            if (!reasons.contains(reason))
                reasons.append(reason);
        }
    }
    if (!reasons.isEmpty())
        checks.append(row("throttling", "cooling", Verdict::Fail, TrialCode::NoThrottling,
                          {TrialCode::Reasons, {reasons.join(QStringLiteral(", "))}}, source));
}

void checkEcc(const CheckInput &in, QList<Check> &checks)
{
    bool read = false;
    for (const MachineGpu &card : in.machine.gpus) {
        if (!card.eccUncorrected)
            continue;
        read = true;
        if (*card.eccUncorrected.value > 0) {
            checks.append(row("ecc-errors", "health", Verdict::Fail, TrialCode::NoErrors,
                              {TrialCode::Errors, {qint64(*card.eccUncorrected.value)}},
                              card.eccUncorrected.source));
            return;
        }
    }
    if (read)
        checks.append(row("ecc-errors", "health", Verdict::Pass, TrialCode::NoErrors,
                          TrialCode::NoErrors, in.machine.gpus.first().source));
}

void checkLog(const CheckInput &in, QList<Check> &checks)
{
    if (!in.machine.kernelLogSeen) {
        checks.append(notGiven("kernel-log", "health", TrialCode::NoXid,
                               "dmesg -T | grep -iE 'xid|nvrm|aer'"));
        return;
    }
    QList<int> hardware;
    QList<int> programs;
    int pcie = 0;
    Source source = in.machine.kernelLogSource;
    for (const KernelFault &fault : in.machine.faults) {
        // 13, 31, 43 and 45 follow a program's own mistake; the others point at card, link or
        // driver.
        QList<int> &list = contains({13, 31, 43, 45}, fault.xid) ? programs : hardware;
        if (fault.xid == 0) {
            ++pcie;
        } else if (!list.contains(fault.xid)) {
            if (hardware.isEmpty())
                source = fault.source;
            list.append(fault.xid);
        }
    }
    if (!hardware.isEmpty())
        checks.append(row("kernel-log", "health", Verdict::Fail, TrialCode::NoXid,
                          {TrialCode::Xids, {joined(hardware)}}, source));
    else if (!programs.isEmpty())
        checks.append(row("kernel-log", "health", Verdict::Warn, TrialCode::NoXid,
                          {TrialCode::ProgramXids, {joined(programs)}}, source));
    else if (pcie > 0)
        checks.append(row("kernel-log", "health", Verdict::Warn, TrialCode::NoXid,
                          {TrialCode::Errors, {qint64(pcie)}}, source));
    else
        checks.append(row("kernel-log", "health", Verdict::Pass, TrialCode::NoXid,
                          TrialCode::CleanLog, source));
}

void checkBurn(const CheckInput &in, QList<Check> &checks)
{
    if (in.machine.burns.isEmpty()) {
        checks.append(notGiven("burn", "health", TrialCode::NoErrors, "gpu-burn 1800"));
        return;
    }
    for (const BurnRun &run : in.machine.burns) {
        const bool bad = run.errors > 0 || !run.faulty.isEmpty();
        const bool tooFew = in.expected.cards > 0 && run.gpus < in.expected.cards;
        const Verdict verdict = bad ? Verdict::Fail
            : !run.finished         ? Verdict::NotChecked
            : tooFew                ? Verdict::Warn
                                    : Verdict::Pass;
        checks.append(
            row("burn", "health", verdict, TrialCode::NoErrors,
                bad                 ? Message{TrialCode::Errors,
                              {qint64(std::max<std::int64_t>(run.errors, run.faulty.size()))}}
                    : !run.finished ? Message(TrialCode::CutOff)
                    : tooFew        ? quantity(TrialCode::Cards, run.gpus, Unit::Cards)
                                    : Message(TrialCode::NoErrors),
                run.source));
    }
}

} // namespace

void checkLoad(const CheckInput &in, QList<Check> &checks)
{
    checkPower(in, checks);
    checkCooling(in, checks);
    checkThrottling(in, checks);
}

void checkHealth(const CheckInput &in, QList<Check> &checks)
{
    checkEcc(in, checks);
    checkLog(in, checks);
    checkBurn(in, checks);
}

} // namespace xuanka::trial
