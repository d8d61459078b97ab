// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace xuanka::theme {

// The named colours beside the palette. Each keeps a contrast of at least 4.5:1 against Window and
// Base of its own lightness.
struct Colors {
    QColor accent;
    QColor good;
    QColor warn;
    QColor bad;
    QColor muted;
    QColor separator; // hairlines; carries no meaning alone
    QColor surface; // panels beside the page
};

enum class Tone { Text, Accent, Good, Warn, Bad, Muted, OnAccent };

bool isDark(const QPalette &palette);
const Colors &colorsOf(const QPalette &palette);
QColor toneColor(Tone tone, const QPalette &palette);
// A quiet fill of the tone behind text.
QColor tint(Tone tone, const QPalette &palette);
QPalette lightPalette();
QPalette darkPalette();
// Contrast ratio by WCAG 2: 1..21.
double contrast(const QColor &a, const QColor &b);

} // namespace xuanka::theme
