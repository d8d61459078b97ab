// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/import/gguf/GgufHeader.h"

#include <QList>

namespace xuanka {

// Which layers of a GGUF look back over a window only.
struct GgufWindow {
    qint64 tokens = 0; // 0: no layer has a window
    QList<bool> layers; // empty while tokens > 0: a window is named, but not where it applies
};

GgufWindow ggufWindow(const GgufHeader &header, const QByteArray &architecture, int layers);

} // namespace xuanka
