// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

namespace xuanka::trial {
namespace {

constexpr int mostGpus = 64;

// Tabs keep empty cells apart; hand-aligned pastes only have spaces.
QStringList cellsOf(const QString &line)
{
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    QStringList cells =
        line.contains(u'\t') ? line.split(u'\t') : line.split(spaces, Qt::SkipEmptyParts);
    for (QString &cell : cells)
        cell = cell.trimmed();
    return cells;
}

int gpuNumber(const QString &label)
{
    static const QRegularExpression gpu(QStringLiteral("^GPU(\\d{1,2})$"));
    const auto match = gpu.match(label);
    return match.hasMatch() ? match.captured(1).toInt() : -1;
}

bool isPeerState(const QString &cell)
{
    static const QStringList states{
        QStringLiteral("OK"), QStringLiteral("CNS"), QStringLiteral("GNS"), QStringLiteral("TNS"),
        QStringLiteral("NS"), QStringLiteral("DR"),  QStringLiteral("U")};
    return states.contains(cell);
}

} // namespace

void parseTopology(const Segment &segment, Machine &machine)
{
    LinkMatrix matrix;
    bool peer = false;
    int rows = 0;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        QStringList cells = cellsOf(segment.lines[i]);
        while (!cells.isEmpty() && cells.first().isEmpty())
            cells.removeFirst();
        if (cells.isEmpty())
            continue;
        if (matrix.size == 0) {
            // The heading: count its GPU columns.
            int count = 0;
            while (count < cells.size() && gpuNumber(cells[count]) == count)
                ++count;
            if (count == 0 || (cells.size() > 1 && count == 1 && cells[1] == u"X"))
                continue;
            matrix.size = qMin(count, mostGpus);
            matrix.source = sourceOf(segment, i);
            matrix.cells.resize(qsizetype(matrix.size) * matrix.size);
            continue;
        }
        const int row = gpuNumber(cells.first());
        if (row < 0 || row >= matrix.size)
            continue;
        ++rows;
        for (int column = 0; column < matrix.size; ++column) {
            const QString cell = cells.value(column + 1);
            matrix.cells[row * matrix.size + column] = cell;
            peer = peer || isPeerState(cell);
            if (cell.isEmpty())
                matrix.cut = true;
        }
    }
    if (matrix.size == 0)
        return;
    matrix.cut = matrix.cut || rows < matrix.size;
    machine.announcedGpus = qMax(machine.announcedGpus, matrix.size);
    if (peer)
        machine.peerToPeer = matrix;
    else
        machine.topology = matrix;
}

void parseLspci(const Segment &segment, Machine &machine)
{
    static const QRegularExpression device(
        QStringLiteral("^((?:[0-9a-f]{4}:)?[0-9a-f]{2}:[0-9a-f]{2}\\.[0-9a-f])\\s+(.*)$"));
    static const QRegularExpression link(
        QStringLiteral("Lnk(Cap|Sta):.*Speed ([\\d.]+)GT/s.*Width x(\\d+)"));
    const auto generation = [](double rate) {
        return rate >= 60 ? 6 : rate >= 30 ? 5 : rate >= 15 ? 4 : rate >= 7 ? 3 : rate >= 4 ? 2 : 1;
    };
    MachineGpu gpu;
    bool card = true; // an excerpt without a device line is taken for the card's
    const auto finish = [&] {
        if (card && gpu.pcieWidth)
            mergeGpu(machine, gpu);
        gpu = {};
    };
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        const Source source = sourceOf(segment, i);
        if (const auto match = device.match(line); match.hasMatch()) {
            finish();
            const QString what = match.captured(2);
            card = what.contains(QLatin1String("NVIDIA"))
                && (what.contains(QLatin1String("3D controller"))
                    || what.contains(QLatin1String("VGA"))
                    || what.contains(QLatin1String("Display")));
            gpu.busId = match.captured(1);
            gpu.source = source;
        } else if (const auto speed = link.match(line); speed.hasMatch()) {
            if (gpu.source.line == 0)
                gpu.source = source;
            const bool capability = speed.captured(1) == u"Cap";
            Reading &gen = capability ? gpu.pcieGenerationMax : gpu.pcieGeneration;
            Reading &width = capability ? gpu.pcieWidthMax : gpu.pcieWidth;
            gen = {double(generation(speed.captured(2).toDouble())), false, source};
            width = {speed.captured(3).toDouble(), false, source};
        }
    }
    finish();
}

} // namespace xuanka::trial
