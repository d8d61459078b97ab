// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Result.h"
#include "core/catalog/Gpu.h"

#include <QJsonObject>

namespace xuanka {

// One card of gpus.json. Missing numbers stay 0 ("no such unit, or no verified figure").
Result<Gpu> gpuFromJson(const QJsonObject &object);

} // namespace xuanka
