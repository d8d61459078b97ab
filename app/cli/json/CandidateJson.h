// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QJsonObject>

namespace xuanka::cli {

QJsonObject candidateJson(const Candidate &candidate);
QJsonObject strategyJson(const Candidate &candidate);
QJsonObject leaseJson(const Lease &lease);

} // namespace xuanka::cli
