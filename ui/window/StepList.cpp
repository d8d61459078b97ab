// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/StepList.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>

namespace xuanka {
namespace {

struct Look {
    const char *icon;
    theme::Tone tone;
};

Look lookOf(StepModel::State state)
{
    switch (state) {
    case StepModel::State::Done:
        return {"check", theme::Tone::Good};
    case StepModel::State::Attention:
        return {"warning", theme::Tone::Warn};
    case StepModel::State::Empty:
        return {"empty", theme::Tone::Muted};
    case StepModel::State::None:
        break;
    }
    return {"dash", theme::Tone::Muted};
}

class Delegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        Q_UNUSED(index)
        return {option.rect.width(), qMax(44, option.fontMetrics.height() * 2 + theme::gap)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const QPalette &colors = option.palette;
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect box = option.rect.adjusted(theme::gap, 2, -theme::gap, -2);
        paintGround(painter, option, box, selected);

        const qreal ratio = painter->device()->devicePixelRatioF();
        const auto tone = selected ? theme::Tone::Accent : theme::Tone::Text;
        const QRect icon(box.left() + 12, box.center().y() - 9, 20, 20);
        painter->drawPixmap(icon,
                            theme::iconPixmap(index.data(StepModel::IconRole).toString(),
                                              theme::toneColor(tone, colors), icon.size(), ratio));
        const QString words = index.data(StepModel::StateWordsRole).toString();
        QRect text(icon.right() + 12, box.top(), box.right() - icon.right() - 40, box.height());
        painter->setFont(theme::scaled(option.font, 1, selected ? QFont::DemiBold : QFont::Normal));
        painter->setPen(theme::toneColor(tone, colors));
        if (words.isEmpty()) {
            painter->drawText(text, Qt::AlignVCenter, index.data().toString());
        } else {
            const int half = text.height() / 2;
            painter->drawText(text.adjusted(0, 3, 0, -half + 1), Qt::AlignBottom,
                              index.data().toString());
            painter->setFont(theme::helpFont(option.font));
            painter->setPen(theme::toneColor(theme::Tone::Muted, colors));
            painter->drawText(text.adjusted(0, half, 0, -2), Qt::AlignTop, words);
        }
        const Look look = lookOf(StepModel::State(index.data(StepModel::StateRole).toInt()));
        const QRect mark(box.right() - 26, box.center().y() - 7, 16, 16);
        painter->drawPixmap(mark,
                            theme::iconPixmap(QString::fromLatin1(look.icon),
                                              theme::toneColor(look.tone, colors), mark.size(),
                                              ratio));
        painter->restore();
    }

private:
    static void paintGround(QPainter *painter, const QStyleOptionViewItem &option, const QRect &box,
                            bool selected)
    {
        painter->setPen(Qt::NoPen);
        if (selected)
            painter->setBrush(theme::tint(theme::Tone::Accent, option.palette));
        else if (option.state.testFlag(QStyle::State_MouseOver))
            painter->setBrush(option.palette.color(QPalette::Base));
        else
            painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(box, theme::radius, theme::radius);
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(theme::colorsOf(option.palette).accent, 2));
            painter->drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), theme::radius,
                                     theme::radius);
        }
    }
};

} // namespace

StepList::StepList(StepModel *model, QWidget *parent)
    : QListView(parent)
{
    setModel(model);
    setItemDelegate(new Delegate(this));
    setProperty("flat", true);
    setFrameShape(QFrame::NoFrame);
    setFixedWidth(200);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setUniformItemSizes(true);
    setViewportMargins(0, theme::gap, 0, 0);
    applyGround();
}

void StepList::setCurrentStep(int step)
{
    const QScopedValueRollback quiet(m_quiet, true);
    if (step < 0) {
        clearSelection();
        setCurrentIndex({});
    } else {
        setCurrentIndex(model()->index(step, 0));
    }
}

void StepList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (!m_quiet && current.isValid())
        emit stepChosen(current.row());
}

void StepList::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        applyGround();
}

void StepList::applyGround()
{
    const QColor ground = theme::colorsOf(QApplication::palette()).surface;
    if (palette().color(QPalette::Base) == ground)
        return;
    QPalette own; // one role only, the others follow the application
    own.setColor(QPalette::Base, ground);
    setPalette(own);
}

} // namespace xuanka
