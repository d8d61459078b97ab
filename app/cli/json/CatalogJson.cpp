// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json/CatalogJson.h"

#include "app/cli/json/JsonParts.h"
#include "core/catalog/ModelKeys.h"

namespace xuanka::cli {
namespace {

QJsonObject gpuJson(const Gpu &gpu, const MarketPrices &prices)
{
    const GpuSpec &spec = gpu.spec;
    QJsonObject object{{QStringLiteral("id"), gpu.id},
                       {QStringLiteral("name"), gpu.name},
                       {QStringLiteral("memory_gib"), sixDigits(spec.memoryGiB)},
                       {QStringLiteral("pcie_generation"), spec.pcieGeneration},
                       {QStringLiteral("pcie_lanes"), spec.pcieLanes},
                       {QStringLiteral("peer_to_peer"), spec.peerToPeer},
                       {QStringLiteral("ecc"), spec.ecc},
                       {QStringLiteral("mig"), spec.mig},
                       {QStringLiteral("geforce"), spec.geforce},
                       {QStringLiteral("sources"), json(gpu.sources)}};
    put(object, "driver_name", gpu.driverName);
    put(object, "aliases", gpu.aliases);
    put(object, "architecture", gpu.architecture);
    put(object, "minimum_cuda", gpu.minimumCuda);
    put(object, "note", gpu.note);
    putNumber(object, "release_year", gpu.releaseYear);
    const std::pair<const char *, double> numbers[] = {
        {"bandwidth_gb_per_second", spec.bandwidthGBs},
        {"fp16_tflops", spec.fp16Teraflops},
        {"fp16_fast_tflops", spec.fp16FastTeraflops},
        {"fp8_tflops", spec.fp8Teraflops},
        {"fp4_tflops", spec.fp4Teraflops},
        {"int8_tops", spec.int8Teraops},
        {"fp32_tflops", spec.fp32Teraflops},
        {"fp64_tflops", spec.fp64Teraflops},
        {"measured_matmul_tflops", spec.measuredMatmulTeraflops},
        {"board_power_watts", spec.boardPowerW},
        {"nvlink_gb_per_second", spec.nvlinkGBs},
        {"nvlink_max_cards", spec.nvlinkMaxCards},
    };
    for (const auto &[name, value] : numbers)
        putNumber(object, name, sixDigits(value));
    if (spec.computeMajor > 0)
        object.insert(QStringLiteral("compute_capability"),
                      QStringLiteral("%1.%2").arg(spec.computeMajor).arg(spec.computeMinor));
    QJsonArray typical;
    for (const char *currency : {"CNY", "USD"}) {
        const auto hour = prices.typicalPrice(gpu.id, PriceUnit::CardHour, Currency(currency));
        if (!hour)
            continue;
        QJsonObject price = json(hour->amount);
        price.insert(QStringLiteral("currency"), QLatin1String(currency));
        price.insert(QStringLiteral("per"), json(hour->per));
        price.insert(QStringLiteral("basis"), hour->basis);
        typical.append(price);
    }
    if (!typical.isEmpty())
        object.insert(QStringLiteral("typical_prices"), typical);
    return object;
}

QJsonObject modelJson(const Model &model)
{
    QJsonObject object{{QStringLiteral("id"), model.id},
                       {QStringLiteral("name"), model.name},
                       {QStringLiteral("kind"), json(model.kind)},
                       {QStringLiteral("exact"), model.exact},
                       {QStringLiteral("source"), model.source}};
    put(object, "architecture", model.family);
    put(object, "aliases", model.aliases);
    const std::int64_t total = model.shape.total();
    QJsonObject parameters;
    putNumber(parameters, "total", static_cast<double>(total));
    if (model.shape.active() != total)
        putNumber(parameters, "active", static_cast<double>(model.shape.active()));
    object.insert(QStringLiteral("parameters"), parameters);
    putNumber(object, "layers", model.shape.layers());
    putNumber(object, "context_tokens", static_cast<double>(model.shape.maxContext));
    if (model.kind == ModelKind::Language)
        putNumber(object, "kv_bytes_per_token_fp16",
                  2.0 * static_cast<double>(cacheElementsPerToken(model.shape)));
    QJsonArray components;
    for (const ModelComponent &component : model.components)
        components.append(
            QJsonObject{{QStringLiteral("role"), component.role},
                        {QStringLiteral("parameters"), static_cast<qint64>(component.parameters)}});
    if (!components.isEmpty())
        object.insert(QStringLiteral("components"), components);
    return object;
}

} // namespace

QJsonArray gpusJson(const Catalog &catalog)
{
    QJsonArray array;
    for (const Gpu &gpu : catalog.gpus())
        array.append(gpuJson(gpu, catalog.prices()));
    return array;
}

QJsonArray modelsJson(const Catalog &catalog)
{
    QJsonArray array;
    for (const Model &model : catalog.models())
        array.append(modelJson(model));
    return array;
}

} // namespace xuanka::cli
