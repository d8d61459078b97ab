// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

namespace xuanka::trial {
namespace {

// "00000000:06:10.0" and "0000:06:10.0" are one slot.
QString slot(const QString &busId)
{
    return busId.toLower().section(u':', -2);
}

bool sameCard(const MachineGpu &a, const MachineGpu &b)
{
    if (!a.busId.isEmpty() && !b.busId.isEmpty())
        return slot(a.busId) == slot(b.busId);
    return a.index >= 0 && a.index == b.index;
}

void complete(Reading &known, const Reading &more)
{
    if (!known.value && (more.value || more.unreadable))
        known = more;
}

void keepHighest(Reading &known, const Reading &more)
{
    if (known.value && more.value && *more.value > *known.value)
        known = more;
    complete(known, more);
}

} // namespace

bool isUnreadable(QStringView text)
{
    static const QRegularExpression words(
        QStringLiteral("N/A|ERR!?|Unknown Error|Not Supported|Not Found|Insufficient Permissions"
                       "|deprecated|GPU is lost|^\\s*-+\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(text).hasMatch();
}

Reading reading(QStringView text, const Source &source)
{
    Reading result;
    result.source = source;
    if (isUnreadable(text)) {
        result.unreadable = true;
        return result;
    }
    static const QRegularExpression number(QStringLiteral("-?\\d+(\\.\\d+)?"));
    const auto match = number.match(text);
    bool ok = false;
    const double value = match.captured().toDouble(&ok);
    if (match.hasMatch() && ok)
        result.value = value;
    else
        result.unreadable = !text.trimmed().isEmpty();
    return result;
}

void mergeGpu(Machine &machine, const MachineGpu &gpu)
{
    for (MachineGpu &known : machine.gpus) {
        if (!sameCard(known, gpu))
            continue;
        if (known.index < 0)
            known.index = gpu.index;
        if (known.name.isEmpty() || (known.nameCut && !gpu.name.isEmpty() && !gpu.nameCut)) {
            known.name = gpu.name;
            known.nameCut = gpu.nameCut;
        }
        for (auto member : {&MachineGpu::busId, &MachineGpu::uuid, &MachineGpu::vbios}) {
            if ((known.*member).isEmpty())
                known.*member = gpu.*member;
        }
        if (!known.eccOn)
            known.eccOn = gpu.eccOn;
        if (!known.migOn)
            known.migOn = gpu.migOn;
        known.passthrough = known.passthrough || gpu.passthrough;
        for (auto member :
             {&MachineGpu::memoryMiB, &MachineGpu::memoryUsedMiB, &MachineGpu::computeCapability,
              &MachineGpu::powerLimitW, &MachineGpu::powerDefaultW, &MachineGpu::powerMaxW,
              &MachineGpu::fanPercent, &MachineGpu::pcieGenerationMax, &MachineGpu::pcieWidth,
              &MachineGpu::pcieWidthMax, &MachineGpu::smClockMhz})
            complete(known.*member, gpu.*member);
        for (auto member :
             {&MachineGpu::powerDrawW, &MachineGpu::temperatureC, &MachineGpu::utilizationPercent,
              &MachineGpu::pcieGeneration, &MachineGpu::eccUncorrected})
            keepHighest(known.*member, gpu.*member);
        for (const QString &reason : gpu.throttling) {
            if (!known.throttling.contains(reason))
                known.throttling.append(reason);
        }
        return;
    }
    machine.gpus.append(gpu);
}

} // namespace xuanka::trial
