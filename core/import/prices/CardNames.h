// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalog/Catalog.h"

#include <QList>
#include <QString>

namespace xuanka::prices {

// Finds catalogue cards by the names price lists use: "RTX4090", "4090 48G", "A100-SXM4-80GB",
// "NVIDIA GeForce RTX 5090", "８卡4090（48G改装）".
class CardNames final {
public:
    explicit CardNames(const Catalog &catalog);

    // All cards the name may mean; none when it is unknown. `memoryGiB` of one card (0: not said)
    // narrows them down and tells a modified card from the plain one.
    QList<const Gpu *> find(const QString &name, double memoryGiB = 0) const;
    // True when a card of the list with this memory can be `gpu`.
    static bool memoryMatches(const Gpu &gpu, double memoryGiB);

private:
    struct Known {
        QString base; // "rtx4090", "a100"
        QString form; // "pcie", "sxm", empty
        bool plain = false; // no memory size in the id: what a bare name means
        const Gpu *gpu = nullptr;
    };
    QList<Known> m_known;
};

// "8x RTX 4090", "4090*8": the count that stands in a name; 0 when there is none.
int countIn(const QString &name);

} // namespace xuanka::prices
