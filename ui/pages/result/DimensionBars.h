// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QWidget>

#include <array>

namespace xuanka {

class MeterBar;
class TextLabel;

// What each of the four dimensions asks for, as a bar on one scale; the binding one is marked with
// a word, not only with a colour.
class DimensionBars final : public QWidget {
    Q_OBJECT
public:
    explicit DimensionBars(QWidget *parent = nullptr);
    void setAdvice(const Advice *advice); // nullptr: dashes

private:
    struct Line {
        TextLabel *name;
        MeterBar *bar;
        TextLabel *count;
        TextLabel *because;
    };
    std::array<Line, 4> m_lines;
};

} // namespace xuanka
