// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trial/Machine.h"

namespace xuanka::trial {

// One field of `nvidia-smi -q` or `-q -x`. `path` is the chain of headings, lower case, without
// spaces, underscores or hyphens, joined by '/': "pci/gpulinkinfo/pciegeneration/current".
// Unknown fields are passed over.
void applySmiField(MachineGpu &gpu, const QString &path, const QString &value,
                   const Source &source);
QString smiKey(const QString &heading);

} // namespace xuanka::trial
