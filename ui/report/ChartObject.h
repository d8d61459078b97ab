// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/ChartSpec.h"

#include <QObject>
#include <QTextObjectInterface>

namespace xuanka {

// Charts inside running text, painted as vectors whenever the text is.
class ChartObject final : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)
public:
    explicit ChartObject(double width); // of the text, in device units

    int add(const ChartSpec &spec);
    const QList<ChartSpec> &specs() const { return m_specs; }

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    double m_width;
    QList<ChartSpec> m_specs;
};

} // namespace xuanka
