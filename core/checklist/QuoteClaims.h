// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Bilingual.h"
#include "core/base/Result.h"
#include "core/catalog/Gpu.h"
#include "core/plan/Offer.h"

#include <QList>

namespace xuanka {

enum class ClaimVerdict : std::uint8_t { Wrong, Doubtful, Ask };

// Something the vendor's text says that a renter should not leave standing.
struct QuoteClaim {
    QString id;
    ClaimVerdict verdict = ClaimVerdict::Ask;
    QString quoted; // the words of the vendor
    int start = 0; // where they stand in the text
    int length = 0;
    Bilingual why;
    Bilingual ask;
    QString source;
    bool operator==(const QuoteClaim &) const = default;
};

// Finds claims in the pasted text of an offer (Chinese, English). The card narrows what is wrong:
// NVLink is a lie on a 4090 and a fact on an H100. `gpu` may be null when the quote names none.
Result<QList<QuoteClaim>> checkQuote(const QString &text, const Gpu *gpu,
                                     const Offer *offer = nullptr);

} // namespace xuanka
