// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Model.h"

#include <QJsonObject>

namespace xuanka {

// One model of models.json; the layer values are those of its published configuration.
Result<Model> modelFromJson(const QJsonObject &object);

} // namespace xuanka
