// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/Interconnect.h"

#include "core/estimate/Estimators.h"
#include "core/estimate/SpeedConstants.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double microsecond = 1e-6;
constexpr double giga = 1e9;
constexpr double shortMessage = 2048; // bytes; NCCL changes its protocol above

// Each generation of PCIe doubles the rate of a lane.
double pcieGBs(const Link &link, double laneGBs)
{
    double lane = laneGBs; // generation 4
    for (int generation = 4; generation < link.pcieGeneration; ++generation)
        lane *= 2;
    for (int generation = 4; generation > std::max(1, link.pcieGeneration); --generation)
        lane /= 2;
    return lane * std::max(1, link.pcieLanes);
}

} // namespace

Interconnect::Interconnect(const Link &link, const CardConstants &card,
                           const LinkConstants &constants)
    : m_link(link)
    , m_card(card)
    , m_constants(constants)
    , m_pcieGBs(pcieGBs(link, constants.laneGBs))
    , m_staged(link.kind == LinkKind::Pcie && !link.peerToPeer)
{
}

double Interconnect::copyGBs(bool bothWays) const
{
    if (m_link.kind != LinkKind::Pcie)
        return m_link.nvlinkGBs / (bothWays ? 1 : 2) * m_constants.nvlinkCopyShare;
    if (!m_staged)
        return m_pcieGBs * (bothWays ? m_constants.bothWays : 1);
    return m_pcieGBs * m_card.stagedShare * (bothWays ? m_constants.stagedBothWays : 1);
}

double Interconnect::copyLatency() const
{
    return (m_staged ? m_constants.stagedCopyLatencyUs : m_constants.copyLatencyUs) * microsecond;
}

double Interconnect::copySeconds(double bytes) const
{
    return copyLatency() + bytes / (copyGBs() * giga);
}

double Interconnect::busGBs(int cards) const
{
    if (m_link.measuredBusGBs > 0)
        return m_link.measuredBusGBs;
    if (m_link.kind != LinkKind::Pcie)
        return m_link.nvlinkGBs / 2 * m_constants.nvlinkShare;
    if (!m_staged) {
        const double across = m_link.acrossSockets ? m_constants.acrossShare : 1;
        return m_pcieGBs * m_constants.ringShare * across;
    }
    const double crowding = 1 - m_constants.stagedCrowding * std::max(0, cards - 4);
    return m_pcieGBs * m_constants.stagedRingShare * std::max(0.2, crowding);
}

double Interconnect::latency(int cards, bool large) const
{
    const double base = m_constants.latencyUs + m_constants.latencyPerCardUs * cards
        + (m_staged ? m_constants.stagedLatencyUs : 0);
    return base * (large ? m_constants.longLatency : 1) * microsecond;
}

double Interconnect::ring(int cards, double bytes) const
{
    return 2.0 * (cards - 1) / cards * bytes / (busGBs(cards) * giga);
}

double Interconnect::allReduce(int cards, double bytes) const
{
    if (cards < 2)
        return 0;
    return latency(cards, bytes > shortMessage) + ring(cards, bytes);
}

double Interconnect::allReduceServed(int cards, double bytes) const
{
    if (cards < 2)
        return 0;
    return latency(cards, m_staged && bytes > shortMessage) + ring(cards, bytes);
}

double Interconnect::gradientSync(int cards, double bytes) const
{
    if (cards < 2 || bytes <= 0)
        return 0;
    if (!m_staged || m_link.measuredBusGBs > 0)
        return allReduce(cards, bytes);
    return (cards - 1) * bytes / (m_pcieGBs * m_constants.sharedBusShare * giga);
}

double Interconnect::shuffle(int cards, double bytes) const
{
    if (cards < 2)
        return 0;
    const double leaving = bytes * (cards - 1) / cards;
    if (m_staged)
        return leaving / (m_pcieGBs * m_constants.shuffleShare * giga);
    return leaving / (cards * busGBs(cards) * giga);
}

Link likelyLink(const GpuSpec &gpu, int cards)
{
    Link link;
    link.pcieGeneration = gpu.pcieGeneration;
    link.pcieLanes = gpu.pcieLanes;
    link.peerToPeer = gpu.peerToPeer;
    // Servers hang four cards on each socket.
    link.acrossSockets = cards > 4;
    // A bridge joins two cards and is sold apart from the machine: assumed absent until seen.
    if (gpu.nvlinkGBs > 0 && gpu.nvlinkMaxCards > 2) {
        link.kind = LinkKind::NvSwitch;
        link.nvlinkGBs = gpu.nvlinkGBs;
        link.acrossSockets = false;
    }
    return link;
}

} // namespace xuanka
