// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace xuanka::trial {
namespace {

// A sweep has some thirty sizes; a paste of a million rows is not looked at to its end.
constexpr qsizetype mostRows = 10'000;

struct Row {
    double bytes = 0;
    double algGBs = 0;
    double busGBs = 0;
    std::int64_t wrong = 0;
    bool wrongKnown = false;
    QString redop;
};

bool isType(const QString &token)
{
    static const QRegularExpression type(
        QStringLiteral("^(float|half|double|bfloat16|u?int8|u?int32|u?int64|fp8\\w*|f8\\w*)$"));
    return type.match(token).hasMatch();
}

// A row, whatever an MPI launcher put into it: "[0]  1048576 262144 float sum -1[0] 1626 0.64 1.24
// 0 …"
std::optional<Row> readRow(QString line)
{
    static const QRegularExpression tag(QStringLiteral("\\[[^\\]]*\\](<std\\w+>:)?"));
    static const QRegularExpression spaces(QStringLiteral("\\s+"));
    line.replace(tag, QStringLiteral(" "));
    const QStringList tokens = line.split(spaces, Qt::SkipEmptyParts);
    qsizetype type = 2;
    if (tokens.size() < 7 || !isType(tokens[type]))
        return std::nullopt;
    bool sizeOk = false;
    bool countOk = false;
    Row row;
    row.bytes = tokens[0].toDouble(&sizeOk);
    tokens[1].toDouble(&countOk);
    if (!sizeOk || !countOk)
        return std::nullopt;
    row.redop = tokens[type + 1];
    // After the reduction comes the root in newer versions (an integer, mostly -1), then
    // time, algbw, busbw, #wrong; the same again in place.
    QStringList rest = tokens.mid(type + 2);
    const bool root =
        rest.size() == 9 || rest.size() == 5 || (!rest.isEmpty() && rest.first() == u"-1");
    if (root)
        rest.removeFirst();
    if (rest.size() < 3)
        return std::nullopt;
    bool algOk = false;
    bool busOk = false;
    row.algGBs = rest[1].toDouble(&algOk);
    row.busGBs = rest[2].toDouble(&busOk);
    if (!algOk || !busOk || !std::isfinite(row.busGBs))
        return std::nullopt;
    for (const qsizetype at : {qsizetype(3), qsizetype(7)}) {
        bool ok = false;
        const double wrong = rest.value(at).toDouble(&ok);
        // Older versions print an error magnitude here, or N/A without validation.
        if (ok && wrong == std::floor(wrong)) {
            row.wrongKnown = true;
            row.wrong += static_cast<std::int64_t>(wrong);
        }
    }
    return row;
}

// busbw/algbw is 2(n-1)/n for all_reduce and (n-1)/n for the others.
void inferGpus(CollectiveRun &run, const QList<Row> &rows)
{
    // The fastest row has the most digits, so its ratio is the sharpest.
    const auto it = std::max_element(
        rows.begin(), rows.end(), [](const Row &a, const Row &b) { return a.algGBs < b.algGBs; });
    if (it == rows.end() || it->algGBs < 0.5 || it->busGBs <= 0)
        return;
    const double factor = it->busGBs / it->algGBs;
    if (factor > 1.005)
        run.name = QStringLiteral("all_reduce");
    if (run.gpus > 0)
        return;
    const double gpus = factor > 1.005 ? 2 / (2 - factor) : 1 / (1 - factor);
    if (std::isfinite(gpus) && gpus >= 1.5 && gpus < 1100) {
        run.gpus = static_cast<int>(std::lround(gpus));
        run.gpusInferred = true;
    }
}

void summarise(CollectiveRun &run, const QList<Row> &rows)
{
    run.rows = static_cast<int>(rows.size());
    double middle = 0;
    int counted = 0;
    double sum = 0;
    for (auto it = rows.rbegin(); it != rows.rend(); ++it) {
        run.largestBytes = std::max(run.largestBytes, it->bytes);
        run.peakBusGBs = std::max(run.peakBusGBs, it->busGBs);
        if (it->bytes >= 1024.0 * 1024 && it->bytes <= 64.0 * 1024 * 1024)
            middle = std::max(middle, it->busGBs);
        if (it->bytes >= 1024.0 * 1024 && counted < 3) {
            sum += it->busGBs;
            ++counted;
        }
        run.wrong += it->wrong;
        run.wrongKnown = run.wrongKnown || it->wrongKnown;
    }
    run.busGBs = counted > 0 ? sum / counted : run.peakBusGBs;
    run.collapses = counted > 0 && middle > 0 && run.busGBs < middle * 0.6;
}

} // namespace

void parseNcclTest(const Segment &segment, Machine &machine)
{
    static const QRegularExpression rank(
        QStringLiteral("Rank\\s+\\d+\\s.*device\\s+\\d+\\s+\\[[^\\]]*\\]\\s*(.*\\S)"));
    static const QRegularExpression name(
        QStringLiteral("\\b(all_reduce|all_gather|alltoall|reduce_scatter|broadcast|sendrecv|"
                       "reduce|gather|scatter)"
                       "_perf"));
    CollectiveRun run;
    QList<Row> rows;
    bool started = false;
    bool named = false;
    const auto finish = [&] {
        if (!started)
            return;
        inferGpus(run, rows);
        summarise(run, rows);
        run.headerOnly = rows.isEmpty();
        machine.collectives.append(run);
        run = {};
        rows.clear();
        started = false;
    };
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        if (line.contains(QLatin1String("_perf")) && name.match(line).hasMatch()) {
            const auto match = name.match(line);
            if (!rows.isEmpty())
                finish();
            run.name = match.captured(1);
            named = true;
        }
        if (line.contains(QLatin1String("nThread "))) {
            finish();
            started = true;
            run.source = sourceOf(segment, i);
        } else if (line.contains(QLatin1String("Rank ")) && rank.match(line).hasMatch()) {
            const auto match = rank.match(line);
            started = true;
            ++run.gpus;
            run.deviceNames.append(match.captured(1));
        } else if (rows.size() >= mostRows) {
            continue;
        } else if (auto row = readRow(line)) {
            if (!started || run.source.line == 0)
                run.source = sourceOf(segment, i);
            started = true;
            if (!named && row->redop == u"none")
                run.name = QStringLiteral("alltoall");
            rows.append(*row);
        }
    }
    finish();
}

} // namespace xuanka::trial
