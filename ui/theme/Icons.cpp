// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/Icons.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace xuanka::theme {
namespace {

class Engine final : public QIconEngine {
public:
    Engine(QString name, Tone tone)
        : m_name(std::move(name))
        , m_tone(tone)
    {
    }
    QIconEngine *clone() const override { return new Engine(m_name, m_tone); }
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal scale) override
    {
        return iconPixmap(m_name, color(mode), size / scale, scale);
    }

private:
    QColor color(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::WindowText);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return toneColor(m_tone, palette);
    }

    QString m_name;
    Tone m_tone;
};

} // namespace

QIcon icon(const char *name, Tone tone)
{
    return QIcon(new Engine(QString::fromLatin1(name), tone));
}

QPixmap iconPixmap(const QString &name, const QColor &color, QSize size, qreal ratio)
{
    const QString id = QStringLiteral("xuanka/%1/%2/%3x%4@%5")
                           .arg(name, color.name(QColor::HexArgb))
                           .arg(size.width())
                           .arg(size.height())
                           .arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(id, &pixmap))
        return pixmap;
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArray drawing = file.readAll();
    drawing.replace("currentColor", color.name().toLatin1());
    QSvgRenderer renderer(drawing);
    pixmap = QPixmap(size * ratio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    QPixmapCache::insert(id, pixmap);
    return pixmap;
}

} // namespace xuanka::theme
