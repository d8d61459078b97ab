// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/MemoryConstants.h"

#include "core/estimate/ConstantReader.h"

namespace xuanka {

MemoryConstants MemoryConstants::read(ConstantReader &reader)
{
    MemoryConstants constants;
    Q_UNUSED(reader)
    return constants;
}

} // namespace xuanka
