// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/ModelShape.h"

#include <vector>

namespace xuanka {

// Whether `degree` cards can split the heads of every layer: it divides the attention heads, and
// divides the kv heads or is a multiple of them (they are then replicated).
bool illegalTensorParallel(const ModelShape &shape, int degree);

// The degrees up to `max` that are legal, ascending; always starts with 1.
std::vector<int> legalTensorParallel(const ModelShape &shape, int max);

} // namespace xuanka
