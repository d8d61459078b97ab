// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDoubleSpinBox>

namespace xuanka {

// A number with its unit. Shows no useless decimals, groups digits, understands "8k", "70B",
// "1.5M", "3万"; the wheel only works while it has the focus.
class NumberBox final : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit NumberBox(QWidget *parent = nullptr);

    // "k" means 1024: token counts are powers of two.
    void setBinaryThousands(bool binary) { m_binary = binary; }
    // The arrows double and halve.
    void setDoubling(bool doubling) { m_doubling = doubling; }
    // The lowest value stands for "no value" and is shown as `words`.
    void setUnsetWords(const QString &words);

    QString textFromValue(double value) const override;
    double valueFromText(const QString &text) const override;
    QValidator::State validate(QString &text, int &position) const override;
    void stepBy(int steps) override;

protected:
    void wheelEvent(QWheelEvent *event) override;

private:
    // NaN when it is no number (yet).
    double parse(QString text) const;

    bool m_binary = false;
    bool m_doubling = false;
};

} // namespace xuanka
