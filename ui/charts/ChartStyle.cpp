// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/ChartStyle.h"

namespace xuanka {
namespace {

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto channel = [share](int from, int to) {
        return int(from + (to - from) * share + 0.5);
    };
    return QColor(channel(a.red(), b.red()), channel(a.green(), b.green()),
                  channel(a.blue(), b.blue()));
}

ChartStyle fromColours(const QColor &background, const QColor &text, const QFont &font)
{
    ChartStyle style;
    style.font = font;
    style.background = background;
    style.text = text;
    style.dark = background.lightness() < 128;
    style.muted = mix(text, background, 0.35);
    style.grid = mix(background, text, 0.16);
    style.highlight = mix(background, style.of(SeriesRole::Ours), 0.12);
    return style;
}

} // namespace

ChartStyle ChartStyle::forScreen(const QColor &background, const QColor &text, const QFont &font)
{
    return fromColours(background, text, font);
}

ChartStyle ChartStyle::forPaper(const QFont &font, double pixel)
{
    ChartStyle style = fromColours(Qt::white, QColor(0x1A, 0x1A, 0x1A), font);
    style.pixel = pixel;
    return style;
}

QColor ChartStyle::of(SeriesRole role) const
{
    const QColor blue = dark ? QColor(0x56, 0xB4, 0xE9) : QColor(0x00, 0x72, 0xB2);
    switch (role) {
    case SeriesRole::Ours:
    case SeriesRole::Weights:
    case SeriesRole::Lease:
        return blue;
    case SeriesRole::KvCache:
    case SeriesRole::Electricity:
        return QColor(0xE6, 0x9F, 0x00);
    case SeriesRole::Activations:
    case SeriesRole::Operations:
        return QColor(0x00, 0x9E, 0x73);
    case SeriesRole::Optimizer:
    case SeriesRole::Article:
        return QColor(0xD5, 0x5E, 0x00);
    case SeriesRole::Gradients:
    case SeriesRole::Other:
        return QColor(0xCC, 0x79, 0xA7);
    case SeriesRole::Runtime:
        return dark ? QColor(0xA8, 0xA8, 0xA8) : QColor(0x80, 0x80, 0x80);
    case SeriesRole::Ideal:
        return muted;
    }
    return text;
}

QColor ChartStyle::band(const QColor &line) const
{
    return mix(background, line, dark ? 0.35 : 0.22);
}

QColor ChartStyle::warning() const
{
    return dark ? QColor(0xFF, 0x8A, 0x3D) : QColor(0xB3, 0x46, 0x00);
}

} // namespace xuanka
