// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/ConvertedPlan.h"

#include <optional>

namespace xuanka {

// A launch command of an inference engine: shell, docker, the argument list of a container, a call
// in Python, or what the engine printed at its start. Nothing when the text is none of these.
std::optional<Result<ConvertedPlan>> readCommand(const QString &text);

} // namespace xuanka
