// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

#include <QString>

#include <optional>

namespace xuanka {

// The words of training programs for the terms of a plan; nothing for a word without a counterpart.
std::optional<Optimizer> optimizerNamed(const QString &name);

// The sharding that the name of a DeepSpeed file tells: "ds_z3_offload_config.json".
struct NamedSharding {
    std::optional<Sharding> sharding;
    Offload offload = Offload::None;
};
NamedSharding shardingOfFileName(const QString &path);

} // namespace xuanka
