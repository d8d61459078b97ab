// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace xuanka {

// Which tool wrote a stretch of text, told from what it prints and not from a file name.
enum class Tool : std::uint8_t {
    Unknown,
    SmiTable,
    SmiQuery, // -q
    SmiXml, // -q -x
    SmiList, // -L
    SmiCsv,
    SmiError,
    Topology,
    PeerToPeer,
    NvLink,
    Lspci,
    NcclTest,
    P2pBandwidth,
    NvBandwidth,
    GpuBurn,
    KernelLog,
    Matmul,
    Fio,
    Iperf,
    Lscpu,
    Free,
    DiskFree,
    RocmSmi,
    EmptyFile,
};

// Consecutive lines of one tool. `firstLine` is 1-based in the file.
struct Segment {
    Tool tool = Tool::Unknown;
    QString file;
    int firstLine = 1;
    QStringList lines;
};

// A file a person gave us; `truncated` says that only its first part was looked at.
struct TrialText {
    QList<Segment> segments;
    bool truncated = false;
    bool binary = false;
};

// Cuts a file into stretches by tool. Reads at most 64 MiB and two million lines, cuts lines after
// 4,000 characters, drops terminal colour codes and prompts; understands UTF-8, UTF-16 (with mark)
// and GB18030.
TrialText segmentText(const QString &file, const QByteArray &bytes);

} // namespace xuanka
