// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <functional>

class QCheckBox;

namespace xuanka {

// Any of a few values, one check box each.
class CheckGroup final : public QWidget {
    Q_OBJECT
public:
    explicit CheckGroup(QWidget *parent = nullptr);

    void setValues(const QList<int> &values);
    void setWords(const std::function<QString(int)> &words);
    QList<int> chosen() const; // in the order of the boxes
    void setChosen(const QList<int> &chosen); // without signal; unknown values get a box
    QCheckBox *box(int value) const;

signals:
    void chosenChanged();

private:
    void addBox(int value);

    QList<int> m_values;
    QList<QCheckBox *> m_boxes;
    std::function<QString(int)> m_words;
};

} // namespace xuanka
