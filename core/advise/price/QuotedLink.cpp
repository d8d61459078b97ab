// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/price/QuotedLink.h"

#include <algorithm>

namespace xuanka {
namespace {

// The number at `at`, with `at` moved behind it; anything beyond a slot counts as 1000.
int numberAt(const QString &text, qsizetype &at)
{
    int value = 0;
    for (; at < text.size() && text[at].isDigit(); ++at)
        value = std::min(value * 10 + text[at].digitValue(), 1000);
    return value;
}

} // namespace

std::optional<QuotedPcie> quotedPcie(const QString &text)
{
    QString folded = text.toLower();
    folded.replace(QChar(0xd7), u'x'); // the multiplication sign
    QuotedPcie found;
    for (qsizetype at = 0; at < folded.size();) {
        const QChar mark = folded[at];
        const bool lanes = mark == u'x' && at + 1 < folded.size() && folded[at + 1].isDigit();
        if (lanes) {
            found.lanes = numberAt(folded, ++at);
        } else if (mark.isDigit()) {
            const int value = numberAt(folded, at);
            if (at < folded.size() && folded[at] == u'.')
                numberAt(folded, ++at);
            if (found.generation == 0 && value >= 1 && value <= 7)
                found.generation = value;
        } else {
            ++at;
        }
    }
    const bool known = found.lanes == 1 || found.lanes == 2 || found.lanes == 4 || found.lanes == 8
        || found.lanes == 16;
    if (found.generation == 0 || !known)
        return std::nullopt;
    return found;
}

} // namespace xuanka
