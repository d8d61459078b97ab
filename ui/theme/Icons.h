// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Colors.h"

#include <QIcon>
#include <QPixmap>

namespace xuanka::theme {

// A drawing of resources/icons ("open"), in the colour of the tone. The icon follows the
// application's palette each time it is painted, so nothing has to be set again on a theme switch.
QIcon icon(const char *name, Tone tone = Tone::Text);
// For painting by hand: `size` in device-independent pixels.
QPixmap iconPixmap(const QString &name, const QColor &color, QSize size, qreal ratio);

} // namespace xuanka::theme
