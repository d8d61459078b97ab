// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"
#include "core/plan/Workload.h"

#include <QList>
#include <QString>

#include <optional>

namespace xuanka {

// The model a configuration or command names: a repository name as it is; of a path the name of the
// folder, or of the repository a cache folder stands for. What was done is told in `notes`.
ModelRef modelNamed(const QString &text, QList<Message> &notes);

// The format that a name ends with by custom ("-AWQ", "-GPTQ-Int4", "-FP8", "Q4_K_M.gguf").
std::optional<WeightFormat> formatInName(const QString &name);

} // namespace xuanka
