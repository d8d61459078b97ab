// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/parsers/Parsers.h"
#include "core/trial/parsers/Scan.h"

#include <QRegularExpression>

#include <array>

namespace xuanka::trial {
namespace {

struct Column {
    const char *name;
    Reading MachineGpu::*member;
};

constexpr std::array columns{
    Column{"memory.total", &MachineGpu::memoryMiB},
    Column{"memory.used", &MachineGpu::memoryUsedMiB},
    Column{"compute_cap", &MachineGpu::computeCapability},
    Column{"power.draw", &MachineGpu::powerDrawW},
    Column{"power.draw.instant", &MachineGpu::powerDrawW},
    Column{"power.draw.average", &MachineGpu::powerDrawW},
    Column{"power.limit", &MachineGpu::powerLimitW},
    Column{"enforced.power.limit", &MachineGpu::powerLimitW},
    Column{"power.default_limit", &MachineGpu::powerDefaultW},
    Column{"power.max_limit", &MachineGpu::powerMaxW},
    Column{"temperature.gpu", &MachineGpu::temperatureC},
    Column{"utilization.gpu", &MachineGpu::utilizationPercent},
    Column{"fan.speed", &MachineGpu::fanPercent},
    Column{"pcie.link.gen.current", &MachineGpu::pcieGeneration},
    Column{"pcie.link.gen.gpucurrent", &MachineGpu::pcieGeneration},
    Column{"pcie.link.gen.max", &MachineGpu::pcieGenerationMax},
    Column{"pcie.link.width.current", &MachineGpu::pcieWidth},
    Column{"pcie.link.width.max", &MachineGpu::pcieWidthMax},
    Column{"clocks.sm", &MachineGpu::smClockMhz},
    Column{"clocks.current.sm", &MachineGpu::smClockMhz},
    Column{"ecc.errors.uncorrected.volatile.total", &MachineGpu::eccUncorrected},
};

// "memory.total [MiB]" and "memory.total" are one column.
QString columnName(const QString &cell)
{
    return cell.section(u'[', 0, 0).trimmed();
}

// Without a heading a cell is told by its form: only forms that mean one thing are taken.
QString guessedColumn(const QString &cell, int position)
{
    static const QRegularExpression index(QStringLiteral("^\\d{1,2}$"));
    static const QRegularExpression driver(QStringLiteral("^\\d{3}\\.\\d+(\\.\\d+)?$"));
    static const QRegularExpression capability(QStringLiteral("^\\d{1,2}\\.\\d$"));
    static const QRegularExpression bus(QStringLiteral("^[0-9A-Fa-f]{4,8}:[0-9A-Fa-f]{2}:"));
    if (position == 0 && index.match(cell).hasMatch())
        return QStringLiteral("index");
    if (cell.startsWith(QLatin1String("GPU-")))
        return QStringLiteral("uuid");
    if (cell.contains(QLatin1String("RTX")) || cell.startsWith(QLatin1String("NVIDIA"))
        || cell.startsWith(QLatin1String("Tesla")) || cell.startsWith(QLatin1String("GeForce"))
        || cell.startsWith(QLatin1String("Quadro")))
        return QStringLiteral("name");
    if (bus.match(cell).hasMatch())
        return QStringLiteral("pci.bus_id");
    if (driver.match(cell).hasMatch())
        return QStringLiteral("driver_version");
    if (capability.match(cell).hasMatch())
        return QStringLiteral("compute_cap");
    if (cell.endsWith(QLatin1String("MiB")))
        return QStringLiteral("memory.total"); // the first one; later ones are left alone
    return {};
}

bool isHeading(const QStringList &cells)
{
    for (const QString &cell : cells) {
        const QString name = columnName(cell);
        if (name == u"name" || name == u"index" || name == u"uuid" || name == u"gpu_name"
            || name == u"timestamp")
            return true;
        for (const Column &column : columns) {
            if (name == QLatin1String(column.name))
                return true;
        }
    }
    return false;
}

void applyThrottle(MachineGpu &gpu, const QString &name, const QString &cell)
{
    // clocks_event_reasons.hw_slowdown and the older clocks_throttle_reasons.…
    static const QRegularExpression bad(
        QStringLiteral("^clocks_(?:event|throttle)_reasons\\.(hw_slowdown|hw_thermal_slowdown"
                       "|hw_power_brake_slowdown|sw_thermal_slowdown)$"));
    const auto match = bad.match(name);
    if (match.hasMatch() && cell == u"Active")
        gpu.throttling.append(match.captured(1).remove(u'_'));
}

void apply(MachineGpu &gpu, Machine &machine, const QString &name, const QString &cell,
           const Source &source)
{
    if (name == u"index")
        gpu.index = isUnreadable(cell) ? -1 : cell.toInt();
    else if (name == u"name" || name == u"gpu_name")
        gpu.name = isUnreadable(cell) ? QString() : cell;
    else if (name == u"uuid" || name == u"gpu_uuid")
        gpu.uuid = cell;
    else if (name == u"pci.bus_id" || name == u"gpu_bus_id")
        gpu.busId = cell;
    else if (name == u"vbios_version")
        gpu.vbios = cell;
    else if (name == u"ecc.mode.current" && !isUnreadable(cell))
        gpu.eccOn = cell == u"Enabled";
    else if (name == u"mig.mode.current" && !isUnreadable(cell))
        gpu.migOn = cell == u"Enabled";
    else if (name == u"driver_version" && machine.driver.isEmpty() && !isUnreadable(cell)) {
        machine.driver = cell;
        machine.driverSource = source;
    }
    applyThrottle(gpu, name, cell);
    for (const Column &column : columns) {
        Reading &known = gpu.*column.member;
        if (name == QLatin1String(column.name) && !known.value)
            known = reading(cell, source);
    }
}

} // namespace

void parseSmiCsv(const Segment &segment, Machine &machine)
{
    QStringList names;
    int next = 0;
    for (qsizetype i = 0; i < segment.lines.size(); ++i) {
        QStringList cells = segment.lines[i].split(u',');
        for (QString &cell : cells)
            cell = cell.trimmed();
        if (cells.size() < 2)
            continue;
        if (isHeading(cells)) {
            names.clear();
            for (const QString &cell : std::as_const(cells))
                names.append(columnName(cell));
            next = 0;
            continue;
        }
        const Source source = sourceOf(segment, i);
        MachineGpu gpu;
        gpu.source = source;
        for (qsizetype column = 0; column < cells.size(); ++column) {
            const QString name = names.isEmpty()
                ? guessedColumn(cells[column], static_cast<int>(column))
                : names.value(column);
            apply(gpu, machine, name, cells[column], source);
        }
        if (gpu.name.isEmpty() && gpu.index < 0 && gpu.busId.isEmpty())
            continue;
        if (gpu.index < 0 && gpu.busId.isEmpty())
            gpu.index = next;
        ++next;
        mergeGpu(machine, gpu);
    }
}

} // namespace xuanka::trial
