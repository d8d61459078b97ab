// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/checks/Checks.h"

#include <algorithm>
#include <cmath>

namespace xuanka::trial {
namespace {

double majorVersion(const QString &version)
{
    return version.section(u'.', 0, 0).toDouble();
}

// "12.10" is newer than "12.8".
bool olderThan(const QString &version, int major, int minor)
{
    const int a = version.section(u'.', 0, 0).toInt();
    const int b = version.section(u'.', 1, 1).toInt();
    return a < major || (a == major && b < minor);
}

void checkMatmul(const CheckInput &in, QList<Check> &checks)
{
    if (!in.gpu)
        return;
    const QString name = QStringLiteral("matmul.%1").arg(in.gpu->id);
    double floor = in.thresholds.value(name);
    if (!in.thresholds.has(name))
        floor = in.gpu->spec.measuredMatmulTeraflops
            * in.thresholds.value(QStringLiteral("matmul.share"));
    const Message expected = quantity(TrialCode::AtLeast, floor, Unit::Teraflops);
    for (const MatmulRun &run : in.machine.matmuls) {
        const double rate = std::max(run.teraflops.value(QStringLiteral("bf16")),
                                     run.teraflops.value(QStringLiteral("fp16")));
        if (rate <= 0 || floor <= 0)
            continue;
        const Verdict verdict = rate >= floor ? Verdict::Pass
            : rate >= floor * 0.85            ? Verdict::Warn
                                              : Verdict::Fail;
        checks.append(row("matmul", "identity", verdict, expected,
                          quantity(TrialCode::Text, rate, Unit::Teraflops), run.source));
        return;
    }
}

void checkProcesses(const CheckInput &in, QList<Check> &checks)
{
    if (!in.machine.processes.isEmpty()) {
        QStringList names;
        for (const GpuProcess &process : in.machine.processes) {
            const QString name = process.name.isEmpty() ? QStringLiteral("?") : process.name;
            if (!names.contains(name) && names.size() < 5)
                names.append(name);
        }
        checks.append(row("foreign-processes", "data", Verdict::Warn, TrialCode::NoProcesses,
                          {TrialCode::Processes, {names.join(QStringLiteral(", "))}},
                          in.machine.processes.first().source));
        return;
    }
    const double limit = in.thresholds.value(QStringLiteral("idle.memory"));
    for (const MachineGpu &card : in.machine.gpus) {
        const bool idle = !card.utilizationPercent || *card.utilizationPercent.value < 5;
        if (idle && card.memoryUsedMiB && *card.memoryUsedMiB.value > limit) {
            checks.append(row("foreign-processes", "data", Verdict::Warn,
                              quantity(TrialCode::AtMost, limit, Unit::MiB),
                              quantity(TrialCode::MemoryOf, *card.memoryUsedMiB.value, Unit::MiB),
                              card.memoryUsedMiB.source));
            return;
        }
    }
}

void checkFigure(const CheckInput &in, QList<Check> &checks, const char *id, const char *what,
                 const char *threshold, Unit unit)
{
    for (const HostFigure &figure : in.machine.host.figures) {
        if (figure.what != QLatin1String(what))
            continue;
        const double limit = in.thresholds.value(QLatin1String(threshold));
        checks.append(row(id, "network-storage",
                          figure.value >= limit ? Verdict::Pass : Verdict::Warn,
                          quantity(TrialCode::AtLeast, limit, unit),
                          quantity(TrialCode::Text, figure.value, unit), figure.source));
        return;
    }
}

void checkProcessor(const CheckInput &in, QList<Check> &checks)
{
    const HostFacts &host = in.machine.host;
    const int cards =
        std::max(1, in.expected.cards > 0 ? in.expected.cards : int(in.machine.gpus.size()));
    const bool inference = in.plan.workload.kind() == WorkloadKind::LlmInference;
    const double perCard = in.thresholds.value(inference ? QStringLiteral("cpu.per-card.llm")
                                                         : QStringLiteral("cpu.per-card"));
    if (host.physicalCores || host.logicalCpus) {
        // Two hardware threads count as one core when only threads are known.
        const double cores = host.physicalCores ? *host.physicalCores : *host.logicalCpus / 2.0;
        checks.append(row("cpu-cores", "cpu-ram",
                          cores >= perCard * cards ? Verdict::Pass : Verdict::Warn,
                          quantity(TrialCode::AtLeast, perCard * cards, Unit::None),
                          quantity(TrialCode::Text, cores, Unit::None), host.cpuSource));
    }
    if (host.memoryGiB && in.gpu) {
        const double wanted = in.thresholds.value(QStringLiteral("ram.per-card-memory"))
            * in.gpu->spec.memoryGiB * cards;
        checks.append(row("host-memory", "cpu-ram",
                          *host.memoryGiB >= wanted * 0.95 ? Verdict::Pass : Verdict::Warn,
                          quantity(TrialCode::AtLeast, std::round(wanted), Unit::GiB),
                          quantity(TrialCode::Text, *host.memoryGiB, Unit::GiB),
                          host.memorySource));
    }
    if (host.shmGiB) {
        const double wanted = in.thresholds.value(QStringLiteral("shm.per-card")) * cards;
        checks.append(row("shared-memory", "network-storage",
                          *host.shmGiB >= wanted ? Verdict::Pass : Verdict::Warn,
                          quantity(TrialCode::AtLeast, wanted, Unit::GiB),
                          quantity(TrialCode::Text, *host.shmGiB, Unit::GiB), host.shmSource));
    }
}

} // namespace

void checkSoftware(const CheckInput &in, QList<Check> &checks)
{
    if (in.machine.driver.isEmpty()) {
        if (!in.machine.gpus.isEmpty())
            checks.append(notGiven("driver", "software", TrialCode::NoErrors, "nvidia-smi"));
        return;
    }
    const bool gated = isRtx50(in.gpu) || isRtx40(in.gpu);
    if (!gated)
        return;
    const double floor = in.thresholds.value(isRtx50(in.gpu) ? QStringLiteral("driver.rtx-50")
                                                             : QStringLiteral("driver.rtx-40"));
    checks.append(row("driver", "software",
                      majorVersion(in.machine.driver) >= floor ? Verdict::Pass : Verdict::Fail,
                      {TrialCode::DriverAtLeast, {QString::number(floor)}},
                      {TrialCode::Version, {in.machine.driver}}, in.machine.driverSource));
    if (in.machine.cuda.isEmpty())
        return;
    const bool old =
        isRtx50(in.gpu) ? olderThan(in.machine.cuda, 12, 8) : olderThan(in.machine.cuda, 11, 8);
    checks.append(row("cuda", "software", old ? Verdict::Fail : Verdict::Pass,
                      {TrialCode::DriverAtLeast,
                       {isRtx50(in.gpu) ? QStringLiteral("12.8") : QStringLiteral("11.8")}},
                      {TrialCode::Version, {in.machine.cuda}}, in.machine.driverSource));
}

void checkHost(const CheckInput &in, QList<Check> &checks)
{
    checkMatmul(in, checks);
    checkProcesses(in, checks);
    checkFigure(in, checks, "disk-read", "disk-read", "disk.read", Unit::GBPerSecond);
    checkFigure(in, checks, "disk-iops", "disk-randread-iops", "disk.iops", Unit::None);
    checkProcessor(in, checks);
}

} // namespace xuanka::trial
