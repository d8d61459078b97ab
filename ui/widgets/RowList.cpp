// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/RowList.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"

#include <QVBoxLayout>

namespace xuanka {

RowList::RowList(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLabel::Role::Section))
    , m_rows(new QVBoxLayout)
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(theme::gap + theme::innerGap);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, theme::gap, 0, 0);
    layout->setSpacing(theme::gap + theme::innerGap);
    layout->addWidget(m_title);
    layout->addLayout(m_rows);
    hide();
}

void RowList::setTitle(const QString &title)
{
    m_title->setText(title);
}

void RowList::clear()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        if (QWidget *row = item->widget()) {
            row->hide();
            row->deleteLater();
        }
        delete item;
    }
    m_count = 0;
    hide();
}

void RowList::add(QWidget *row)
{
    m_rows->addWidget(row);
    ++m_count;
    show();
}

} // namespace xuanka
