// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advise/Advice.h"

namespace xuanka {

// Which candidates a chart speaks of.

// The recommendation, or the best of those turned down; null when there is no candidate.
const Candidate *subject(const Advice &advice);
// One candidate for each count of the subject's card, few cards first: the same strategy and lease
// as the subject where there is one.
QList<const Candidate *> sameCard(const Advice &advice);
// sameCard() and the best candidate of each other card, at most `limit` in all.
QList<const Candidate *> acrossCards(const Advice &advice, int limit);

} // namespace xuanka
