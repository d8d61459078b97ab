// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

#include <optional>

namespace xuanka::trial {
namespace {

// "205k", "1.2M", "801" → a number.
double scaled(const QString &number, const QString &suffix)
{
    const double factor = suffix.startsWith(u'k', Qt::CaseInsensitive) ? 1e3
        : suffix.startsWith(u'M')                                      ? 1e6
        : suffix.startsWith(u'G')                                      ? 1e9
                                                                       : 1;
    return number.toDouble() * factor;
}

// Sizes of free and df: "125Gi", "63G", "16384" (KiB, MiB or GiB by magnitude).
std::optional<double> gibibytes(const QString &cell, bool plainIsKib)
{
    static const QRegularExpression size(QStringLiteral("^(\\d+(?:\\.\\d+)?)\\s*([KMGT]?)i?B?$"));
    const auto match = size.match(cell);
    if (!match.hasMatch())
        return std::nullopt;
    const double value = match.captured(1).toDouble();
    const QString unit = match.captured(2);
    if (unit == u"T")
        return value * 1024;
    if (unit == u"G")
        return value;
    if (unit == u"M")
        return value / 1024;
    if (unit == u"K" || plainIsKib)
        return value / (1024.0 * 1024);
    // free without a unit: -g below 4096, -m up to a few million, else KiB
    return value < 4096 ? value : value < 8e6 ? value / 1024 : value / (1024.0 * 1024);
}

} // namespace

void parseFio(const Segment &segment, Machine &machine)
{
    // "  read: IOPS=205k, BW=801MiB/s (840MB/s)(…": the figure in brackets is decimal.
    static const QRegularExpression run(
        QStringLiteral("^\\s*(read|write)\\s*: "
                       "IOPS=(\\d+(?:\\.\\d+)?)([kM]?),.*\\((\\d+(?:\\.\\d+)?)([kMG]?)B/s\\)"));
    static const QRegularExpression mode(QStringLiteral("rw=(\\w+)"));
    QString rw;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        if (const auto match = mode.match(line); match.hasMatch())
            rw = match.captured(1);
        const auto match = run.match(line);
        if (!match.hasMatch())
            continue;
        const QString direction = match.captured(1);
        const bool random = rw.startsWith(QLatin1String("rand"));
        const Source source = sourceOf(segment, i);
        if (random)
            machine.host.figures.append({QStringLiteral("disk-rand%1-iops").arg(direction),
                                         scaled(match.captured(2), match.captured(3)), source});
        else
            machine.host.figures.append({QStringLiteral("disk-%1").arg(direction),
                                         scaled(match.captured(4), match.captured(5)) / 1e9,
                                         source});
    }
}

void parseIperf(const Segment &segment, Machine &machine)
{
    static const QRegularExpression total(
        QStringLiteral("(\\d+(?:\\.\\d+)?) ([KMG])bits/sec.*\\b(sender|receiver)\\b"));
    double best = 0;
    Source source;
    bool summed = false;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        const auto match = total.match(line);
        if (!match.hasMatch() || match.captured(3) != u"receiver")
            continue;
        const double factor = match.captured(2) == u"G" ? 1
            : match.captured(2) == u"M"                 ? 1e-3
                                                        : 1e-6;
        const double rate = match.captured(1).toDouble() * factor;
        const bool sum = line.contains(QLatin1String("[SUM]"));
        if (sum || !summed) {
            best = sum && !summed ? rate : qMax(best, rate);
            source = sourceOf(segment, i);
        }
        summed = summed || sum;
    }
    if (best > 0)
        machine.host.figures.append({QStringLiteral("network"), best, source});
}

void parseHost(const Segment &segment, Machine &machine)
{
    static const QRegularExpression field(QStringLiteral("^\\s*([^:：]+)[:：]\\s*(.*\\S)\\s*$"));
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    HostFacts &host = machine.host;
    std::optional<int> coresPerSocket;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        const Source source = sourceOf(segment, i);
        const QStringList cells = line.split(spaces, Qt::SkipEmptyParts);
        if (cells.value(0) == u"Mem:" || cells.value(0) == u"内存：") {
            host.memoryGiB = gibibytes(cells.value(1), false);
            host.memorySource = source;
            continue;
        }
        if (cells.size() >= 6 && cells.last() == u"/dev/shm") {
            // with -T the type stands before the size
            const QString size = cells.value(cells.size() >= 7 ? 2 : 1);
            host.shmGiB = gibibytes(size, true);
            host.shmSource = source;
            continue;
        }
        const auto match = field.match(line);
        if (!match.hasMatch())
            continue;
        const QString key = match.captured(1);
        const QString value = match.captured(2);
        if (key == u"CPU(s)" || key == u"CPU") {
            host.logicalCpus = value.toInt();
            host.cpuSource = source;
        } else if (key == u"Socket(s)" || key == u"座") {
            host.sockets = value.toInt();
        } else if (key == u"Core(s) per socket" || key == u"每个座的核数") {
            coresPerSocket = value.toInt();
        } else if (key == u"Model name" || key == u"型号名称") {
            host.cpuModel = value;
        }
    }
    if (coresPerSocket)
        host.physicalCores = *coresPerSocket * host.sockets.value_or(1);
}

} // namespace xuanka::trial
