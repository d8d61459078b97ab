// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Segment.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <array>
#include <optional>

namespace xuanka {
namespace {

constexpr qsizetype mostBytes = 64 * 1024 * 1024;
constexpr int mostLines = 2'000'000;
constexpr qsizetype longestLine = 4000;
constexpr qsizetype mostUnknownLines = 200;

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

QString allNeedles()
{
    QStringList escaped;
    for (const Signature &signature : signatures)
        escaped.append(QRegularExpression::escape(QString::fromUtf8(signature.needle)));
    return escaped.join(u'|');
}

Tool firstSignature(const QString &line)
{
    for (const Signature &signature : signatures) {
        if (line.contains(QString::fromUtf8(signature.needle)))
            return signature.tool;
    }
    return Tool::Unknown;
}

std::optional<Tool> toolOf(const QString &line)
{
    static const QRegularExpression topologyHead(QStringLiteral("^\\s*GPU0\\s+GPU1(\\s|$)"));
    static const QRegularExpression topologyOne(QStringLiteral("^\\s*GPU0\\s+(CPU Affinity|NIC0)"));
    static const QRegularExpression list(QStringLiteral("^GPU \\d+: .*\\(UUID: "));
    static const QRegularExpression csvHead(
        QStringLiteral("^\\s*[a-z][a-z_.]+( \\[\\w+\\])?\\s*,\\s*[a-z][a-z_.]+"));
    static const QRegularExpression csvRow(
        QStringLiteral("^\\s*(\\d+,\\s*)?(NVIDIA|Tesla|GeForce|Quadro|TITAN|A100|H100)[^,|]*,"));
    static const QRegularExpression fioRun(QStringLiteral("^\\s*(read|write)\\s*: (IOPS=|io=)"));
    static const QRegularExpression freeHead(QStringLiteral("^\\s+total\\s+used\\s+free"));
    static const QRegularExpression freeRow(QStringLiteral("^Mem:\\s+\\d"));
    static const QRegularExpression diskHead(QStringLiteral("^Filesystem\\s"));
    static const QRegularExpression collective(
        QStringLiteral("^(\\[[^\\]]*\\])?\\s*\\d+\\s+\\d+\\s+(float|half|double|bfloat16|int8|"
                       "uint8|int32|uint32|int64"
                       "|uint64|fp8\\w*|f8\\w*)\\s+(sum|prod|max|min|avg|none)\\s"));
    // One expression over all needles: a paste of 50 MB is looked at line by line.
    static const QRegularExpression needles(allNeedles());
    const auto hit = needles.match(line);
    if (hit.hasMatch())
        return firstSignature(line);
    if (collective.match(line).hasMatch())
        return Tool::NcclTest;
    if (topologyHead.match(line).hasMatch() || topologyOne.match(line).hasMatch())
        return Tool::Topology;
    if (list.match(line).hasMatch())
        return Tool::SmiList;
    if (csvRow.match(line).hasMatch()
        || (csvHead.match(line).hasMatch()
            && (line.contains(QLatin1String("name")) || line.contains(QLatin1String("index"))
                || line.contains(QLatin1String("memory.")) || line.contains(QLatin1String("pcie."))
                || line.contains(QLatin1String("power.")))))
        return Tool::SmiCsv;
    if (fioRun.match(line).hasMatch())
        return Tool::Fio;
    if (freeHead.match(line).hasMatch() || freeRow.match(line).hasMatch())
        return Tool::Free;
    if (diskHead.match(line).hasMatch())
        return Tool::DiskFree;
    return std::nullopt;
}

QString decoded(const QByteArray &bytes)
{
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF")) {
        QStringDecoder utf16(QStringDecoder::Utf16);
        return utf16.decode(bytes);
    }
    QStringDecoder utf8(QStringDecoder::Utf8);
    const QString text = utf8.decode(bytes);
    if (!utf8.hasError())
        return text;
    QStringDecoder gb("GB18030");
    if (gb.isValid()) {
        const QString chinese = gb.decode(bytes);
        if (!gb.hasError())
            return chinese;
    }
    return text; // stray bytes stay as replacement characters
}

QString cleaned(QStringView line)
{
    static const QRegularExpression colours(QStringLiteral("\\x1b\\[[0-9;?]*[A-Za-z]"));
    QString text = line.left(longestLine).toString();
    if (text.contains(u'\x1b'))
        text.remove(colours);
    return text;
}

// A stretch that starts with other words belongs to what follows it, as far as that goes on.
bool continues(Tool current, Tool next)
{
    if (current == next)
        return true;
    // lines inside one tool's output that look like another's
    switch (current) {
    case Tool::SmiXml:
        return next != Tool::SmiTable && next != Tool::SmiQuery;
    case Tool::GpuBurn:
        return next == Tool::SmiList || next == Tool::Matmul;
    case Tool::NvLink:
        return next == Tool::SmiList;
    case Tool::KernelLog:
        return next == Tool::RocmSmi || next == Tool::Lspci;
    case Tool::RocmSmi:
        return next == Tool::Topology;
    case Tool::NcclTest:
        return next == Tool::Matmul;
    case Tool::SmiQuery:
        return next == Tool::Lscpu;
    default:
        return false;
    }
}

} // namespace

TrialText segmentText(const QString &file, const QByteArray &bytes)
{
    TrialText result;
    result.truncated = bytes.size() > mostBytes;
    const QByteArray part = result.truncated ? bytes.left(mostBytes) : bytes;
    const bool wide = part.startsWith("\xFF\xFE") || part.startsWith("\xFE\xFF");
    result.binary = !wide && part.left(4096).contains('\0');
    if (result.binary)
        return result;
    QString text = decoded(part);
    // A progress line overwritten with carriage returns is many lines.
    text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
    Segment segment;
    segment.file = file;
    int lineNumber = 0;
    for (QStringView line : QStringTokenizer(QStringView(text), u'\n')) {
        if (++lineNumber > mostLines) {
            result.truncated = true;
            break;
        }
        const QString words = cleaned(line);
        const auto tool = toolOf(words);
        if (tool && !continues(segment.tool, *tool)) {
            // Lines before the first signature (a prompt, a heading) go with what they introduce,
            // but a known tool's stretch ends where the next one's begins.
            if (segment.tool != Tool::Unknown) {
                result.segments.append(segment);
                segment = {};
                segment.file = file;
                segment.firstLine = lineNumber;
            }
            segment.tool = *tool;
        }
        // Text of no known tool is kept only as far as an error message needs it.
        if (segment.tool != Tool::Unknown || segment.lines.size() < mostUnknownLines)
            segment.lines.append(words);
    }
    bool blank = true;
    for (const QString &line : std::as_const(segment.lines))
        blank = blank && line.trimmed().isEmpty();
    if (segment.tool == Tool::Unknown && blank && result.segments.isEmpty())
        segment.tool = Tool::EmptyFile;
    if (!segment.lines.isEmpty() || result.segments.isEmpty())
        result.segments.append(segment);
    return result;
}

} // namespace xuanka
