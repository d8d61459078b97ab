// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/SpeedConstants.h"

#include "core/estimate/ConstantReader.h"

namespace xuanka {

SpeedConstants SpeedConstants::read(ConstantReader &reader)
{
    SpeedConstants constants;
    Q_UNUSED(reader)
    return constants;
}

} // namespace xuanka
