// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/SmiFields.h"

#include "core/trial/parsers/Scan.h"

#include <array>

namespace xuanka::trial {
namespace {

struct NumberField {
    const char *ending;
    Reading MachineGpu::*member;
};

// Both spellings of a field: that of -q and that of -q -x. Drivers moved some of them about.
constexpr std::array numberFields{
    NumberField{"fbmemoryusage/total", &MachineGpu::memoryMiB},
    NumberField{"fbmemoryusage/used", &MachineGpu::memoryUsedMiB},
    NumberField{"gpulinkinfo/pciegeneration/current", &MachineGpu::pcieGeneration},
    NumberField{"gpulinkinfo/pciegeneration/max", &MachineGpu::pcieGenerationMax},
    NumberField{"gpulinkinfo/linkwidth/current", &MachineGpu::pcieWidth},
    NumberField{"gpulinkinfo/linkwidth/max", &MachineGpu::pcieWidthMax},
    NumberField{"pciegen/currentlinkgen", &MachineGpu::pcieGeneration},
    NumberField{"pciegen/maxlinkgen", &MachineGpu::pcieGenerationMax},
    NumberField{"linkwidths/currentlinkwidth", &MachineGpu::pcieWidth},
    NumberField{"linkwidths/maxlinkwidth", &MachineGpu::pcieWidthMax},
    NumberField{"fanspeed", &MachineGpu::fanPercent},
    NumberField{"temperature/gpucurrenttemp", &MachineGpu::temperatureC},
    NumberField{"temperature/gputemp", &MachineGpu::temperatureC},
    NumberField{"utilization/gpu", &MachineGpu::utilizationPercent},
    NumberField{"utilization/gpuutil", &MachineGpu::utilizationPercent},
    NumberField{"powerreadings/powerdraw", &MachineGpu::powerDrawW},
    NumberField{"powerreadings/averagepowerdraw", &MachineGpu::powerDrawW},
    NumberField{"powerreadings/instantpowerdraw", &MachineGpu::powerDrawW},
    NumberField{"powerreadings/instantaneouspowerdraw", &MachineGpu::powerDrawW},
    NumberField{"powerreadings/powerlimit", &MachineGpu::powerLimitW},
    NumberField{"powerreadings/currentpowerlimit", &MachineGpu::powerLimitW},
    NumberField{"powerreadings/enforcedpowerlimit", &MachineGpu::powerLimitW},
    NumberField{"powerreadings/defaultpowerlimit", &MachineGpu::powerDefaultW},
    NumberField{"powerreadings/maxpowerlimit", &MachineGpu::powerMaxW},
    NumberField{"clocks/sm", &MachineGpu::smClockMhz},
    NumberField{"clocks/smclock", &MachineGpu::smClockMhz},
};

bool endsWithPath(const QString &path, const QString &ending)
{
    return path == ending || path.endsWith(u'/' + ending);
}

// Reasons that cost speed without anyone's wish. "SW Power Cap" is normal at the limit.
bool slowsDown(const QString &key)
{
    static const QStringList bad{QStringLiteral("hwslowdown"), QStringLiteral("hwthermalslowdown"),
                                 QStringLiteral("hwpowerbrakeslowdown"),
                                 QStringLiteral("swthermalslowdown")};
    return bad.contains(key);
}

void applyThrottle(MachineGpu &gpu, const QString &path, const QString &value)
{
    if (value != u"Active")
        return;
    QString key = path.section(u'/', -1);
    // -q -x spells it clocks_event_reason_hw_slowdown
    for (const char *prefix : {"clocksthrottlereason", "clockseventreason"}) {
        if (key.startsWith(QLatin1String(prefix)))
            key = key.mid(static_cast<qsizetype>(qstrlen(prefix)));
    }
    if (slowsDown(key) && !gpu.throttling.contains(key))
        gpu.throttling.append(key);
}

void addUncorrected(MachineGpu &gpu, const QString &value, const Source &source)
{
    const Reading count = reading(value, source);
    if (gpu.eccUncorrected.value && count.value)
        gpu.eccUncorrected.value = *gpu.eccUncorrected.value + *count.value;
    else if (!gpu.eccUncorrected.value)
        gpu.eccUncorrected = count;
}

} // namespace

QString smiKey(const QString &heading)
{
    QString key;
    for (const QChar letter : heading) {
        if (letter.isLetterOrNumber())
            key += letter.toLower();
    }
    return key;
}

void applySmiField(MachineGpu &gpu, const QString &fullPath, const QString &value,
                   const Source &source)
{
    QString path = fullPath;
    path.replace(QLatin1String("gpupowerreadings"), QLatin1String("powerreadings"));
    if (path == u"productname")
        gpu.name = value;
    else if (path == u"gpuuuid" || path == u"uuid")
        gpu.uuid = value;
    else if (path == u"vbiosversion")
        gpu.vbios = value;
    else if (path == u"minornumber" && gpu.index < 0)
        return; // the device node, not the index
    else if (path == u"eccmode/current" || path == u"eccmode/currentecc")
        gpu.eccOn = isUnreadable(value) ? std::nullopt : std::optional(value == u"Enabled");
    else if (path == u"migmode/current" || path == u"migmode/currentmig")
        gpu.migOn = isUnreadable(value) ? std::nullopt : std::optional(value == u"Enabled");
    else if (endsWithPath(path, QStringLiteral("gpuvirtualizationmode/virtualizationmode")))
        gpu.passthrough = value.contains(QLatin1String("Pass"), Qt::CaseInsensitive);
    else if (path.contains(QLatin1String("throttlereasons"))
             || path.contains(QLatin1String("eventreasons")))
        applyThrottle(gpu, path, value);
    else if (path.startsWith(QLatin1String("eccerrors/volatile"))
             && path.section(u'/', -1).contains(QLatin1String("uncorrect")))
        addUncorrected(gpu, value, source);
    for (const NumberField &field : numberFields) {
        if (!endsWithPath(path, QLatin1String(field.ending)))
            continue;
        Reading &known = gpu.*field.member;
        const Reading found = reading(value, source);
        if (!known.value)
            known = found;
        return;
    }
}

} // namespace xuanka::trial
