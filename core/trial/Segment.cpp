// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Segment.h"

#include "core/trial/ToolFinder.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>
#include <string_view>

namespace xuanka {
namespace {

constexpr qsizetype mostBytes = 64 * 1024 * 1024;
constexpr int mostLines = 2'000'000;
constexpr qsizetype mostSegments = 5'000; // tools taking turns line by line are no real output
constexpr std::size_t longestLine = 4000;
constexpr qsizetype mostUnknownLines = 200;
constexpr qsizetype mostToolLines = 200'000;

// The text as UTF-8. Bytes that are no text stay as replacement characters.
QByteArray asUtf8(const QByteArray &bytes)
{
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF")) {
        QStringDecoder utf16(QStringDecoder::Utf16);
        const QString text = utf16.decode(bytes);
        return text.toUtf8();
    }
    if (bytes.isValidUtf8())
        return bytes;
    QStringDecoder gb("GB18030");
    if (gb.isValid()) {
        const QString chinese = gb.decode(bytes);
        if (!gb.hasError())
            return chinese.toUtf8();
    }
    return QString::fromUtf8(bytes).toUtf8();
}

QString cleaned(std::string_view line)
{
    static const QRegularExpression colours(QStringLiteral("\\x1b\\[[0-9;?]*[A-Za-z]"));
    QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
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
    QByteArray text = asUtf8(part);
    // A progress line overwritten with carriage returns is many lines.
    text.replace("\r\n", "\n").replace('\r', '\n');
    const std::string_view all(text.constData(), static_cast<std::size_t>(text.size()));
    trial::ToolFinder finder(all);
    Segment segment;
    segment.file = file;
    int lineNumber = 0;
    for (std::size_t at = 0; at < all.size();) {
        const std::size_t end = std::min(all.find('\n', at), all.size());
        const std::string_view line = all.substr(at, end - at);
        at = end + 1;
        if (++lineNumber > mostLines || result.segments.size() >= mostSegments) {
            result.truncated = true;
            break;
        }
        const auto tool = finder.toolOf(line, segment.tool);
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
        // Text of no known tool is kept only as far as an error message needs it, and no output
        // of a tool is as long as a flood of lines.
        const qsizetype most = segment.tool == Tool::Unknown ? mostUnknownLines : mostToolLines;
        if (segment.lines.size() < most)
            segment.lines.append(cleaned(line.substr(0, longestLine)));
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
