// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QJsonObject>

namespace xuanka::cli {

inline constexpr int adviceVersion = 1;

// The document "xuanka-advice". Texts follow the language of the call, codes never change.
QJsonObject adviceJson(const Advice &advice);

} // namespace xuanka::cli
