// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Colors.h"

#include <algorithm>
#include <cmath>

namespace xuanka::theme {
namespace {

const Colors light{QColor(0x0b5cad), QColor(0x18702f), QColor(0x845400), QColor(0xb3261e),
                   QColor(0x59626d), QColor(0xd9dce1), QColor(0xf4f5f7)};
const Colors dark{QColor(0x74b3ff), QColor(0x62c982), QColor(0xe5b455), QColor(0xff8f86),
                  QColor(0xa6aeb8), QColor(0x3d4249), QColor(0x1c1f23)};

struct Grounds {
    QColor window;
    QColor base;
    QColor alternate;
    QColor text;
    QColor button;
    QColor disabled;
    QColor highlight;
    QColor highlighted;
};

QPalette paletteOf(const Grounds &grounds, const Colors &colors)
{
    QPalette palette(grounds.button, grounds.window);
    palette.setColor(QPalette::Window, grounds.window);
    palette.setColor(QPalette::Base, grounds.base);
    palette.setColor(QPalette::AlternateBase, grounds.alternate);
    palette.setColor(QPalette::Button, grounds.button);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, grounds.text);
    palette.setColor(QPalette::ToolTipBase, grounds.base);
    palette.setColor(QPalette::Highlight, grounds.highlight);
    palette.setColor(QPalette::HighlightedText, grounds.highlighted);
    palette.setColor(QPalette::Link, colors.accent);
    palette.setColor(QPalette::LinkVisited, colors.accent);
    palette.setColor(QPalette::PlaceholderText, colors.muted);
    palette.setColor(QPalette::Mid, colors.separator);
    palette.setColor(QPalette::Midlight, colors.separator);
    palette.setColor(QPalette::Light, grounds.base);
    palette.setColor(QPalette::Dark, colors.separator.darker(120));
    palette.setColor(QPalette::Shadow, QColor(0, 0, 0, 90));
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, grounds.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colors.separator);
    return palette;
}

double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness()
        < palette.color(QPalette::WindowText).lightness();
}

const Colors &colorsOf(const QPalette &palette)
{
    return isDark(palette) ? dark : light;
}

QColor toneColor(Tone tone, const QPalette &palette)
{
    const Colors &colors = colorsOf(palette);
    switch (tone) {
    case Tone::Text:
        return palette.color(QPalette::WindowText);
    case Tone::Accent:
        return colors.accent;
    case Tone::Good:
        return colors.good;
    case Tone::Warn:
        return colors.warn;
    case Tone::Bad:
        return colors.bad;
    case Tone::Muted:
        return colors.muted;
    case Tone::OnAccent:
        return isDark(palette) ? QColor(0x10151b) : QColor(Qt::white);
    }
    return {};
}

QColor tint(Tone tone, const QPalette &palette)
{
    const QColor color = toneColor(tone, palette);
    const QColor ground = palette.color(QPalette::Base);
    const float share = isDark(palette) ? 0.16F : 0.08F;
    const auto mix = [share](float a, float b) { return a * share + b * (1 - share); };
    return QColor::fromRgbF(mix(color.redF(), ground.redF()), mix(color.greenF(), ground.greenF()),
                            mix(color.blueF(), ground.blueF()));
}

QPalette lightPalette()
{
    return paletteOf({QColor(Qt::white), QColor(Qt::white), QColor(0xf6f7f9), QColor(0x1b1f24),
                      QColor(0xf1f3f5), QColor(0x9aa2ab), QColor(0x0b5cad), QColor(Qt::white)},
                     light);
}

QPalette darkPalette()
{
    return paletteOf({QColor(0x22262b), QColor(0x22262b), QColor(0x292e34), QColor(0xe8eaed),
                      QColor(0x343940), QColor(0x6f7781), QColor(0x2f6fb8), QColor(Qt::white)},
                     dark);
}

double contrast(const QColor &a, const QColor &b)
{
    const double one = luminance(a);
    const double two = luminance(b);
    return (std::max(one, two) + 0.05) / (std::min(one, two) + 0.05);
}

} // namespace xuanka::theme
