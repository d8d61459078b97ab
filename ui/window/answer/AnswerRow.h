// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QVariantAnimation>

namespace xuanka {

// One number of the answer: caption, value, a quieter second line. A change flashes softly; a click
// opens how the number came about.
class AnswerRow final : public QAbstractButton {
    Q_OBJECT
public:
    explicit AnswerRow(QWidget *parent = nullptr);
    void setCaption(const QString &caption);
    void setValue(const QString &value, const QString &below, bool flash);
    QString value() const { return m_value; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void describe();

    QString m_caption;
    QString m_value;
    QString m_below;
    QVariantAnimation m_flash;
};

} // namespace xuanka
