// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/ChartChoice.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <utility>

namespace xuanka {
namespace {

// Order among candidates: possible ones by place, then those turned down by how near they came.
bool better(const Candidate &a, const Candidate &b)
{
    if (a.possible != b.possible)
        return a.possible;
    if (a.possible)
        return a.score < b.score;
    const auto distance = [](const Candidate &candidate) {
        const MemoryEstimate &memory = candidate.memory;
        const double overflow = memory.capacityGiB > 0 && memory.fit == Fit::DoesNotFit
            ? memory.total.band.mid / memory.capacityGiB
            : 0;
        return std::pair(overflow, candidate.rejected.size());
    };
    return distance(a) < distance(b);
}

// How well a candidate stands beside the subject on one curve: a change of strategy or lease would
// bend it for reasons that are not the count.
int likeness(const Candidate &candidate, const Candidate &subject)
{
    return (candidate.lease.offer == subject.lease.offer ? 2 : 0)
        + (candidate.strategy == subject.strategy ? 1 : 0);
}

bool standsBefore(const Candidate &a, const Candidate &b, const Candidate &subject)
{
    const int likenessA = likeness(a, subject);
    const int likenessB = likeness(b, subject);
    return likenessA != likenessB ? likenessA > likenessB : better(a, b);
}

} // namespace

const Candidate *subject(const Advice &advice)
{
    if (const Candidate *recommended = advice.recommended())
        return recommended;
    const auto best = std::min_element(advice.candidates.begin(), advice.candidates.end(), better);
    return best == advice.candidates.end() ? nullptr : &*best;
}

QList<const Candidate *> sameCard(const Advice &advice)
{
    const Candidate *chosen = subject(advice);
    if (!chosen)
        return {};
    QMap<int, const Candidate *> byCount;
    for (const Candidate &candidate : advice.candidates) {
        if (candidate.gpu != chosen->gpu)
            continue;
        const Candidate *&best = byCount[candidate.cards];
        if (!best || standsBefore(candidate, *best, *chosen))
            best = &candidate;
    }
    byCount[chosen->cards] = chosen;
    return byCount.values();
}

QList<const Candidate *> acrossCards(const Advice &advice, int limit)
{
    QList<const Candidate *> chosen = sameCard(advice);
    if (chosen.isEmpty())
        return {};
    QStringList order;
    QHash<QString, const Candidate *> byCard;
    for (const Candidate &candidate : advice.candidates) {
        if (candidate.gpu == chosen.first()->gpu)
            continue;
        const Candidate *&best = byCard[candidate.gpu];
        if (!best)
            order += candidate.gpu;
        if (!best || better(candidate, *best))
            best = &candidate;
    }
    std::stable_sort(order.begin(), order.end(), [&](const QString &a, const QString &b) {
        return better(*byCard[a], *byCard[b]);
    });
    for (const QString &gpu : std::as_const(order)) {
        if (chosen.size() >= limit)
            break;
        chosen += byCard[gpu];
    }
    return chosen;
}

} // namespace xuanka
