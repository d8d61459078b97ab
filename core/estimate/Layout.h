// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/Terms.h"

#include <cstdint>

namespace xuanka {

// How a job is spread over the cards: data * tensor * pipeline * sequence == cards,
// except layerSplit, where `pipeline` cards hold consecutive layers for one stream at a time.
struct Layout {
    int data = 1; // model copies (replicas) or data-parallel ranks
    int tensor = 1;
    int pipeline = 1;
    int sequence = 1; // sequence parallel (video, long context)
    bool layerSplit = false;
    Sharding sharding = Sharding::None; // training: how states spread over `data`
    int cards() const { return data * tensor * pipeline * sequence; }
    bool operator==(const Layout &) const = default;
};

enum class LinkKind : std::uint8_t { Pcie, NvLinkBridge, NvSwitch };

// How the cards of one machine reach each other. `measuredBusGBs` > 0 replaces the law.
struct Link {
    LinkKind kind = LinkKind::Pcie;
    int pcieGeneration = 4;
    int pcieLanes = 16;
    bool peerToPeer = false; // otherwise copies are staged through host memory
    bool acrossSockets = false;
    double nvlinkGBs = 0; // both directions
    double measuredBusGBs = 0;
    bool operator==(const Link &) const = default;
};

} // namespace xuanka
