// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/Thresholds.h"

#include "core/catalog/CatalogCode.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>

namespace xuanka {

Result<Thresholds> Thresholds::builtIn()
{
    QFile file(QStringLiteral(":/checklist/thresholds.json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail({CatalogCode::DataBroken, {file.fileName()}});
    return fromJson(file.readAll());
}

Result<Thresholds> Thresholds::fromJson(const QByteArray &json)
{
    Thresholds thresholds;
    const QJsonObject limits =
        QJsonDocument::fromJson(json).object().value(QLatin1String("thresholds")).toObject();
    for (auto it = limits.begin(); it != limits.end(); ++it) {
        const QJsonObject entry = it->toObject();
        Threshold limit;
        limit.value =
            entry.value(QLatin1String("value")).toDouble(std::numeric_limits<double>::quiet_NaN());
        limit.unit = entry.value(QLatin1String("unit")).toString();
        limit.source = entry.value(QLatin1String("source")).toString();
        if (limit.value != limit.value || limit.source.isEmpty())
            return fail({CatalogCode::DataBroken, {it.key()}});
        thresholds.m_limits.insert(it.key(), limit);
    }
    if (thresholds.m_limits.isEmpty())
        return fail({CatalogCode::DataBroken, {QStringLiteral("thresholds.json")}});
    return thresholds;
}

double Thresholds::value(const QString &name) const
{
    const auto it = m_limits.constFind(name);
    return it == m_limits.constEnd() ? std::numeric_limits<double>::quiet_NaN() : it->value;
}

void Thresholds::replace(const QString &name, double value)
{
    m_limits[name].value = value;
}

} // namespace xuanka
