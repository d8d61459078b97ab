// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/GpuJson.h"

#include "core/base/Units.h"
#include "core/catalog/CatalogCode.h"

#include <QJsonArray>

namespace xuanka {

template <>
struct KeyTable<MemoryKind> {
    static constexpr std::array<std::pair<MemoryKind, std::string_view>, 7> rows{{
        {MemoryKind::Gddr6, "gddr6"},
        {MemoryKind::Gddr6x, "gddr6x"},
        {MemoryKind::Gddr7, "gddr7"},
        {MemoryKind::Hbm2, "hbm2"},
        {MemoryKind::Hbm2e, "hbm2e"},
        {MemoryKind::Hbm3, "hbm3"},
        {MemoryKind::Hbm3e, "hbm3e"},
    }};
};

namespace {

QStringList strings(const QJsonValue &value)
{
    QStringList list;
    for (const QJsonValue &item : value.toArray())
        list.append(item.toString());
    return list;
}

double middle(const QJsonArray &range)
{
    return range.size() == 2 ? (range[0].toDouble() + range[1].toDouble()) / 2 : 0;
}

} // namespace

Result<Gpu> gpuFromJson(const QJsonObject &object)
{
    const auto text = [&](const char *name) {
        return object.value(QLatin1String(name)).toString();
    };
    const auto number = [&](const char *name) {
        return object.value(QLatin1String(name)).toDouble();
    };
    const auto flag = [&](const char *name) { return object.value(QLatin1String(name)).toBool(); };
    Gpu gpu;
    gpu.id = text("id");
    gpu.name = text("name");
    gpu.driverName = text("driver_name");
    gpu.aliases = strings(object.value(QLatin1String("aliases")));
    gpu.architecture = text("architecture");
    gpu.minimumCuda = text("minimum_cuda");
    gpu.releaseYear = static_cast<int>(number("release_year"));
    gpu.sources = strings(object.value(QLatin1String("sources")));
    gpu.note = text("note");

    GpuSpec &spec = gpu.spec;
    spec.memoryGiB = mibToGiB(number("memory_mib"));
    spec.bandwidthGBs = number("bandwidth_gbs");
    spec.fp16Teraflops = number("fp16_tflops");
    spec.fp16FastTeraflops = number("fp16_fast_tflops");
    spec.fp8Teraflops = number("fp8_tflops");
    spec.fp4Teraflops = number("fp4_tflops");
    spec.int8Teraops = number("int8_tops");
    spec.fp32Teraflops = number("fp32_tflops");
    spec.fp64Teraflops = number("fp64_tflops");
    spec.measuredMatmulTeraflops =
        middle(object.value(QLatin1String("measured_matmul_tflops")).toArray());
    spec.boardPowerW = number("board_power_w");
    spec.nvlinkGBs = number("nvlink_gbs");
    spec.nvlinkMaxCards = static_cast<int>(number("nvlink_max_cards"));
    spec.pcieGeneration = static_cast<int>(number("pcie_generation"));
    spec.pcieLanes = static_cast<int>(number("pcie_lanes"));
    const QStringList capability = text("compute_capability").split(u'.');
    if (capability.size() == 2) {
        spec.computeMajor = capability[0].toInt();
        spec.computeMinor = capability[1].toInt();
    }
    spec.peerToPeer = flag("peer_to_peer");
    spec.ecc = flag("ecc");
    spec.mig = flag("mig");
    spec.geforce = flag("geforce");
    const auto kind = fromKey<MemoryKind>(text("memory_kind").toStdString());
    if (gpu.id.isEmpty() || spec.memoryGiB <= 0 || spec.bandwidthGBs <= 0 || !kind)
        return fail({CatalogCode::DataBroken, {gpu.id}});
    spec.memoryKind = *kind;
    return gpu;
}

} // namespace xuanka
