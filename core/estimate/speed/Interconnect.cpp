// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/speed/Interconnect.h"

#include "core/estimate/Estimators.h"
#include "core/estimate/SpeedConstants.h"

#include <algorithm>

namespace xuanka {
namespace {

double pcieGBs(const Link &link, const LinkConstants &constants)
{
    double lane = constants.pcieLaneGBs;
    for (int generation = 4; generation < link.pcieGeneration; ++generation)
        lane *= 2;
    for (int generation = 4; generation > link.pcieGeneration; --generation)
        lane /= 2;
    return lane * link.pcieLanes;
}

double latencyUs(const Link &link, int cards, const LinkConstants &constants)
{
    const double direct = constants.latencyUs + constants.latencyPerCardUs * (cards - 2);
    const bool staged = link.kind == LinkKind::Pcie && !link.peerToPeer;
    return staged ? direct + constants.stagedLatencyUs : direct;
}

} // namespace

double allReduceBusGBs(const Link &link, int cards, const LinkConstants &constants)
{
    if (link.measuredBusGBs > 0)
        return link.measuredBusGBs;
    if (link.kind != LinkKind::Pcie)
        return link.nvlinkGBs / 2 * constants.nvlinkShare;
    const double pcie = pcieGBs(link, constants);
    if (link.peerToPeer)
        return pcie * constants.ringShare;
    return pcie * constants.stagedRingShare * 2 / std::max(2, cards);
}

double allReduceSeconds(const Link &link, int cards, double bytes, const LinkConstants &constants)
{
    if (cards < 2)
        return 0;
    const double ring = 2.0 * (cards - 1) / cards * bytes;
    return latencyUs(link, cards, constants) * 1e-6
        + ring / (allReduceBusGBs(link, cards, constants) * 1e9);
}

double handOverSeconds(const Link &link, double bytes, const LinkConstants &constants)
{
    const double share = link.peerToPeer ? 1.0 : constants.stagedShare;
    const double rate = link.kind == LinkKind::Pcie ? pcieGBs(link, constants) * share
                                                    : link.nvlinkGBs / 2 * constants.nvlinkShare;
    return latencyUs(link, 2, constants) * 1e-6 + bytes / (rate * 1e9);
}

Link likelyLink(const GpuSpec &gpu, int cards)
{
    Link link;
    link.pcieGeneration = gpu.pcieGeneration;
    link.pcieLanes = gpu.pcieLanes;
    link.peerToPeer = gpu.peerToPeer;
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
