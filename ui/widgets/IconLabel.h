// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/Colors.h"

#include <QWidget>

namespace xuanka {

// A drawing in the colour of its tone; always beside words that say the same.
class IconLabel final : public QWidget {
    Q_OBJECT
public:
    explicit IconLabel(const char *icon, theme::Tone tone = theme::Tone::Text, int size = 18,
                       QWidget *parent = nullptr);
    void setIcon(const char *icon, theme::Tone tone);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const char *m_icon;
    theme::Tone m_tone;
    int m_size;
};

} // namespace xuanka
