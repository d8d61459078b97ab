// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace xuanka {

class TextLabel;

// A sheet over the right side of its parent: title, content that scrolls, closed by its button or
// Escape. Gives the focus back to where it came from.
class SideSheet : public QWidget {
    Q_OBJECT
public:
    explicit SideSheet(QWidget *parent);

    void openSheet();
    void closeSheet();

signals:
    void closed();

protected:
    void setTitle(const QString &title, const QString &value);
    void setCloseWords(const QString &words);
    // A fresh column; what stood there before goes.
    QVBoxLayout *newContent();
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void place();

    TextLabel *m_title;
    TextLabel *m_value;
    QToolButton *m_close;
    QScrollArea *m_scroll;
    QPointer<QWidget> m_before; // had the focus
};

} // namespace xuanka
