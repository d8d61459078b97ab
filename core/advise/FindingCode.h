// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/Message.h"

namespace xuanka {

// What a reader should know before signing, whatever was recommended.
enum class FindingCode {
    // the machine
    NvlinkAbsent,
    NvlinkPromised,
    NvlinkCut,
    NvlinkBridge,
    P2pAbsent,
    NarrowPcie,
    CudaGate,
    OldArchitecture,
    RocmNotCuda,
    PowerSupply,
    PowerCircuit,
    PowerTransients,
    GeforceLicence,
    ExportRestricted,
    ChinaVariant,
    ModifiedCard,
    EccOptional,
    // the work
    OneStreamNotFaster,
    TightFit,
    Preallocated,
    HostRam,
    HostRamShort,
    WideEstimate,
    ContextBeyondModel,
    MixtureCounted,
    Fp8Unpacked,
    Bf16Emulated,
    Fp64Slow,
    SharedCards,
    MeasuredUsed,
    // money and team
    InterruptibleRisk,
    HourlyCheaper,
    MonthlyPays,
    TypicalPrice,
    PriceBelowPower,
    ElectricityLeftOut,
    BillingCoarse,
    BuyingPays,
    RentingPays,
    IdleTeam,
    QueueLong,
    NoIsolation,
    FewVcpus,
    DefaultsUsed,
    ContextMatters,
    ContextLimit,
    RequestsMatter,
    RequestsLimit,
    SequenceMatters,
    SequenceLimit,
    // the articles
    ArticleFull70b,
    ArticleFull7b,
    ArticleFull34b,
    ArticleFull50b,
    ArticleDeepseek,
    ArticleTensorSpeedup,
    ArticleDataSpeedup,
    ArticleTwoToFour,
    ArticleFourToSix,
    ArticleSixToEight,
    ArticlePower,
};

template <>
struct KeyTable<FindingCode> {
    static constexpr std::array<std::pair<FindingCode, std::string_view>, 61> rows{{
        {FindingCode::NvlinkAbsent, "nvlink-absent"}, // %1 cards
        {FindingCode::NvlinkPromised, "nvlink-promised"}, // %1 vendor, %2 card
        {FindingCode::NvlinkCut, "nvlink-cut"}, // %1 card, %2 GB/s
        {FindingCode::NvlinkBridge, "nvlink-bridge"}, // %1 card
        {FindingCode::P2pAbsent, "p2p-absent"}, // %1 card
        {FindingCode::NarrowPcie, "narrow-pcie"}, // %1 vendor, %2 slot, %3 slot of the card
        {FindingCode::CudaGate, "cuda-gate"}, // %1 card, %2 CUDA, %3 driver, %4 PyTorch
        {FindingCode::OldArchitecture, "old-architecture"}, // %1 card
        {FindingCode::RocmNotCuda, "rocm-not-cuda"}, // %1 card
        {FindingCode::PowerSupply,
         "power-supply"}, // %1 machine, %2 draw, %3 supply to ask for, %4 heat
        {FindingCode::PowerCircuit, "power-circuit"}, // %1 draw
        {FindingCode::PowerTransients, "power-transients"}, // %1 card, %2 peak
        {FindingCode::GeforceLicence, "geforce-licence"}, // %1 cards
        {FindingCode::ExportRestricted, "export-restricted"}, // %1 card
        {FindingCode::ChinaVariant, "china-variant"}, // %1 card
        {FindingCode::ModifiedCard, "modified-card"}, // %1 card
        {FindingCode::EccOptional, "ecc-optional"}, // %1 card
        {FindingCode::OneStreamNotFaster, "one-stream-not-faster"}, // %1 speedup
        {FindingCode::TightFit, "tight-fit"}, // %1 needed, %2 the card has
        {FindingCode::Preallocated, "preallocated"}, // %1 engine, %2 reserved
        {FindingCode::HostRam, "host-ram"}, // %1 needed
        {FindingCode::HostRamShort, "host-ram-short"}, // %1 vendor, %2 offered, %3 needed
        {FindingCode::WideEstimate, "wide-estimate"},
        {FindingCode::ContextBeyondModel,
         "context-beyond-model"}, // %1 asked, %2 the model was made for
        {FindingCode::MixtureCounted, "mixture-counted"}, // %1 total, %2 active, billions
        {FindingCode::Fp8Unpacked, "fp8-unpacked"}, // %1 card
        {FindingCode::Bf16Emulated, "bf16-emulated"}, // %1 card
        {FindingCode::Fp64Slow, "fp64-slow"}, // %1 card, %2 times slower than FP32
        {FindingCode::SharedCards, "shared-cards"}, // %1 instances a card
        {FindingCode::MeasuredUsed, "measured-used"}, // %1 values
        {FindingCode::InterruptibleRisk,
         "interruptible-risk"}, // %1 hours paid for one of progress, %2 minutes between checkpoints
        {FindingCode::HourlyCheaper, "hourly-cheaper"}, // %1 by the hour, %2 by the month, %3 hours
                                                        // used, %4 hours from which the month pays
        {FindingCode::MonthlyPays,
         "monthly-pays"}, // %1 hours used, %2 hours from which the month pays
        {FindingCode::TypicalPrice, "typical-price"}, // %1 card, %2 low, %3 high, a card-month
        {FindingCode::PriceBelowPower,
         "price-below-power"}, // %1 vendor, %2 price of a card-hour, %3 electricity of a card-hour
        {FindingCode::ElectricityLeftOut, "electricity-left-out"}, // %1 currency
        {FindingCode::BillingCoarse, "billing-coarse"}, // %1 hours paid, %2 hours used
        {FindingCode::BuyingPays, "buying-pays"}, // %1 month, %2 price of a card
        {FindingCode::RentingPays, "renting-pays"}, // %1 months looked at, %2 price of a card
        {FindingCode::IdleTeam, "idle-team"}, // %1 utilisation
        {FindingCode::QueueLong, "queue-long"}, // %1 utilisation, %2 mean wait
        {FindingCode::NoIsolation, "no-isolation"}, // %1 people, %2 cards
        {FindingCode::FewVcpus, "few-vcpus"}, // %1 vendor, %2 a card, %3 to ask for
        {FindingCode::DefaultsUsed, "defaults-used"}, // %1 number of defaults
        {FindingCode::ContextMatters, "context-matters"}, // %1 context, %2 machine
        {FindingCode::ContextLimit, "context-limit"}, // %1 context
        {FindingCode::RequestsMatter, "requests-matter"}, // %1 requests, %2 machine
        {FindingCode::RequestsLimit, "requests-limit"}, // %1 requests
        {FindingCode::SequenceMatters, "sequence-matters"}, // %1 sequence, %2 machine
        {FindingCode::SequenceLimit, "sequence-limit"}, // %1 sequence
        {FindingCode::ArticleFull70b, "article-full-70b"}, // %1 needed, %2 two cards hold
        {FindingCode::ArticleFull7b, "article-full-7b"}, // %1 needed, %2 two cards hold
        {FindingCode::ArticleFull34b, "article-full-34b"}, // %1 needed, %2 six cards hold
        {FindingCode::ArticleFull50b, "article-full-50b"}, // %1 needed, %2 eight cards hold
        {FindingCode::ArticleDeepseek, "article-deepseek"}, // %1 needed, %2 two cards hold
        {FindingCode::ArticleTensorSpeedup, "article-tensor-speedup"}, // %1 ours at two cards
        {FindingCode::ArticleDataSpeedup, "article-data-speedup"}, // %1 ours at two cards
        {FindingCode::ArticleTwoToFour, "article-two-to-four"}, // %1 percent ours
        {FindingCode::ArticleFourToSix, "article-four-to-six"}, // %1 percent ours
        {FindingCode::ArticleSixToEight, "article-six-to-eight"}, // %1 percent ours
        {FindingCode::ArticlePower, "article-power"}, // %1 ours for four cards
    }};
};

template <>
struct RoomOf<FindingCode> {
    static constexpr Room value = Room::Finding;
};

} // namespace xuanka
