// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace xuanka {

class IconLabel;
class TextLabel;

// A large button: icon, title, a line about it.
class DoorButton final : public QAbstractButton {
    Q_OBJECT
public:
    explicit DoorButton(const char *icon, QWidget *parent = nullptr);
    void setWords(const QString &title, const QString &about);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {140, 72}; }
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    TextLabel *m_title;
    TextLabel *m_about;
};

} // namespace xuanka
