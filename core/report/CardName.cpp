// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/CardName.h"

#include <QStringList>

#include <algorithm>

namespace xuanka {

QString cardName(const QString &gpuId)
{
    // Words that vendors do not write in capitals.
    static const QStringList mixedCase{QStringLiteral("Ti"), QStringLiteral("Ada"),
                                       QStringLiteral("PCIe")};
    QStringList words = gpuId.split(u'-', Qt::SkipEmptyParts);
    for (QString &word : words) {
        const auto known =
            std::find_if(mixedCase.begin(), mixedCase.end(), [&](const QString &name) {
                return word.compare(name, Qt::CaseInsensitive) == 0;
            });
        word = known == mixedCase.end() ? word.toUpper() : *known;
    }
    return words.join(u' ');
}

QString configurationName(const QString &gpuId, int cards)
{
    return QStringLiteral("%1 × %2").arg(cards).arg(cardName(gpuId));
}

} // namespace xuanka
