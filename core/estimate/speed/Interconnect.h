// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/estimate/Layout.h"

namespace xuanka {

struct CardConstants;
struct LinkConstants;

// How fast the cards of one machine exchange data. PCIe cards without peer access (what the stock
// GeForce driver gives) stage every copy through host memory.
class Interconnect final {
public:
    Interconnect(const Link &link, const CardConstants &card, const LinkConstants &constants);

    bool staged() const { return m_staged; }
    // A copy from one card to another, GB/s; latency of a small one, seconds.
    double copyGBs(bool bothWays = false) const;
    double copyLatency() const;
    double copySeconds(double bytes) const;
    // Bus bandwidth of an all-reduce of large data over `cards` (the "busbw" of nccl-tests), GB/s.
    double busGBs(int cards) const;
    // One all-reduce by NCCL: a(n) + 2(n-1)/n * bytes / B(n), seconds. 0 for one card.
    double allReduce(int cards, double bytes) const;
    // The same by an inference engine: between peers a kernel of its own saves the long latency.
    double allReduceServed(int cards, double bytes) const;
    // Gradients of a training step. Staged, they behave as one shared bus: (n-1) * bytes / B.
    double gradientSync(int cards, double bytes) const;
    // `bytes` of every card to every other (sequence parallelism); `bytes` is the sum of all cards.
    double shuffle(int cards, double bytes) const;

private:
    double latency(int cards, bool large) const;
    double ring(int cards, double bytes) const;

    const Link &m_link;
    const CardConstants &m_card;
    const LinkConstants &m_constants;
    double m_pcieGBs = 0;
    bool m_staged = false;
};

} // namespace xuanka
