// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/CardRates.h"
#include "core/estimate/speed/Interconnect.h"
#include "tests/accuracy/rows/Rows.h"
#include "tests/accuracy/rows/SpeedRows.h"

namespace xuanka::accuracy {

Answer answerInterconnect(const Row &row, const Context &context)
{
    const QString quantity = row.quantity;
    const bool time =
        quantity.endsWith(QLatin1String("_us")) || quantity.endsWith(QLatin1String("latency"));
    const QString group = time ? QStringLiteral("latency") : QStringLiteral("bandwidth");
    const Gpu *gpu = findGpu(row, context);
    if (!gpu)
        return Answer::unanswered(QStringLiteral("unknown card"), group);
    const SpeedConstants &c = context.constants.speed;
    const int cards = std::max(2, row.cards());
    const Link link = findLink(row, *gpu, cards);
    const Interconnect connection(link, cardConstants(gpu->spec, c), c.link);
    const Band &spread = time ? c.link.latencySpread : c.link.bandwidthSpread;
    const double bytes = row.number("size_bytes").value_or(0);
    if (quantity == QLatin1String("p2p_latency"))
        return Answer::of(row, spread * (connection.copyLatency() * 1e6), group);
    if (quantity == QLatin1String("allreduce_time_us"))
        return Answer::of(row, spread * (connection.allReduce(cards, bytes) * 1e6), group);
    if (quantity == QLatin1String("p2p_unidirectional"))
        return Answer::of(row, spread * connection.copyGBs(false), group);
    if (quantity == QLatin1String("p2p_bidirectional"))
        return Answer::of(row, spread * connection.copyGBs(true), group);
    if (quantity != QLatin1String("allreduce_busbw"))
        return Answer::unanswered(QStringLiteral("unknown quantity"), group);
    if (bytes <= 0) // large data, as the word means
        return Answer::of(row, spread * connection.busGBs(cards), group);
    const double ring = 2.0 * (cards - 1) / cards * bytes;
    return Answer::of(row, spread * (ring / connection.allReduce(cards, bytes) / 1e9), group);
}

} // namespace xuanka::accuracy
