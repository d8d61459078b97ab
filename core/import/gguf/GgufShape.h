// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"
#include "core/catalog/ModelShape.h"
#include "core/import/gguf/GgufCount.h"
#include "core/import/gguf/GgufWindow.h"

#include <optional>

namespace xuanka {

// Number of layers that predict the next token; further ones (MTP) are in the file behind them.
int ggufMainLayers(const GgufHeader &header, const QByteArray &architecture);

// The layers as estimates need them, exact to the parameter. Nothing when the header does not tell
// what a layer keeps for a token: then only the totals hold.
std::optional<ModelShape> ggufShape(const GgufHeader &header, const QByteArray &architecture,
                                    const GgufCount &count, const GgufWindow &window);

} // namespace xuanka
