// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/config/Family.h"

namespace xuanka {

// Ways of counting that need more than switches; Families*.cpp says which family uses which.
void buildDecoder(ConfigObject &config, const Family &family, Draft &draft);
void buildLatent(ConfigObject &config, const Family &family, Draft &draft);

// `layers` multi-token-prediction layers of `each` parameters: beside the total, with a note.
void addMtp(Draft &draft, Count each, qint64 layers);

} // namespace xuanka
