// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ModelFile.h"

#include <QJsonObject>

namespace xuanka::cli {

// What a model file holds, as the command "inspect" prints it.
QJsonObject inspectJson(const ModelFile &file);

} // namespace xuanka::cli
