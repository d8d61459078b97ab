// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/Constants.h"

#include "core/estimate/ConstantReader.h"
#include "core/estimate/EstimateCode.h"

#include <QFile>
#include <QJsonDocument>

namespace xuanka {

Result<EstimateConstants> EstimateConstants::builtIn()
{
    QFile file(QStringLiteral(":/estimation/constants.json"));
    if (!file.open(QIODevice::ReadOnly))
        return fail(EstimateCode::ConstantMissing, file.fileName());
    return fromJson(file.readAll());
}

Result<EstimateConstants> EstimateConstants::fromJson(const QByteArray &json)
{
    QJsonParseError parse;
    const QJsonObject root = QJsonDocument::fromJson(json, &parse).object();
    if (parse.error != QJsonParseError::NoError)
        return fail(EstimateCode::ConstantMissing, parse.errorString());
    ConstantReader reader(root);
    EstimateConstants constants;
    constants.version = root.value(QLatin1String("version")).toString();
    constants.memory = MemoryConstants::read(reader);
    constants.speed = SpeedConstants::read(reader);
    constants.speed.memory = constants.memory;
    if (const auto problem = reader.finish())
        return Failure(*problem);
    constants.sources = reader.sources();
    return constants;
}

} // namespace xuanka
