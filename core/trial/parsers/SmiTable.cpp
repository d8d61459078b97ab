// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

namespace xuanka::trial {
namespace {

// First line of a card: "|   0  NVIDIA GeForce RTX 4090        On  | 00000000:06:10.0 Off |   Off
// |"
const QRegularExpression &cardLine()
{
    static const QRegularExpression pattern(
        QStringLiteral("^\\W*\\|\\s*(\\d+)\\s+(\\S.*?)\\s*\\|\\s*([0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:["
                       "0-9A-Fa-f]{2}\\.\\d)"
                       "\\s*(\\S+)?\\s*(?:\\|\\s*([^|]*))?"));
    return pattern;
}

// Second: "|  0%   42C    P8     18W / 450W |      1MiB / 24564MiB |      0%      Default |"
const QRegularExpression &stateLine()
{
    static const QRegularExpression pattern(
        QStringLiteral("^\\W*\\|\\s*(N/A|ERR!|\\d+\\s*%)\\s+(N/"
                       "A|ERR!|\\d+\\s*C)\\s+(\\S+)\\s+(\\S+(?:\\s*W)?)\\s*/\\s*([^|]*)"
                       "(?:\\|\\s*([^|/]*)/\\s*([^|]*))?(?:\\|\\s*(\\S+))?"));
    return pattern;
}

// The name ends before the persistence or driver-model column.
void setName(MachineGpu &gpu, const QString &field)
{
    static const QRegularExpression column(
        QStringLiteral("\\s+(On|Off|N/A|WDDM|TCC|MCDM|ERR!|Unknown)\\s*$"));
    QString name = field;
    name.remove(column);
    name = name.trimmed();
    gpu.nameCut = name.endsWith(QLatin1String("..."));
    if (name.contains(QLatin1String("ERR!")))
        name.clear();
    gpu.name = name;
}

void setEcc(MachineGpu &gpu, const QString &field, const Source &source)
{
    const QString text = field.trimmed();
    if (text == u"Off") {
        gpu.eccOn = false;
    } else if (!text.isEmpty()) {
        const Reading errors = reading(text, source);
        gpu.eccUncorrected = errors;
        if (errors)
            gpu.eccOn = true;
    }
}

void setState(MachineGpu &gpu, const QRegularExpressionMatch &match, const Source &source)
{
    gpu.fanPercent = reading(match.capturedView(1), source);
    gpu.temperatureC = reading(match.capturedView(2), source);
    gpu.powerDrawW = reading(match.capturedView(4), source);
    gpu.powerLimitW = reading(match.capturedView(5), source);
    if (match.hasCaptured(6) && !match.captured(7).trimmed().isEmpty()) {
        gpu.memoryUsedMiB = reading(match.capturedView(6), source);
        gpu.memoryMiB = reading(match.capturedView(7), source);
        // "245…" cut in mid-number is not 245 MiB: the unit must be there.
        if (gpu.memoryMiB && !match.captured(7).contains(QLatin1String("MiB"))) {
            gpu.memoryMiB.value.reset();
            gpu.memoryMiB.unreadable = true;
        }
    }
    if (match.hasCaptured(8))
        gpu.utilizationPercent = reading(match.capturedView(8), source);
}

void readProcess(const QString &line, const Source &source, Machine &machine)
{
    static const QRegularExpression row(QStringLiteral(
        "^\\W*\\|\\s*(\\d+)\\s+(?:\\S+\\s+\\S+\\s+)?\\d+\\s+[CGM+]+\\s+(\\S.*?)\\s+(\\S+)\\s*\\|"));
    const auto match = row.match(line);
    if (!match.hasMatch())
        return;
    const Reading used = reading(match.capturedView(3), source);
    machine.processes.append(
        {match.captured(1).toInt(), match.captured(2), used.value.value_or(0), source});
}

void readHeader(const QString &line, const Source &source, Machine &machine)
{
    static const QRegularExpression driver(QStringLiteral("Driver Version:\\s*([\\d.]+)"));
    static const QRegularExpression cuda(QStringLiteral("CUDA Version:\\s*([\\d.]+)"));
    const auto driverMatch = driver.match(line);
    if (driverMatch.hasMatch() && machine.driver.isEmpty()) {
        machine.driver = driverMatch.captured(1);
        machine.driverSource = source;
    }
    const auto cudaMatch = cuda.match(line);
    if (cudaMatch.hasMatch() && machine.cuda.isEmpty())
        machine.cuda = cudaMatch.captured(1);
    if (line.contains(QLatin1String("TCC/WDDM")) || line.contains(QLatin1String("Driver-Model")))
        machine.windows = true;
}

} // namespace

void parseSmiTable(const Segment &segment, Machine &machine)
{
    static const QRegularExpression mig(QStringLiteral("\\|\\s*(Enabled|Disabled)\\s*\\|\\s*$"));
    std::optional<MachineGpu> card;
    bool processes = false;
    const auto finish = [&] {
        if (card)
            mergeGpu(machine, *card);
        card.reset();
    };
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        const Source source = sourceOf(segment, i);
        if (line.contains(QLatin1String("Version:"))) {
            readHeader(line, source, machine);
            continue;
        }
        if (line.contains(QLatin1String("Processes:"))
            || line.contains(QLatin1String("MIG devices:"))) {
            finish();
            processes = line.contains(QLatin1String("Processes:"));
            continue;
        }
        if (processes) {
            readProcess(line, source, machine);
            continue;
        }
        if (const auto match = cardLine().match(line); match.hasMatch()) {
            finish();
            card = MachineGpu{};
            card->index = match.captured(1).toInt();
            card->busId = match.captured(3);
            card->source = source;
            setName(*card, match.captured(2));
            setEcc(*card, match.captured(5), source);
        } else if (card) {
            if (const auto state = stateLine().match(line); state.hasMatch())
                setState(*card, state, source);
            else if (const auto mode = mig.match(line); mode.hasMatch())
                card->migOn = mode.captured(1) == u"Enabled";
        }
    }
    finish();
}

} // namespace xuanka::trial
