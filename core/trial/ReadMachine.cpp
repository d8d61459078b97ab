// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/ReadMachine.h"

#include "core/trial/Segment.h"
#include "core/trial/TrialCode.h"
#include "core/trial/parsers/Parsers.h"

namespace xuanka {
namespace {

Check remark(const QString &file, Message found)
{
    Check check;
    check.id = QStringLiteral("input");
    check.item = QStringLiteral("input");
    check.found = std::move(found);
    check.expected = TrialCode::Nothing;
    check.source = file;
    return check;
}

// A stretch that looks like `topo -m` but is AMD's; ROCm cards are not what these checks know.
bool isRocm(const Segment &segment)
{
    for (const QString &line : segment.lines) {
        if (line.contains(QLatin1String("XGMI")))
            return true;
    }
    return false;
}

bool parse(const Segment &segment, Machine &machine, QList<Check> &remarks)
{
    using namespace trial;
    switch (segment.tool) {
    case Tool::SmiTable:
        parseSmiTable(segment, machine);
        return true;
    case Tool::SmiQuery:
        parseSmiQuery(segment, machine);
        return true;
    case Tool::SmiXml:
        parseSmiXml(segment, machine);
        return true;
    case Tool::SmiList:
    case Tool::NvLink:
        parseSmiList(segment, machine);
        return true;
    case Tool::SmiCsv:
        parseSmiCsv(segment, machine);
        return true;
    case Tool::SmiError:
        parseSmiError(segment, machine);
        return true;
    case Tool::Topology:
    case Tool::PeerToPeer:
        if (isRocm(segment))
            break;
        parseTopology(segment, machine);
        return true;
    case Tool::Lspci:
        parseLspci(segment, machine);
        return true;
    case Tool::NcclTest:
        parseNcclTest(segment, machine);
        return true;
    case Tool::P2pBandwidth:
        parseP2pBandwidth(segment, machine);
        return true;
    case Tool::NvBandwidth:
        parseNvBandwidth(segment, machine);
        return true;
    case Tool::GpuBurn:
        parseGpuBurn(segment, machine);
        return true;
    case Tool::KernelLog:
        parseKernelLog(segment, machine);
        return true;
    case Tool::Matmul:
        parseMatmul(segment, machine);
        return true;
    case Tool::Fio:
        parseFio(segment, machine);
        return true;
    case Tool::Iperf:
        parseIperf(segment, machine);
        return true;
    case Tool::Lscpu:
    case Tool::Free:
    case Tool::DiskFree:
        parseHost(segment, machine);
        return true;
    case Tool::EmptyFile:
        // nvlink -s prints nothing on a card without NVLink: an answer, and the only such tool.
        remarks.append(remark(segment.file, TrialCode::EmptyOutput));
        if (segment.file.contains(QLatin1String("nvlink"), Qt::CaseInsensitive)) {
            machine.nvlinkAsked = true;
            machine.nvlinkSource = {segment.file, 0};
        }
        return true;
    case Tool::RocmSmi:
        break;
    case Tool::Unknown:
        remarks.append(remark(segment.file, TrialCode::NotAToolOutput));
        return false;
    }
    remarks.append(remark(segment.file, {TrialCode::OtherTool, {QStringLiteral("rocm-smi")}}));
    return true;
}

} // namespace

int readMachine(const QList<TrialFile> &files, Machine &machine, QList<Check> &remarks)
{
    int usable = 0;
    for (const TrialFile &file : files) {
        const TrialText text = segmentText(file.name, file.bytes);
        if (text.binary) {
            remarks.append(remark(file.name, TrialCode::Binary));
            continue;
        }
        if (text.truncated)
            remarks.append(remark(file.name, TrialCode::TooLong));
        bool any = false;
        for (const Segment &segment : text.segments)
            any = parse(segment, machine, remarks) || any;
        usable += any ? 1 : 0;
    }
    return usable;
}

} // namespace xuanka
