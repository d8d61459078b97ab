// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/trial/Verify.h"

#include <QJsonObject>

namespace xuanka::cli {

// The machine as its outputs show it, and the checks, as the command "verify" prints them.
QJsonObject verifyJson(const Verification &verification);

} // namespace xuanka::cli
