// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/form/CheckGroup.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/FlowLayout.h"

#include <QCheckBox>
#include <QSignalBlocker>

namespace xuanka {

CheckGroup::CheckGroup(QWidget *parent)
    : QWidget(parent)
{
    new FlowLayout(2 * theme::gap, this);
}

void CheckGroup::setValues(const QList<int> &values)
{
    for (const int value : values)
        addBox(value);
    if (!m_boxes.isEmpty())
        setFocusProxy(m_boxes.first());
}

void CheckGroup::addBox(int value)
{
    auto *box = new QCheckBox;
    if (m_words)
        box->setText(m_words(value));
    connect(box, &QCheckBox::toggled, this, &CheckGroup::chosenChanged);
    layout()->addWidget(box);
    m_values.append(value);
    m_boxes.append(box);
}

void CheckGroup::setWords(const std::function<QString(int)> &words)
{
    m_words = words;
    for (qsizetype index = 0; index < m_boxes.size(); ++index)
        m_boxes[index]->setText(words(m_values[index]));
}

QList<int> CheckGroup::chosen() const
{
    QList<int> values;
    for (qsizetype index = 0; index < m_boxes.size(); ++index) {
        if (m_boxes[index]->isChecked())
            values.append(m_values[index]);
    }
    return values;
}

void CheckGroup::setChosen(const QList<int> &chosen)
{
    for (const int value : chosen) {
        if (!m_values.contains(value))
            addBox(value);
    }
    for (qsizetype index = 0; index < m_boxes.size(); ++index) {
        const QSignalBlocker quiet(m_boxes[index]);
        m_boxes[index]->setChecked(chosen.contains(m_values[index]));
    }
}

QCheckBox *CheckGroup::box(int value) const
{
    const qsizetype index = m_values.indexOf(value);
    return index < 0 ? nullptr : m_boxes[index];
}

} // namespace xuanka
