// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Theme.h"

#include "ui/theme/Colors.h"
#include "ui/theme/Style.h"

#include <QApplication>

namespace xuanka {
namespace {

// Without these the fallback may choose a Japanese face, with glyph shapes that are wrong for
// Chinese readers, and searches every font of the system.
QFont withChineseFamilies(QFont font)
{
    QStringList families = font.families();
    families += {QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
                 QStringLiteral("Microsoft YaHei UI"), QStringLiteral("PingFang SC"),
                 QStringLiteral("WenQuanYi Micro Hei")};
    families.removeDuplicates();
    font.setFamilies(families);
    return font;
}

} // namespace

Theme::Theme(QObject *parent)
    : QObject(parent)
{
    QApplication::setStyle(new theme::Style);
    QApplication::setFont(withChineseFamilies(QApplication::font()));
}

void Theme::setMode(ThemeMode mode)
{
    m_mode = mode;
    switch (mode) {
    case ThemeMode::System:
        QApplication::setPalette(QPalette()); // the platform's, or the style's own
        return;
    case ThemeMode::Light:
        QApplication::setPalette(theme::lightPalette());
        return;
    case ThemeMode::Dark:
        QApplication::setPalette(theme::darkPalette());
        return;
    }
}

bool Theme::reducedMotion() const
{
    return !QApplication::isEffectEnabled(Qt::UI_General)
        || qEnvironmentVariableIntValue("XUANKA_REDUCED_MOTION") != 0;
}

namespace theme {

QFont scaled(const QFont &font, double factor, QFont::Weight weight)
{
    QFont result = font;
    if (font.pointSizeF() > 0)
        result.setPointSizeF(font.pointSizeF() * factor);
    else
        result.setPixelSize(qRound(font.pixelSize() * factor));
    result.setWeight(weight);
    return result;
}

} // namespace theme

} // namespace xuanka
