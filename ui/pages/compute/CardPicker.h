// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"

#include <QStringList>
#include <QWidget>

namespace xuanka {

class ChoiceBox;
class FlowLayout;

// A list of cards: each chosen one is a button that takes it out again, a box adds further ones.
class CardPicker final : public QWidget {
    Q_OBJECT
public:
    explicit CardPicker(const Catalog &catalog, QWidget *parent = nullptr);

    const QStringList &cards() const { return m_cards; }
    void setCards(const QStringList &cards); // catalogue ids; without signal
    void retranslateUi();

signals:
    void cardsChosen(const QStringList &cards);

private:
    void rebuild();
    QString nameOf(const QString &id) const;

    const Catalog &m_catalog;
    FlowLayout *m_flow;
    ChoiceBox *m_add;
    QStringList m_cards;
    QList<QWidget *> m_chips;
};

} // namespace xuanka
