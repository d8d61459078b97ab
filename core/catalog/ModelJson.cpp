// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/ModelJson.h"

#include "core/catalog/CatalogCode.h"

namespace xuanka {

Result<Model> modelFromJson(const QJsonObject &object)
{
    Model model;
    model.id = object.value(QLatin1String("id")).toString();
    if (model.id.isEmpty())
        return fail({CatalogCode::DataBroken, {QStringLiteral("models.json")}});
    return model;
}

} // namespace xuanka
