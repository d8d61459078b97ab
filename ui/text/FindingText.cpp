// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/FindingCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("FindingText", source);
}

} // namespace

QString findingSentence(const Message &message)
{
    switch (static_cast<FindingCode>(message.code)) {
    case FindingCode::NvlinkAbsent:
        return words(
            QT_TRANSLATE_NOOP("FindingText",
                              "%1 have no NVLink: cards talk over PCIe. Ask for PCIe generation "
                              "and width under load and for the topology instead."));
    case FindingCode::NvlinkPromised:
        return words(
            QT_TRANSLATE_NOOP("FindingText",
                              "The quote of %1 promises NVLink on %2, which has no such connector: "
                              "the vendor does not know the card, or it is another one."));
    case FindingCode::NvlinkCut:
        return words(
            QT_TRANSLATE_NOOP("FindingText", "%1 is the version with NVLink reduced to %2."));
    case FindingCode::NvlinkBridge:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "NVLink joins only pairs of %1, by a bridge that is rarely installed: none is assumed. "
            "Ask, and check with nvidia-smi nvlink -s."));
    case FindingCode::P2pAbsent:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "With the stock driver %1 cards copy to each other through host memory (no P2P). "
            "Estimates assume that; a measured all_reduce replaces them."));
    case FindingCode::NarrowPcie:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "The quote of %1 gives a card %2 where it could use %3: what the cards exchange, and "
            "loading a model, takes longer. Estimates for this quote count that."));
    case FindingCode::CudaGate:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "%1 needs CUDA %2 or newer, driver %3 or newer and PyTorch %4 or newer. Check the "
            "host's driver before paying: it cannot be changed from inside a container."));
    case FindingCode::OldArchitecture:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "%1 is dropped by the newest CUDA and frameworks, and has no BF16."));
    case FindingCode::RocmNotCuda:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "%1 runs ROCm, not CUDA: check that your programs support it."));
    case FindingCode::PowerSupply:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 draw about %2 under load. Ask for supplies that give %3 "
                                       "after losing one, and cooling for %4."));
    case FindingCode::PowerCircuit:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "%1 is more than one 16 A, 220 V circuit gives (about 3.5 kW)."));
    case FindingCode::PowerTransients:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "%1 draws up to %2 for less than a millisecond: supplies need the reserve."));
    case FindingCode::GeforceLicence:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "The driver licence of GeForce cards (%1) allows them only on hardware you own and not "
            "in data centres. Put continuity into the contract. This is not legal advice."));
    case FindingCode::ExportRestricted:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "%1 may not be exported to mainland China. Ask where the stock comes from, who repairs "
            "it, and write \"same or better model\" into the contract."));
    case FindingCode::ChinaVariant:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 is a version made for China: check by name and memory "
                                       "that it is what you pay for."));
    case FindingCode::ModifiedCard:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 is a modified card, not an NVIDIA product: no warranty, "
                                       "special firmware. Test all of its memory for hours."));
    case FindingCode::EccOptional:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "ECC of %1 can be switched on; it takes about 6 % of the memory."));
    case FindingCode::OneStreamNotFaster:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "More cards do not speed up one stream here: %1 of one "
                                       "card. They hold a larger model or serve more users."));
    case FindingCode::TightFit:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "It fits tightly: %1 of %2. Long samples or fragmentation "
                                       "may end it; test before signing."));
    case FindingCode::Preallocated:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 reserves memory at start: nvidia-smi will show %2 used "
                                       "on each card, however little it serves."));
    case FindingCode::HostRam:
        return words(QT_TRANSLATE_NOOP("FindingText", "Host memory needed: %1."));
    case FindingCode::HostRamShort:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "The quote of %1 has %2 of host memory; %3 are needed."));
    case FindingCode::WideEstimate:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "Only the number of parameters is known: estimates are "
                                       "wide. Give the model's config.json for exact ones."));
    case FindingCode::ContextBeyondModel:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "The context of %1 exceeds what the model was made for (%2)."));
    case FindingCode::MixtureCounted:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "A mixture of experts: all %1 billion parameters lie in "
                                       "memory, only %2 billion work on each token."));
    case FindingCode::Fp8Unpacked:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 has no FP8 units: FP8 saves memory there, not time."));
    case FindingCode::Bf16Emulated:
        return words(QT_TRANSLATE_NOOP("FindingText", "%1 has no BF16 units: use FP16."));
    case FindingCode::Fp64Slow:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "FP64 on %1 is %2 times slower than FP32: choose a "
                                       "data-centre card for double precision."));
    case FindingCode::SharedCards:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 instances share a card: they take turns, and one that "
                                       "misbehaves stops the others."));
    case FindingCode::MeasuredUsed:
        return words(
            QT_TRANSLATE_NOOP("FindingText", "%1 measured values of this plan replace estimates."));
    case FindingCode::InterruptibleRisk:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "The machine may be taken away: %1 hours are paid for one hour of progress with a "
            "checkpoint every %2 minutes. Never without checkpoints."));
    case FindingCode::HourlyCheaper:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "By the hour it would be %1 instead of %2: %3 are used, the month pays from %4. But a "
            "machine by the hour may be gone when you need it."));
    case FindingCode::MonthlyPays:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 a month are used; by the month is cheaper from %2."));
    case FindingCode::TypicalPrice:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "No quote for %1 in the plan: a typical price is used, seen "
                                       "between %2 and %3 a card and month. Add your quotes."));
    case FindingCode::PriceBelowPower:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "The quote of %1 is %2 a card-hour; electricity alone costs about %3. Ask how."));
    case FindingCode::ElectricityLeftOut:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "Electricity is not counted: its price is in another currency than the plan (%1)."));
    case FindingCode::BillingCoarse:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "%1 are paid for %2 of use, because of the billing unit."));
    case FindingCode::BuyingPays:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "Buying at %2 a card would be cheaper from month %1, with "
                                       "power, upkeep and resale counted."));
    case FindingCode::RentingPays:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "Renting stays cheaper than buying at %2 a card for the %1 months looked at."));
    case FindingCode::IdleTeam:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "At the team's load the cards are busy only %1 of the time: "
                                       "fewer, or hourly, would do."));
    case FindingCode::QueueLong:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "The cards are busy %1 of the time: a job waits %2 on average."));
    case FindingCode::NoIsolation:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "%1 share %2 without hardware isolation (no MIG): plan queues or containers."));
    case FindingCode::FewVcpus:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "The quote of %1 has %2 vCPUs a card; ask for %3 or more, "
                                       "or the cards wait for data."));
    case FindingCode::DefaultsUsed:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "%1 values were not given and took their defaults; see the list of assumptions."));
    case FindingCode::ContextMatters:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "The context was not given. With %1 it would take %2."));
    case FindingCode::ContextLimit:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "The context was not given. With %1 no count asked for holds the work."));
    case FindingCode::RequestsMatter:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "The number of concurrent requests was not given. With %1 it would take %2."));
    case FindingCode::RequestsLimit:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "The number of concurrent requests was not given. With %1 "
                                       "no count asked for holds the work."));
    case FindingCode::SequenceMatters:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "The length of training sequences was not given. With %1 it would take %2."));
    case FindingCode::SequenceLimit:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "The length of training sequences was not given. With %1 no "
                                       "count asked for holds the work."));
    case FindingCode::ArticleFull70b:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "An article says two RTX 5090 fully fine-tune 70B. Here it "
                                       "needs %1; two cards hold %2. What fits there is QLoRA."));
    case FindingCode::ArticleFull7b:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "An article says two RTX 4090 fully fine-tune 7B. Here it "
                                       "needs %1; two cards hold %2."));
    case FindingCode::ArticleFull34b:
        return words(
            QT_TRANSLATE_NOOP("FindingText",
                              "An article recommends six RTX 4090 for training 34B. Full training "
                              "needs %1; six cards hold %2. LoRA or QLoRA fits."));
    case FindingCode::ArticleFull50b:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "An article recommends eight RTX 4090 for 50B and more. "
                                       "Full training needs %1; eight cards hold %2."));
    case FindingCode::ArticleDeepseek:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "An article says two RTX 5090 run DeepSeek V3. It needs %1; two cards hold %2."));
    case FindingCode::ArticleTensorSpeedup:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "An article gives 1.6–1.7× for tensor parallel on two cards; here %1."));
    case FindingCode::ArticleDataSpeedup:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "An article gives about 1.9× for data parallel on two cards; here %1."));
    case FindingCode::ArticleTwoToFour:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "An article saw 65 % more speed from 2 to 4 cards; here %1."));
    case FindingCode::ArticleFourToSix:
        return words(QT_TRANSLATE_NOOP(
            "FindingText",
            "An article saw 82 hours become 57 from 4 to 6 cards (44 % more speed); here %1."));
    case FindingCode::ArticleSixToEight:
        return words(QT_TRANSLATE_NOOP(
            "FindingText", "An article saw 30 % more speed from 6 to 8 cards; here %1."));
    case FindingCode::ArticlePower:
        return words(QT_TRANSLATE_NOOP("FindingText",
                                       "An article gives close to 2,000 W for four RTX 5090; here "
                                       "%1, and the boards alone may draw 2,300 W."));
    }
    return {};
}

} // namespace xuanka::text
