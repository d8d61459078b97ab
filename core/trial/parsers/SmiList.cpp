// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

#include <array>

namespace xuanka::trial {

// `-L` names the cards; `nvlink -s` prints the same lines with the links below each.
void parseSmiList(const Segment &segment, Machine &machine)
{
    static const QRegularExpression card(
        QStringLiteral("^\\s*GPU (\\d+): (.*?)\\s*(?:\\(UUID: ([^)]*)\\)?)?\\s*$"));
    static const QRegularExpression link(QStringLiteral("^\\s*Link (\\d+): (.*)$"));
    int current = -1;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        const QString &line = segment.lines[i];
        const Source source = sourceOf(segment, i);
        if (const auto match = card.match(line); match.hasMatch()) {
            MachineGpu gpu;
            gpu.index = current = match.captured(1).toInt();
            gpu.name = match.captured(2);
            gpu.uuid = match.captured(3);
            gpu.source = source;
            mergeGpu(machine, gpu);
        } else if (const auto speed = link.match(line); speed.hasMatch() && current >= 0) {
            machine.nvlinkAsked = true;
            machine.nvlinkSource = source;
            // "<inactive>" and "N/A" are links that carry nothing.
            const Reading rate = reading(speed.capturedView(2), source);
            machine.nvlinkGBs[current] += rate.value.value_or(0);
        }
    }
}

void parseSmiError(const Segment &segment, Machine &machine)
{
    using Kind = ToolFailure::Kind;
    struct Sign {
        const char *needle;
        Kind kind;
    };
    static constexpr std::array signs{
        Sign{"GPU is lost", Kind::GpuLost},
        Sign{"Unable to determine the device handle", Kind::DeviceHandle},
        Sign{"version mismatch", Kind::VersionMismatch},
        Sign{"NVIDIA-SMI has failed", Kind::DriverNotRunning},
        Sign{"Failed to initialize NVML", Kind::DriverNotRunning},
        Sign{"No devices were found", Kind::NoDevices},
        Sign{"not found", Kind::NotInstalled},
        Sign{"not recognized", Kind::NotInstalled},
    };
    const QString text = segment.lines.join(u'\n').left(2000);
    for (const Sign &sign : signs) {
        const qsizetype at = text.indexOf(QLatin1String(sign.needle));
        if (at < 0)
            continue;
        const auto line = text.left(at).count(u'\n');
        machine.failures.append(
            {sign.kind, segment.lines.value(line).trimmed(), sourceOf(segment, line)});
        return;
    }
}

} // namespace xuanka::trial
