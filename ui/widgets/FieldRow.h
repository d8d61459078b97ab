// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace xuanka {

class TextLabel;

// Label above, editor, help below; an error takes the place of the help. Gives the editor its
// accessible name and description and makes the label its buddy.
class FieldRow final : public QWidget {
    Q_OBJECT
public:
    // `ownLabel`: the editor carries its own words (a check box), no label above.
    explicit FieldRow(QWidget *editor, bool ownLabel = false, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHelp(const QString &help);
    void setError(const QString &error); // empty: none
    QString error() const { return m_error; }
    QWidget *editor() const { return m_editor; }

private:
    void show();

    QWidget *m_editor;
    TextLabel *m_label = nullptr;
    TextLabel *m_below;
    QString m_help;
    QString m_error;
};

} // namespace xuanka
