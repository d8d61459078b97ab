// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Keys.h"

#include <QFont>
#include <QObject>

namespace xuanka {

enum class ThemeMode { System, Light, Dark };

template <>
struct KeyTable<ThemeMode> {
    static constexpr std::array<std::pair<ThemeMode, std::string_view>, 3> rows{{
        {ThemeMode::System, "system"},
        {ThemeMode::Light, "light"},
        {ThemeMode::Dark, "dark"},
    }};
};

// Looks of the application: style, palette, font. Widgets follow through their change events.
class Theme final : public QObject {
    Q_OBJECT
public:
    explicit Theme(QObject *parent = nullptr);

    void setMode(ThemeMode mode);
    ThemeMode mode() const { return m_mode; }
    // Flashes and slides are left out when the desktop or the user asks for calm.
    bool reducedMotion() const;

private:
    ThemeMode m_mode = ThemeMode::System;
};

namespace theme {

// 8-px grid.
inline constexpr int gap = 8;
inline constexpr int innerGap = 4;
inline constexpr int pageMargin = 24;
inline constexpr int cardPadding = 16;
inline constexpr int radius = 6;
inline constexpr int pageWidth = 760;

QFont scaled(const QFont &font, double factor, QFont::Weight weight = QFont::Normal);
inline QFont titleFont(const QFont &font)
{
    return scaled(font, 1.6, QFont::DemiBold);
}
inline QFont sectionFont(const QFont &font)
{
    return scaled(font, 1.2, QFont::DemiBold);
}
inline QFont helpFont(const QFont &font)
{
    return scaled(font, 0.9);
}

} // namespace theme

} // namespace xuanka
