// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

// Type and colour of paper: one family, few sizes, black on white with one accent.
namespace xuanka::paper {

inline constexpr double bodyPoints = 9.5;
inline constexpr double tablePoints = 8;
inline constexpr double smallPoints = 7;
inline constexpr double chartPoints = 8;

// Families are named one by one: left to a fallback, Chinese text gets Japanese glyph shapes.
// Shaping is off: with it, digits are replaced by alternates that cannot be searched or copied.
QFont font(double points, bool strong = false);

inline const QColor ink{0x1A, 0x1A, 0x1A};
inline const QColor muted{0x5F, 0x66, 0x6D};
inline const QColor rule{0xC9, 0xCE, 0xD3};
inline const QColor accent{0x00, 0x5B, 0x8F};
inline const QColor tint{0xE8, 0xF1, 0xF7}; // behind the recommendation
inline const QColor bad{0xB3, 0x26, 0x1E};
inline const QColor warn{0x8A, 0x50, 0x00};

} // namespace xuanka::paper
