// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyle>
#include <QStyleOptionSlider>
#include <QStyleOptionSpinBox>

// The strokes of Style, one control each.
namespace xuanka::theme {

bool isPrimary(const QWidget *widget);
void drawButton(const QStyleOption &option, QPainter *painter, const QWidget *widget);
void drawToolButton(const QStyleOption &option, QPainter *painter);
// The frame of line edits, spin boxes and combo boxes; red when the widget's "invalid" is set.
void drawField(const QStyleOption &option, QPainter *painter, const QWidget *widget);
void drawFocusRing(const QStyleOption &option, QPainter *painter, const QWidget *widget);
void drawCheck(const QStyleOption &option, QPainter *painter);
void drawRadio(const QStyleOption &option, QPainter *painter);
void drawHairline(const QRect &rect, const QPalette &palette, QPainter *painter);
void drawHeader(const QStyleOption &option, QPainter *painter);
void drawSteps(const QStyleOptionSpinBox &option, QPainter *painter, const QStyle *style,
               const QWidget *widget);
void drawArrow(const QStyleOption &option, const QRect &rect, QPainter *painter);
void drawScrollBar(const QStyleOption &option, const QRect &slider, QPainter *painter);
QRect scrollBarRect(const QStyleOptionSlider &option, QStyle::SubControl part, int shortest);

} // namespace xuanka::theme
