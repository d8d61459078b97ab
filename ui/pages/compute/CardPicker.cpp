// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/compute/CardPicker.h"

#include "ui/text/Format.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/ChoiceBox.h"
#include "ui/widgets/FlowLayout.h"

#include <QPushButton>
#include <QSignalBlocker>

namespace xuanka {

CardPicker::CardPicker(const Catalog &catalog, QWidget *parent)
    : QWidget(parent)
    , m_catalog(catalog)
    , m_flow(new FlowLayout(theme::gap, this))
    , m_add(new ChoiceBox)
{
    m_flow->addWidget(m_add);
    setFocusProxy(m_add);
    connect(m_add, &QComboBox::activated, this, [this](int index) {
        const QString id = m_add->itemData(index).toString();
        if (id.isEmpty() || m_cards.contains(id))
            return;
        m_cards.append(id);
        rebuild();
        emit cardsChosen(m_cards);
    });
}

void CardPicker::setCards(const QStringList &cards)
{
    if (cards == m_cards)
        return;
    m_cards = cards;
    rebuild();
}

QString CardPicker::nameOf(const QString &id) const
{
    const Gpu *gpu = m_catalog.findGpu(id);
    return gpu ? gpu->name : id;
}

void CardPicker::rebuild()
{
    for (QWidget *chip : std::as_const(m_chips)) {
        m_flow->removeWidget(chip);
        chip->deleteLater();
    }
    m_chips.clear();
    m_flow->removeWidget(m_add);
    for (const QString &id : std::as_const(m_cards)) {
        auto *chip = new QPushButton(theme::icon("close", theme::Tone::Muted), nameOf(id));
        chip->setLayoutDirection(Qt::RightToLeft); // the cross stands behind the name
        chip->setObjectName(id);
        connect(chip, &QPushButton::clicked, this, [this, id] {
            m_cards.removeAll(id);
            rebuild();
            m_add->setFocus();
            emit cardsChosen(m_cards);
        });
        m_flow->addWidget(chip);
        m_chips.append(chip);
    }
    m_flow->addWidget(m_add);
    retranslateUi();
    updateGeometry();
}

void CardPicker::retranslateUi()
{
    for (qsizetype index = 0; index < m_chips.size(); ++index) {
        const QString remove = tr("Do not compare %1").arg(nameOf(m_cards[index]));
        m_chips[index]->setToolTip(remove);
        m_chips[index]->setAccessibleName(remove);
    }
    const QSignalBlocker quiet(m_add);
    m_add->clear();
    m_add->addItem(tr("Add a card…"));
    for (const Gpu &gpu : m_catalog.gpus()) {
        if (!m_cards.contains(gpu.id))
            m_add->addItem(tr("%1 · %2").arg(
                               gpu.name, text::quantity(gpu.spec.memoryGiB, Unit::GiB, QLocale())),
                           gpu.id);
    }
    m_add->setCurrentIndex(0);
    m_add->setAccessibleName(tr("Add a card to compare"));
}

} // namespace xuanka
