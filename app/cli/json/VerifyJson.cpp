// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/VerifyJson.h"

#include "app/cli/json/JsonParts.h"
#include "ui/text/Language.h"
#include "ui/text/Text.h"

namespace xuanka::cli {
namespace {

void putReading(QJsonObject &object, const char *name, const Reading &reading)
{
    if (reading)
        object.insert(QLatin1String(name), sixDigits(*reading.value));
}

QJsonObject card(const MachineGpu &gpu)
{
    QJsonObject object;
    if (gpu.index >= 0)
        object.insert(QStringLiteral("index"), gpu.index);
    put(object, "name", gpu.name);
    put(object, "bus_id", gpu.busId);
    put(object, "vbios", gpu.vbios);
    putReading(object, "memory_mib", gpu.memoryMiB);
    putReading(object, "memory_used_mib", gpu.memoryUsedMiB);
    putReading(object, "compute_capability", gpu.computeCapability);
    putReading(object, "power_draw_w", gpu.powerDrawW);
    putReading(object, "power_limit_w", gpu.powerLimitW);
    putReading(object, "temperature_c", gpu.temperatureC);
    putReading(object, "pcie_generation", gpu.pcieGeneration);
    putReading(object, "pcie_generation_max", gpu.pcieGenerationMax);
    putReading(object, "pcie_width", gpu.pcieWidth);
    putReading(object, "pcie_width_max", gpu.pcieWidthMax);
    putReading(object, "ecc_uncorrected", gpu.eccUncorrected);
    if (gpu.eccOn)
        object.insert(QStringLiteral("ecc"), *gpu.eccOn);
    if (gpu.migOn)
        object.insert(QStringLiteral("mig"), *gpu.migOn);
    put(object, "throttling", gpu.throttling);
    put(object, "source", gpu.source.text());
    return object;
}

void putMatrix(QJsonObject &object, const char *name, const std::optional<LinkMatrix> &matrix)
{
    if (!matrix)
        return;
    QJsonArray rows;
    for (int row = 0; row < matrix->size; ++row) {
        QJsonArray cells;
        for (int column = 0; column < matrix->size; ++column)
            cells.append(matrix->at(row, column));
        rows.append(cells);
    }
    object.insert(QLatin1String(name), rows);
}

QJsonObject machineJson(const Machine &machine)
{
    QJsonArray gpus;
    for (const MachineGpu &gpu : machine.gpus)
        gpus.append(card(gpu));
    QJsonObject object{{QStringLiteral("gpus"), gpus}};
    putNumber(object, "announced_gpus", machine.announcedGpus);
    put(object, "driver", machine.driver);
    put(object, "cuda", machine.cuda);
    putMatrix(object, "topology", machine.topology);
    putMatrix(object, "peer_to_peer", machine.peerToPeer);
    return object;
}

QJsonObject checkJson(const Check &check)
{
    const auto said = [](const Message &message) {
        return text::of(message, text::spokenLocale());
    };
    QJsonObject object{{QStringLiteral("id"), check.id},
                       {QStringLiteral("item"), check.item},
                       {QStringLiteral("verdict"), json(check.verdict)},
                       {QStringLiteral("expected"), said(check.expected)},
                       {QStringLiteral("found"), said(check.found)},
                       {QStringLiteral("found_code"), keyText(check.found.key)}};
    put(object, "source", check.source);
    return object;
}

} // namespace

QJsonObject verifyJson(const Verification &verification)
{
    QJsonArray checks;
    for (const Check &check : verification.checks)
        checks.append(checkJson(check));
    return {{QStringLiteral("machine"), machineJson(verification.machine)},
            {QStringLiteral("checks"), checks}};
}

} // namespace xuanka::cli
