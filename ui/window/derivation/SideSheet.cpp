// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/derivation/SideSheet.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace xuanka {
namespace {

constexpr int sheetWidth = 460;

} // namespace

SideSheet::SideSheet(QWidget *parent)
    : QWidget(parent)
    , m_title(new TextLabel(TextLabel::Role::Help))
    , m_value(new TextLabel(TextLabel::Role::Section))
    , m_close(new QToolButton)
    , m_scroll(new QScrollArea)
{
    m_close->setIcon(theme::icon("close"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::StrongFocus);
    m_close->setObjectName(QStringLiteral("close-sheet"));
    m_scroll->setProperty("flat", true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_value);
    auto *head = new QHBoxLayout;
    head->addLayout(words, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(theme::pageMargin, theme::pageMargin, theme::cardPadding,
                               theme::cardPadding);
    layout->setSpacing(2 * theme::gap);
    layout->addLayout(head);
    layout->addWidget(m_scroll, 1);
    connect(m_close, &QToolButton::clicked, this, &SideSheet::closeSheet);
    parent->installEventFilter(this);
    hide();
}

void SideSheet::setTitle(const QString &title, const QString &value)
{
    m_title->setText(title);
    m_value->setText(value);
    setAccessibleName(title);
}

void SideSheet::setCloseWords(const QString &words)
{
    m_close->setToolTip(words);
    m_close->setAccessibleName(words);
}

QVBoxLayout *SideSheet::newContent()
{
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, theme::gap, 0);
    column->setSpacing(theme::gap);
    m_scroll->setWidget(content); // deletes the one before
    return column;
}

void SideSheet::openSheet()
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    place();
    show();
    raise();
    m_close->setFocus();
}

void SideSheet::closeSheet()
{
    hide();
    if (m_before)
        m_before->setFocus();
    m_before.clear();
    emit closed();
}

void SideSheet::place()
{
    const QRect all = parentWidget()->rect();
    const int width = qMin(sheetWidth, all.width());
    setGeometry(all.right() - width + 1, all.top(), width, all.height());
}

void SideSheet::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, 0, 1, height()), theme::colorsOf(palette()).separator.darker(115));
}

void SideSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        closeSheet();
    else
        QWidget::keyPressEvent(event);
}

bool SideSheet::eventFilter(QObject *object, QEvent *event)
{
    if (object == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(object, event);
}

} // namespace xuanka
