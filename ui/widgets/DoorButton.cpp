// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/DoorButton.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/IconLabel.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QPainter>

namespace xuanka {

DoorButton::DoorButton(const char *icon, QWidget *parent)
    : QAbstractButton(parent)
    , m_title(new TextLabel(TextLabel::Role::Strong))
    , m_about(new TextLabel(TextLabel::Role::Help))
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    auto *across = new QHBoxLayout(this);
    across->setContentsMargins(theme::cardPadding, theme::cardPadding - 2, theme::cardPadding,
                               theme::cardPadding - 2);
    across->setSpacing(theme::gap + theme::innerGap);
    across->addWidget(new IconLabel(icon, theme::Tone::Accent, 20), 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(theme::innerGap);
    words->addWidget(m_title);
    words->addWidget(m_about);
    words->addStretch();
    across->addLayout(words, 1);
    // The button takes the clicks, not its labels.
    for (QWidget *child : findChildren<QWidget *>())
        child->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void DoorButton::setWords(const QString &title, const QString &about)
{
    m_title->setText(title);
    m_about->setText(about);
    setAccessibleName(title);
    setAccessibleDescription(about);
}

QSize DoorButton::sizeHint() const
{
    return layout()->sizeHint().expandedTo({200, 72});
}

bool DoorButton::hasHeightForWidth() const
{
    return true;
}

int DoorButton::heightForWidth(int width) const
{
    return std::max(72, layout()->heightForWidth(width));
}

void DoorButton::paintEvent(QPaintEvent *event)
{
    Q_UNUSED(event)
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = underMouse() || isDown();
    painter.setBrush(active ? theme::tint(theme::Tone::Accent, palette())
                            : palette().color(QPalette::Base));
    const QColor border = hasFocus() || active ? theme::colorsOf(palette()).accent
                                               : theme::colorsOf(palette()).separator;
    const qreal width = hasFocus() ? 2 : 1;
    painter.setPen(QPen(border, width));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            theme::radius, theme::radius);
}

void DoorButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void DoorButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace xuanka
