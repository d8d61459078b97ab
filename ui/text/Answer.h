// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

#include <QLocale>
#include <QString>

// The answer in words: short phrases that the answer panel, the result page and lists share.
namespace xuanka::text {

// "one model copy per card", "split over 4 cards"; empty for one card.
QString layoutPhrase(const Candidate &candidate);
// "4 × RTX 4090, one model copy per card"
QString configuration(const Candidate &candidate);
// "monthly lease at ¥1,100 per card and month, typical price"
QString leasePhrase(const Lease &lease, const QLocale &locale);
// The answer as one sentence, also when nothing fits.
QString verdict(const Advice &advice, const QLocale &locale);
// The speed that matters for the kind of work: "1,200 tokens/s (1,000–1,400)"; empty if none.
QString speedPhrase(const SpeedEstimate &speed, const QLocale &locale);
// GiB left on the fullest card; negative when it does not fit.
double headroomGiB(const MemoryEstimate &memory);
QString perMonth(Money money, const QLocale &locale); // "¥4,400 / month"

} // namespace xuanka::text
