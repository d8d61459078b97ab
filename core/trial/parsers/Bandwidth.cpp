// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <utility>

namespace xuanka::trial {
namespace {

constexpr int mostGpus = 64;

// The numbers of a matrix row: its index, then one value a column.
std::optional<std::pair<int, QList<double>>> matrixRow(const QString &line)
{
    static const QRegularExpression row(QStringLiteral(
        "^\\s*(\\d{1,2})((?:\\s+(?:\\d+(?:\\.\\d+)?|N/A|[-\\x{2013}\\x{2014}X]))+)\\s*$"));
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    const auto match = row.match(line);
    if (!match.hasMatch())
        return std::nullopt;
    QList<double> values;
    for (const QString &token : match.captured(2).split(spaces, Qt::SkipEmptyParts)) {
        bool ok = false;
        const double value = token.toDouble(&ok);
        values.append(ok ? value : -1); // N/A, or the dash of the diagonal
    }
    if (values.size() > mostGpus)
        return std::nullopt;
    return std::pair{match.captured(1).toInt(), values};
}

void add(PairBandwidth &pairs, int row, const QList<double> &values)
{
    pairs.gpus = std::max({pairs.gpus, row + 1, static_cast<int>(values.size())});
    for (int column = 0; column < values.size(); ++column) {
        const double value = values[column];
        if (column == row || value <= 0)
            continue;
        pairs.lowest = pairs.highest == 0 ? value : std::min(pairs.lowest, value);
        pairs.highest = std::max(pairs.highest, value);
    }
}

} // namespace

void parseP2pBandwidth(const Segment &segment, Machine &machine)
{
    static const QRegularExpression access(
        QStringLiteral("Device=(\\d+) (CAN|CANNOT) Access Peer Device=(\\d+)"));
    static const QRegularExpression device(QStringLiteral("^Device: (\\d+), ([^,]+), pciBusID"));
    PairBandwidth current;
    current.bidirectional = true; // of a paste that begins inside a table nothing is known
    current.source = sourceOf(segment, 0);
    bool matrix = true;
    int allowed = 0;
    int refused = 0;
    int devices = 0;
    Source accessSource;
    const auto finish = [&] {
        if (current.highest > 0)
            machine.pairs.append(current);
        current = {};
    };
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        if (const auto match = access.match(line); match.hasMatch()) {
            ++(match.captured(2) == u"CAN" ? allowed : refused);
            accessSource = sourceOf(segment, i);
        } else if (const auto card = device.match(line); card.hasMatch()) {
            MachineGpu gpu;
            gpu.index = card.captured(1).toInt();
            gpu.name = card.captured(2).trimmed();
            gpu.source = sourceOf(segment, i);
            mergeGpu(machine, gpu);
            ++devices;
        } else if (line.contains(QLatin1String("Connectivity Matrix"))) {
            finish();
            matrix = false;
        } else if (line.contains(QLatin1String("P2P="))
                   || line.contains(QLatin1String("Latency Matrix"))) {
            finish();
            matrix = true;
            current.source = sourceOf(segment, i);
            current.peerToPeer = line.contains(QLatin1String("P2P=Enabled"))
                ? PairBandwidth::Mode::Enabled
                : PairBandwidth::Mode::Disabled;
            current.bidirectional = line.contains(QLatin1String("Bidirectional"));
            current.latency = line.contains(QLatin1String("Latency"));
        } else if (line.trimmed().startsWith(QLatin1String("CPU"))) {
            finish(); // the second half of a latency table: the host's own view
            matrix = false;
        } else if (matrix) {
            if (const auto row = matrixRow(line))
                add(current, row->first, row->second);
        }
    }
    finish();
    if (allowed + refused > 0 && !machine.peerToPeer) {
        LinkMatrix peer;
        peer.size = std::clamp(devices, 2, mostGpus);
        peer.source = accessSource;
        peer.cells.fill(refused == 0 ? QStringLiteral("OK") : QStringLiteral("NS"),
                        qsizetype(peer.size) * peer.size);
        for (int k = 0; k < peer.size; ++k)
            peer.cells[k * peer.size + k] = QStringLiteral("X");
        machine.peerToPeer = peer;
    }
}

void parseNvBandwidth(const Segment &segment, Machine &machine)
{
    static const QRegularExpression device(
        QStringLiteral("^Device (\\d+): (.*?)(?: \\(([0-9a-fA-F:]+)\\))?\\s*$"));
    static const QRegularExpression running(QStringLiteral("^Running (\\w+)"));
    static const QRegularExpression driver(QStringLiteral("^Driver Version:\\s*([\\d.]+)"));
    QString test;
    PairBandwidth current;
    double hostLowest = 0;
    const auto finish = [&] {
        if (test.startsWith(QLatin1String("device_to_device")) && current.highest > 0)
            machine.pairs.append(current);
        if (hostLowest > 0)
            machine.host.figures.append({test, hostLowest, current.source});
        hostLowest = 0;
        current = {};
    };
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        if (const auto match = running.match(line); match.hasMatch()) {
            finish();
            test = match.captured(1);
            current.source = sourceOf(segment, i);
            current.bidirectional = test.contains(QLatin1String("bidirectional"));
            current.latency = test.contains(QLatin1String("latency"));
        } else if (const auto card = device.match(line); card.hasMatch()) {
            MachineGpu gpu;
            gpu.index = card.captured(1).toInt();
            gpu.name = card.captured(2);
            gpu.source = sourceOf(segment, i);
            mergeGpu(machine, gpu);
        } else if (const auto version = driver.match(line); version.hasMatch()) {
            if (machine.driver.isEmpty())
                machine.driver = version.captured(1);
        } else if (const auto row = matrixRow(line)) {
            const bool host =
                test == u"host_to_device_memcpy_ce" || test == u"device_to_host_memcpy_ce";
            if (host) {
                for (const double value : row->second) {
                    if (value > 0)
                        hostLowest = hostLowest == 0 ? value : std::min(hostLowest, value);
                }
            } else {
                add(current, row->first, row->second);
            }
        }
    }
    finish();
}

} // namespace xuanka::trial
