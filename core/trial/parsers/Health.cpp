// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

#include <algorithm>

namespace xuanka::trial {

void parseGpuBurn(const Segment &segment, Machine &machine)
{
    static const QRegularExpression temps(QStringLiteral("(\\d+) C\\b"));
    static const QRegularExpression verdict(QStringLiteral("^\\s*GPU (\\d+): (OK|FAULTY)"));
    static const QRegularExpression tested(QStringLiteral("Tested (\\d+) GPUs"));
    static const QRegularExpression count(QStringLiteral("(\\d+)"));
    BurnRun run;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        const qsizetype at = line.indexOf(QLatin1String("errors:"));
        if (at >= 0) {
            if (run.source.line == 0)
                run.source = sourceOf(segment, i);
            const qsizetype end = line.indexOf(QLatin1String("temps:"), at);
            const QString part = line.mid(at + 7, end < 0 ? -1 : end - at - 7);
            std::int64_t sum = 0;
            int gpus = 0;
            for (const QString &cell : part.split(QStringLiteral(" - "))) {
                const auto match = count.match(cell);
                if (!match.hasMatch())
                    continue;
                ++gpus;
                sum += match.captured(1).toLongLong();
                if (match.captured(1).toLongLong() > 0 && !run.faulty.contains(gpus - 1))
                    run.faulty.append(gpus - 1);
            }
            run.gpus = std::max(run.gpus, gpus);
            run.errors += sum; // each line counts since the line before
            auto it = temps.globalMatch(end < 0 ? QString() : line.mid(end));
            while (it.hasNext())
                run.hottestC = std::max(run.hottestC, it.next().captured(1).toDouble());
        } else if (const auto match = tested.match(line); match.hasMatch()) {
            run.finished = true;
            run.gpus = std::max(run.gpus, match.captured(1).toInt());
            run.source = sourceOf(segment, i);
        } else if (const auto card = verdict.match(line); card.hasMatch()) {
            if (card.captured(2) == u"FAULTY" && !run.faulty.contains(card.captured(1).toInt()))
                run.faulty.append(card.captured(1).toInt());
        }
    }
    if (run.source.line > 0)
        machine.burns.append(run);
}

void parseKernelLog(const Segment &segment, Machine &machine)
{
    static const QRegularExpression xid(
        QStringLiteral("NVRM: Xid \\(([^)]*)\\): (\\d+),?\\s*(.*)$"));
    static const QRegularExpression aer(QStringLiteral(
        "(AER: .*[Uu]ncorrect|PCIe Bus Error: severity=Uncorrect|AER: .*[Cc]orrected error)"));
    constexpr int mostFaults = 2000;
    machine.kernelLogSeen = true;
    if (machine.kernelLogSource.file.isEmpty())
        machine.kernelLogSource = sourceOf(segment, 0);
    for (qsizetype i = 0; i < segment.lines.size() && machine.faults.size() < mostFaults; ++i) {
        const QString &line = segment.lines[i];
        if (!line.contains(QLatin1String("Xid")) && !line.contains(QLatin1String("AER"))
            && !line.contains(QLatin1String("PCIe Bus")))
            continue;
        if (const auto match = xid.match(line); match.hasMatch()) {
            machine.faults.append({match.captured(2).toInt(), match.captured(1),
                                   match.captured(3).left(200), sourceOf(segment, i)});
        } else if (aer.match(line).hasMatch()) {
            machine.faults.append({0, {}, line.trimmed().left(200), sourceOf(segment, i)});
        }
    }
}

void parseMatmul(const Segment &segment, Machine &machine)
{
    static const QRegularExpression device(
        QStringLiteral("(?:测试设备|设备|Device|GPU)\\s*[:：]\\s*(.*\\S)"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression type(
        QStringLiteral("\\b(bf16|bfloat16|fp16|float16|half|fp32|float32|tf32|fp8|fp4|int8)\\b"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression rate(QStringLiteral("(\\d+(?:\\.\\d+)?)\\s*TFLOPS"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto normal = [](QString name) {
        name = name.toLower();
        return name == u"bfloat16"                  ? QStringLiteral("bf16")
            : name == u"float16" || name == u"half" ? QStringLiteral("fp16")
            : name == u"float32"                    ? QStringLiteral("fp32")
                                                    : name;
    };
    MatmulRun run;
    QString current;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        if (const auto match = device.match(line); match.hasMatch() && run.device.isEmpty())
            run.device = match.captured(1);
        if (const auto match = type.match(line); match.hasMatch())
            current = normal(match.captured(1));
        if (const auto match = rate.match(line); match.hasMatch() && !current.isEmpty()) {
            if (run.source.line == 0)
                run.source = sourceOf(segment, i);
            double &best = run.teraflops[current];
            best = std::max(best, match.captured(1).toDouble());
        }
    }
    if (!run.teraflops.isEmpty())
        machine.matmuls.append(run);
}

} // namespace xuanka::trial
