// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"
#include "core/catalog/ModelShape.h"

#include <QList>

namespace xuanka {

// What the cache of one token alone does not tell: layers that forget, layers that keep a state.
QList<Message> layerNotes(const ModelShape &shape);

} // namespace xuanka
