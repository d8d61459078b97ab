// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What a check expected, what it found, and why one could not be made.
enum class TrialCode {
    // values
    Text,
    AtLeast,
    AtMost,
    Nothing,
    Cards,
    CardsAnnounced,
    CardNamed,
    MemoryOf,
    CapabilityOf,
    Link,
    LinkIdle,
    WholeWidth,
    NoThrottling,
    Reasons,
    NoPeerLoss,
    PeerOff,
    PeerOn,
    PeerSlower,
    NoNvLink,
    NvLinkOf,
    NvLinkSome,
    SameSocket,
    Crosses,
    VirtualTopology,
    GoodBandwidth,
    Bandwidth,
    BandwidthDrops,
    NoErrors,
    Errors,
    Hang,
    NoXid,
    Xids,
    ProgramXids,
    CleanLog,
    DriverAtLeast,
    Version,
    NoProcesses,
    Processes,
    EccOn,
    ProductVariant,
    EqualCards,
    MixedCards,
    HostStaged,
    // why not
    NoOutput,
    Unreadable,
    CutOff,
    OtherTool,
    NotAToolOutput,
    Binary,
    TooLong,
    Idle,
    NoThreshold,
    PlanNamesNoMachine,
    DriverNotRunning,
    VersionMismatch,
    GpuLost,
    DeviceHandle,
    SmiMissing,
    NoDevices,
    NameCut,
    OneCardOnly,
    EmptyOutput,
};

template <>
struct KeyTable<TrialCode> {
    using C = TrialCode;
    static constexpr std::array<std::pair<TrialCode, std::string_view>, 62> rows{{
        {C::Text, "value"}, // %1
        {C::AtLeast, "at-least"}, // %1
        {C::AtMost, "at-most"}, // %1
        {C::Nothing, "none"},
        {C::Cards, "cards"}, // %1 cards
        {C::CardsAnnounced, "cards-announced"}, // %1 shown, %2 announced by a heading
        {C::CardNamed, "card"}, // %1 name
        {C::MemoryOf, "memory"}, // %1 MiB
        {C::CapabilityOf, "compute-capability"}, // %1
        {C::Link, "pcie-link"}, // %1 generation, %2 lanes
        {C::LinkIdle, "pcie-link-idle"}, // %1 generation, %2 lanes
        {C::WholeWidth, "full-width"}, // %1 lanes
        {C::NoThrottling, "no-throttling"},
        {C::Reasons, "throttle-reasons"}, // %1
        {C::NoPeerLoss, "peer-any"},
        {C::PeerOff, "peer-off"},
        {C::PeerOn, "peer-on"},
        {C::PeerSlower, "peer-slower"}, // %1 with, %2 without
        {C::NoNvLink, "nvlink-none"},
        {C::NvLinkOf, "nvlink"}, // %1 GB/s each way
        {C::NvLinkSome, "nvlink-some"}, // %1 cards with, %2 cards
        {C::SameSocket, "same-socket"},
        {C::Crosses, "crosses-sockets"}, // %1 the word of the matrix
        {C::VirtualTopology, "virtual-topology"},
        {C::GoodBandwidth, "bandwidth-expected"}, // %1 usual, %2 warn below, %3 fail below
        {C::Bandwidth, "bandwidth"}, // %1
        {C::BandwidthDrops, "bandwidth-drops"}, // %1 at large sizes, %2 peak
        {C::NoErrors, "no-errors"},
        {C::Errors, "errors"}, // %1 count
        {C::Hang, "hang"},
        {C::NoXid, "no-xid"},
        {C::Xids, "xids"}, // %1 numbers
        {C::ProgramXids, "program-xids"}, // %1 numbers
        {C::CleanLog, "clean-log"},
        {C::DriverAtLeast, "version-at-least"}, // %1
        {C::Version, "version"}, // %1
        {C::NoProcesses, "no-processes"},
        {C::Processes, "processes"}, // %1 names
        {C::EccOn, "memory-ecc-on"}, // %1 MiB
        {C::ProductVariant, "other-variant"}, // %1 name
        {C::EqualCards, "equal-cards"},
        {C::MixedCards, "mixed-cards"}, // %1 names
        {C::HostStaged, "host-staged"},
        {C::NoOutput, "no-output"}, // %1 the command to run
        {C::Unreadable, "unreadable"},
        {C::CutOff, "cut-off"},
        {C::OtherTool, "other-tool"}, // %1 its name
        {C::NotAToolOutput, "not-a-tool-output"},
        {C::Binary, "binary"},
        {C::TooLong, "too-long"},
        {C::Idle, "idle"}, // %1 what was read
        {C::NoThreshold, "no-threshold"}, // %1 what was read
        {C::PlanNamesNoMachine, "plan-names-no-machine"},
        {C::DriverNotRunning, "driver-not-running"},
        {C::VersionMismatch, "version-mismatch"},
        {C::GpuLost, "gpu-lost"},
        {C::DeviceHandle, "device-handle"},
        {C::SmiMissing, "tool-missing"},
        {C::NoDevices, "no-devices"},
        {C::NameCut, "name-cut"}, // %1 as printed
        {C::OneCardOnly, "one-card-only"},
        {C::EmptyOutput, "empty-output"},
    }};
};

template <>
struct RoomOf<TrialCode> {
    static constexpr Room value = Room::Trial;
};

} // namespace xuanka
