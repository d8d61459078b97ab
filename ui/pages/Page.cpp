// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/Page.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace xuanka {

Page::Page(const PageContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_context(context)
    , m_title(new TextLabel(TextLabel::Role::Title))
    , m_intro(new TextLabel(TextLabel::Role::Body))
    , m_body(new QWidget)
    , m_column(new QVBoxLayout(m_body))
{
    setProperty("flat", true);
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    m_intro->setTone(theme::Tone::Muted);

    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(2 * theme::gap + theme::innerGap);
    auto *heading = new QVBoxLayout;
    heading->setSpacing(theme::innerGap);
    heading->addWidget(m_title);
    heading->addWidget(m_intro);
    m_column->addLayout(heading);

    auto *all = new QWidget;
    auto *across = new QHBoxLayout(all);
    across->setContentsMargins(theme::pageMargin, theme::pageMargin, theme::pageMargin,
                               theme::pageMargin);
    m_body->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    across->addWidget(m_body, 1, Qt::AlignTop);
    across->addStretch(0);
    setColumnWidth(theme::pageWidth);
    setWidget(all);
}

void Page::setColumnWidth(int width)
{
    m_body->setMaximumWidth(width);
}

void Page::setHeading(const QString &title, const QString &intro)
{
    m_title->setText(title);
    m_intro->setText(intro);
    m_intro->setVisible(!intro.isEmpty());
    setAccessibleName(title);
}

} // namespace xuanka
