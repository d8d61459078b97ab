// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace xuanka {

// Where a fact was read: "file:line" for the person who wants to look.
struct Source {
    QString file;
    int line = 0; // 1-based, 0 = the file as a whole
    QString text() const { return line > 0 ? file + u':' + QString::number(line) : file; }
    bool operator==(const Source &) const = default;
};

// A number somebody's tool printed. "Unreadable" ([N/A], ERR!, cut off) is not the same as absent:
// neither is ever a pass.
struct Reading {
    std::optional<double> value;
    bool unreadable = false;
    Source source;
    explicit operator bool() const { return value.has_value(); }
    bool operator==(const Reading &) const = default;
};

// One whole physical card (a MIG slice is no card).
struct MachineGpu {
    int index = -1;
    QString name;
    bool nameCut = false; // the table cut it off with "..."
    QString busId;
    QString uuid;
    QString vbios;
    std::optional<bool> eccOn;
    std::optional<bool> migOn;
    bool passthrough = false; // a guest sees it through PCI passthrough
    Reading memoryMiB;
    Reading memoryUsedMiB;
    Reading computeCapability; // 8.9, 12.0
    Reading powerDrawW;
    Reading powerLimitW;
    Reading powerDefaultW;
    Reading powerMaxW;
    Reading temperatureC;
    Reading utilizationPercent;
    Reading fanPercent;
    Reading pcieGeneration;
    Reading pcieGenerationMax;
    Reading pcieWidth;
    Reading pcieWidthMax;
    Reading eccUncorrected;
    Reading smClockMhz;
    QStringList throttling; // active reasons that slow the card down, in the tool's words
    Source source;
    bool operator==(const MachineGpu &) const = default;
};

// topo -m or topo -p2p: how GPU row reaches GPU column; empty where the paste does not tell.
struct LinkMatrix {
    int size = 0;
    QStringList cells; // size * size
    QString at(int row, int column) const { return cells.value(row * size + column); }
    bool cut = false;
    Source source;
    bool operator==(const LinkMatrix &) const = default;
};

// A bandwidth test between cards, GB/s (10^9); pairs only, the diagonal is a card's own memory.
struct PairBandwidth {
    enum class Mode : std::uint8_t { Unknown, Disabled, Enabled };
    Mode peerToPeer = Mode::Unknown;
    bool bidirectional = false;
    bool latency = false; // microseconds instead
    int gpus = 0;
    double lowest = 0;
    double highest = 0;
    Source source;
    bool operator==(const PairBandwidth &) const = default;
};

struct CollectiveRun {
    QString name = QStringLiteral("all_reduce"); // or "alltoall", "all_gather", …
    int gpus = 0; // from the header, else from busbw/algbw; 0 unknown
    bool gpusInferred = false;
    int rows = 0; // data rows that could be read
    double largestBytes = 0;
    double busGBs = 0; // at the largest sizes (mean of the last three rows >= 1 MiB)
    double peakBusGBs = 0;
    std::int64_t wrong = 0;
    bool wrongKnown = false;
    bool headerOnly = false; // started and printed nothing: a hang looks like this
    bool collapses = false; // large sizes far slower than middle ones
    QStringList deviceNames;
    Source source;
    bool operator==(const CollectiveRun &) const = default;
};

struct BurnRun {
    int gpus = 0;
    std::int64_t errors = 0;
    QList<int> faulty;
    double hottestC = 0;
    bool finished = false;
    Source source;
    bool operator==(const BurnRun &) const = default;
};

struct KernelFault {
    int xid = 0; // 0: a PCIe (AER) error
    QString bus;
    QString text;
    Source source;
    bool operator==(const KernelFault &) const = default;
};

struct MatmulRun {
    QString device;
    QHash<QString, double> teraflops; // best by "fp32", "fp16", "bf16"
    Source source;
    bool operator==(const MatmulRun &) const = default;
};

// A storage or network figure: "disk-read" GB/s, "disk-randread-iops", "network" Gbit/s.
struct HostFigure {
    QString what;
    double value = 0;
    Source source;
    bool operator==(const HostFigure &) const = default;
};

struct HostFacts {
    std::optional<int> logicalCpus;
    std::optional<int> physicalCores;
    std::optional<int> sockets;
    std::optional<double> memoryGiB;
    std::optional<double> shmGiB;
    QString cpuModel;
    QList<HostFigure> figures;
    Source cpuSource;
    Source memorySource;
    Source shmSource;
    bool operator==(const HostFacts &) const = default;
};

// A process that held card memory when the output was taken.
struct GpuProcess {
    int gpu = -1;
    QString name;
    double memoryMiB = 0;
    Source source;
    bool operator==(const GpuProcess &) const = default;
};

// The tool itself reported that it could not work ("driver not running").
struct ToolFailure {
    enum class Kind : std::uint8_t {
        DriverNotRunning,
        VersionMismatch,
        GpuLost,
        DeviceHandle,
        NotInstalled,
        NoDevices,
    };
    Kind kind = Kind::DriverNotRunning;
    QString text;
    Source source;
    bool operator==(const ToolFailure &) const = default;
};

// Everything the given outputs tell about the machine.
struct Machine {
    QList<MachineGpu> gpus;
    int announcedGpus = 0; // what a header says ("Attached GPUs: 8"), 0 if none does
    QString driver;
    QString cuda;
    bool windows = false;
    Source driverSource;
    std::optional<LinkMatrix> topology;
    std::optional<LinkMatrix> peerToPeer;
    bool nvlinkAsked = false; // nvlink -s was run (it prints nothing without NVLink)
    QHash<int, double> nvlinkGBs; // card → sum of its links, one direction
    Source nvlinkSource;
    QList<PairBandwidth> pairs;
    QList<CollectiveRun> collectives;
    QList<BurnRun> burns;
    QList<KernelFault> faults;
    bool kernelLogSeen = false;
    Source kernelLogSource;
    QList<MatmulRun> matmuls;
    QList<GpuProcess> processes;
    QList<ToolFailure> failures;
    HostFacts host;
    bool operator==(const Machine &) const = default;
};

} // namespace xuanka
