// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/ConfigObject.h"

namespace xuanka {

// How the weights beside this config.json are stored, in the words a plan uses for weights:
// from quantization_config, else from the data type. Empty when the file does not say.
QString readStoredAs(ConfigObject &config);

} // namespace xuanka
