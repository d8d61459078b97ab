// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/command/EngineFlags.h"
#include "core/import/command/ShellWords.h"

#include <optional>

namespace xuanka {

// An engine's launcher found among shell commands, and the words that are its arguments.
struct LaunchCommand {
    const EngineFlags *flags = nullptr;
    QStringList arguments;
    int visibleCards = 0; // by CUDA_VISIBLE_DEVICES or docker's --gpus; 0 if not said
    QStringList secrets; // names of secrets in the environment; their values are gone
    QString unsupported; // a launcher that is known but has no counterpart in a plan
};

std::optional<LaunchCommand> findLaunch(const ShellText &text);

} // namespace xuanka
