// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ReportTable.h"

namespace xuanka {

// Every assumption of a plan as rows of (key path, value, is a default): what the answer rests on.
ReportTable planRows(const Plan &plan, const QStringList &defaultsUsed);

} // namespace xuanka
