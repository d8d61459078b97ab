// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/Catalog.h"

#include "core/base/Nearest.h"
#include "core/catalog/CatalogCode.h"
#include "core/catalog/GpuJson.h"
#include "core/catalog/ModelJson.h"
#include "core/catalog/ModelNames.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

namespace xuanka {
namespace {

Result<QByteArray> resource(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({CatalogCode::DataBroken, {path}});
    return file.readAll();
}

// Spelling does not matter in a look-up: "RTX 4090", "rtx_4090" and "rtx-4090" are one name.
QString folded(const QString &name)
{
    QString key = name.trimmed().toLower();
    key.replace(u'_', u'-');
    key.replace(u' ', u'-');
    return key;
}

template <typename Item>
void index(QHash<QString, int> &byName, const Item &item, int position,
           QString (*keyOf)(const QString &))
{
    for (const QString &name : QStringList{item.id, item.name} + item.aliases) {
        if (!name.isEmpty() && !byName.contains(keyOf(name)))
            byName.insert(keyOf(name), position);
    }
}

template <typename Item>
QStringList ids(const QList<Item> &items)
{
    QStringList names;
    for (const Item &item : items)
        names.append(item.id);
    return names;
}

} // namespace

Result<Catalog> Catalog::builtIn()
{
    const auto gpus = resource(QStringLiteral(":/catalog/gpus.json"));
    if (!gpus)
        return Failure(gpus.error());
    const auto models = resource(QStringLiteral(":/catalog/models.json"));
    if (!models)
        return Failure(models.error());
    auto catalog = fromJson(*gpus, *models);
    auto prices = MarketPrices::builtIn();
    if (!prices)
        return Failure(prices.error());
    if (catalog)
        catalog->m_prices = std::move(*prices);
    return catalog;
}

Result<Catalog> Catalog::fromJson(const QByteArray &gpus, const QByteArray &models)
{
    Catalog catalog;
    const QJsonObject gpuRoot = QJsonDocument::fromJson(gpus).object();
    catalog.m_version = gpuRoot.value(QLatin1String("version")).toString();
    for (const QJsonValue &value : gpuRoot.value(QLatin1String("gpus")).toArray()) {
        auto gpu = gpuFromJson(value.toObject());
        if (!gpu)
            return Failure(gpu.error());
        const int position = static_cast<int>(catalog.m_gpus.size());
        index(catalog.m_gpuByName, *gpu, position, folded);
        if (!gpu->driverName.isEmpty() && !catalog.m_gpuByName.contains(folded(gpu->driverName)))
            catalog.m_gpuByName.insert(folded(gpu->driverName), position);
        catalog.m_gpus.append(std::move(*gpu));
    }
    const QJsonObject modelRoot = QJsonDocument::fromJson(models).object();
    for (const QJsonValue &value : modelRoot.value(QLatin1String("models")).toArray()) {
        auto model = modelFromJson(value.toObject());
        if (!model)
            return Failure(model.error());
        index(catalog.m_modelByName, *model, static_cast<int>(catalog.m_models.size()), modelKey);
        catalog.m_models.append(std::move(*model));
    }
    if (catalog.m_gpus.isEmpty())
        return fail({CatalogCode::DataBroken, {QStringLiteral("gpus.json")}});
    return catalog;
}

const Gpu *Catalog::findGpu(const QString &name) const
{
    const auto it = m_gpuByName.constFind(folded(name));
    return it == m_gpuByName.constEnd() ? nullptr : &m_gpus[*it];
}

const Model *Catalog::findModel(const QString &name) const
{
    for (const QString &key : modelKeys(name)) {
        const auto it = m_modelByName.constFind(key);
        if (it != m_modelByName.constEnd())
            return &m_models[*it];
    }
    return nullptr;
}

QStringList Catalog::nearestGpus(const QString &name) const
{
    return nearestNames(name, ids(m_gpus));
}

QStringList Catalog::nearestModels(const QString &name) const
{
    return nearestNames(name, ids(m_models));
}

} // namespace xuanka
