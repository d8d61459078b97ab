// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Colors.h"

#include <QWidget>

namespace xuanka {

// A share of a whole as a flat bar.
class MeterBar final : public QWidget {
    Q_OBJECT
public:
    explicit MeterBar(QWidget *parent = nullptr);
    void setValue(double share, theme::Tone tone); // 0..1
    QSize sizeHint() const override { return {120, 18}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_share = 0;
    theme::Tone m_tone = theme::Tone::Muted;
};

} // namespace xuanka
