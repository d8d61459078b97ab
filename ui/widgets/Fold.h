// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace xuanka {

class TextLabel;

// A section that opens and closes, with a summary of its content beside the title.
class Fold final : public QWidget {
    Q_OBJECT
public:
    explicit Fold(QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setSummary(const QString &summary);
    // What the title is about, for those who hear it without its surroundings.
    void setDescription(const QString &description);
    QVBoxLayout *contents() const { return m_layout; }
    bool isOpen() const;
    void setOpen(bool open);

signals:
    void toggled(bool open);

private:
    QToolButton *m_button;
    TextLabel *m_summary;
    QWidget *m_body;
    QVBoxLayout *m_layout;
};

} // namespace xuanka
