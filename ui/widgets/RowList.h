// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace xuanka {

class TextLabel;

// A section of rows that are made anew with every answer; hides itself while it is empty.
class RowList final : public QWidget {
    Q_OBJECT
public:
    explicit RowList(QWidget *parent = nullptr);
    void setTitle(const QString &title);
    void clear();
    void add(QWidget *row);
    int count() const { return m_count; }

private:
    TextLabel *m_title;
    QVBoxLayout *m_rows;
    int m_count = 0;
};

} // namespace xuanka
