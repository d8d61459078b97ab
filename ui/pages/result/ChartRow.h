// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QWidget>

#include <array>

class QBoxLayout;

namespace xuanka {

class ChartView;

// The three charts side by side where there is room, below each other where there is not; each can
// become a table and be copied by its own buttons.
class ChartRow final : public QWidget {
    Q_OBJECT
public:
    explicit ChartRow(QWidget *parent = nullptr);
    void setAdvice(const Plan &plan, const Advice *advice);
    void retranslateUi();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QBoxLayout *m_layout;
    std::array<ChartView *, 3> m_charts{};
};

} // namespace xuanka
