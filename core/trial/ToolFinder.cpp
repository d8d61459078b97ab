// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/ToolFinder.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>

namespace xuanka::trial {
namespace {

struct Signature {
    const char *needle; // must occur in the line
    Tool tool;
};

// First match wins: the more specific before the more general.
constexpr std::array signatures{
    Signature{"<nvidia_smi_log", Tool::SmiXml},
    Signature{"nvsmi_device_v", Tool::SmiXml},
    Signature{"NVSMI LOG==", Tool::SmiQuery},
    Signature{"NVIDIA-SMI has failed", Tool::SmiError},
    Signature{"Failed to initialize NVML", Tool::SmiError},
    Signature{"Unable to determine the device handle", Tool::SmiError},
    Signature{"No devices were found", Tool::SmiError},
    Signature{"nvidia-smi: command not found", Tool::SmiError},
    Signature{"nvidia-smi: not found", Tool::SmiError},
    Signature{"nvidia-smi' is not recognized", Tool::SmiError},
    Signature{"| NVIDIA-SMI ", Tool::SmiTable},
    Signature{"P2P (Peer-to-Peer) GPU Bandwidth", Tool::P2pBandwidth},
    Signature{"P2P Connectivity Matrix", Tool::P2pBandwidth},
    Signature{"P2P=Disabled", Tool::P2pBandwidth},
    Signature{"P2P=Enabled", Tool::P2pBandwidth},
    Signature{"D\\D ", Tool::P2pBandwidth},
    Signature{"nvbandwidth Version", Tool::NvBandwidth},
    Signature{"nThread ", Tool::NcclTest},
    Signature{"busbw", Tool::NcclTest},
    Signature{"Avg bus bandwidth", Tool::NcclTest},
    Signature{"proc'd:", Tool::GpuBurn},
    Signature{"GPU Burn", Tool::GpuBurn},
    Signature{"NVRM:", Tool::KernelLog},
    Signature{"pcieport", Tool::KernelLog},
    Signature{"AER:", Tool::KernelLog},
    Signature{"LnkCap:", Tool::Lspci},
    Signature{"LnkSta:", Tool::Lspci},
    Signature{"3D controller: NVIDIA", Tool::Lspci},
    Signature{"VGA compatible controller: NVIDIA", Tool::Lspci},
    Signature{"ROCm System Management", Tool::RocmSmi},
    Signature{"ROCm-SMI", Tool::RocmSmi},
    Signature{"ROCM-SMI", Tool::RocmSmi},
    Signature{"XGMI", Tool::RocmSmi},
    Signature{"fio-3.", Tool::Fio},
    Signature{"fio-2.", Tool::Fio},
    Signature{"iperf3", Tool::Iperf},
    Signature{"bits/sec", Tool::Iperf},
    Signature{"Model name:", Tool::Lscpu},
    Signature{"CPU(s):", Tool::Lscpu},
    Signature{"On-line CPU(s)", Tool::Lscpu},
    Signature{"TFLOPS", Tool::Matmul},
    Signature{"测试设备", Tool::Matmul},
};

constexpr std::size_t nowhere = std::string_view::npos;

bool contains(std::string_view line, std::string_view word)
{
    return line.find(word) != nowhere;
}

// "[0]  1048576  262144  float  sum …": told by its first letters and the reduction's name.
bool isCollectiveRow(std::string_view line)
{
    static constexpr std::array reductions{" sum ", " none ", " prod ", " max ", " min ", " avg "};
    return std::any_of(reductions.begin(), reductions.end(),
                       [line](const char *word) { return contains(line, word); });
}

std::optional<Tool> byRow(const QString &line)
{
    static const QRegularExpression collective(
        QStringLiteral("^(\\[[^\\]]*\\])?\\s*\\d+\\s+\\d+\\s+(float|half|double|bfloat16|u?int8"
                       "|u?int32|u?int64|fp8\\w*|f8\\w*)\\s+(sum|prod|max|min|avg|none)\\s"));
    static const QRegularExpression topology(
        QStringLiteral("^\\s*GPU0\\s+(GPU1(\\s|$)|CPU Affinity|NIC0)"));
    static const QRegularExpression list(QStringLiteral("^GPU \\d+: .*\\(UUID: "));
    static const QRegularExpression csvHead(
        QStringLiteral("^\\s*[a-z][a-z_.]+( \\[\\w+\\])?\\s*,\\s*[a-z][a-z_.]+"));
    static const QRegularExpression csvColumn(
        QStringLiteral("\\b(name|index|memory\\.|pcie\\.|power\\.|temperature\\.)"));
    static const QRegularExpression csvRow(
        QStringLiteral("^\\s*(\\d+,\\s*)?(NVIDIA|Tesla|GeForce|Quadro|TITAN|A100|H100)[^,|]*,"));
    static const QRegularExpression fio(QStringLiteral("^\\s*(read|write)\\s*: (IOPS=|io=)"));
    static const QRegularExpression free(
        QStringLiteral("^(\\s+total\\s+used\\s+free|Mem:\\s+\\d)"));
    static const QRegularExpression disk(QStringLiteral("^Filesystem\\s"));
    if (collective.match(line).hasMatch())
        return Tool::NcclTest;
    if (topology.match(line).hasMatch())
        return Tool::Topology;
    if (list.match(line).hasMatch())
        return Tool::SmiList;
    if (csvRow.match(line).hasMatch()
        || (csvHead.match(line).hasMatch() && csvColumn.match(line).hasMatch()))
        return Tool::SmiCsv;
    if (fio.match(line).hasMatch())
        return Tool::Fio;
    if (free.match(line).hasMatch())
        return Tool::Free;
    if (disk.match(line).hasMatch())
        return Tool::DiskFree;
    return std::nullopt;
}

// Whether any of the row forms above is worth a closer look: most lines are not.
bool mayBeRow(std::string_view line)
{
    const std::size_t first = line.find_first_not_of(" \t");
    if (first == nowhere || line.size() > 2000)
        return false;
    const char letter = line[first];
    if ((letter >= '0' && letter <= '9') || letter == '[')
        return isCollectiveRow(line) || contains(line, ",");
    return contains(line, ",") || contains(line, "GPU") || contains(line, "IOPS=")
        || contains(line, "io=") || contains(line, "Mem:") || contains(line, "used")
        || line.starts_with("Filesystem");
}

} // namespace

ToolFinder::ToolFinder(std::string_view text)
    : m_text(text)
{
    static_assert(signatures.size() <= mostNeedles);
    for (std::size_t i = 0; i < signatures.size(); ++i)
        m_next[i] = text.find(signatures[i].needle);
    m_nearest = *std::min_element(m_next.begin(), m_next.begin() + signatures.size());
}

std::optional<Tool> ToolFinder::byNeedle(std::string_view line)
{
    const std::size_t begin = static_cast<std::size_t>(line.data() - m_text.data());
    const std::size_t end = begin + line.size();
    if (m_nearest >= end)
        return std::nullopt;
    std::optional<Tool> found;
    std::size_t nearest = nowhere;
    for (std::size_t i = 0; i < signatures.size(); ++i) {
        if (m_next[i] < begin)
            m_next[i] = m_text.find(signatures[i].needle, begin);
        if (m_next[i] < end && !found)
            found = signatures[i].tool;
        // An occurrence in this line is used up; the next search starts behind the line.
        if (m_next[i] < end)
            m_next[i] = m_text.find(signatures[i].needle, end);
        nearest = std::min(nearest, m_next[i]);
    }
    m_nearest = nearest;
    return found;
}

std::optional<Tool> ToolFinder::toolOf(std::string_view line, Tool current)
{
    if (const auto tool = byNeedle(line))
        return tool;
    if (current == Tool::NcclTest && isCollectiveRow(line))
        return current;
    if (!mayBeRow(line))
        return std::nullopt;
    return byRow(QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size())));
}

} // namespace xuanka::trial
