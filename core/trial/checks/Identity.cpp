// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/checks/Checks.h"

#include <array>
#include <cmath>
#include <optional>

namespace xuanka::trial {
namespace {

constexpr auto smiCsv = "nvidia-smi --query-gpu=index,name,memory.total,compute_cap,driver_version,"
                        "power.limit,pci.bus_id --format=csv";

// What the tool said when it could not even list the cards.
std::optional<TrialCode> failureCode(const Machine &machine)
{
    if (machine.failures.isEmpty())
        return std::nullopt;
    switch (machine.failures.first().kind) {
    case ToolFailure::Kind::DriverNotRunning:
        return TrialCode::DriverNotRunning;
    case ToolFailure::Kind::VersionMismatch:
        return TrialCode::VersionMismatch;
    case ToolFailure::Kind::GpuLost:
        return TrialCode::GpuLost;
    case ToolFailure::Kind::DeviceHandle:
        return TrialCode::DeviceHandle;
    case ToolFailure::Kind::NotInstalled:
        return TrialCode::SmiMissing;
    case ToolFailure::Kind::NoDevices:
        return TrialCode::NoDevices;
    }
    return std::nullopt;
}

// A card that answers with an error is a fault; a tool that is not there is only not checked.
bool isFault(TrialCode code)
{
    return code == TrialCode::GpuLost || code == TrialCode::DeviceHandle;
}

void checkCount(const CheckInput &in, QList<Check> &checks)
{
    const Message expected{TrialCode::Cards, {Quantity{double(in.expected.cards), Unit::Cards}}};
    const int shown = static_cast<int>(in.machine.gpus.size());
    if (shown == 0) {
        const auto failure = failureCode(in.machine);
        if (failure) {
            const Source &source = in.machine.failures.first().source;
            checks.append(row("card-count", "identity",
                              isFault(*failure) ? Verdict::Fail : Verdict::NotChecked, expected,
                              *failure, source));
        } else if (in.machine.announcedGpus > 0) {
            checks.append(
                row("card-count", "identity", Verdict::NotChecked, expected,
                    {TrialCode::CardsAnnounced, {qint64(0), qint64(in.machine.announcedGpus)}}));
        } else {
            checks.append(notGiven("card-count", "identity", expected, smiCsv));
        }
        return;
    }
    const Source &source = in.machine.gpus.first().source;
    if (in.expected.cards <= 0) {
        checks.append(row("card-count", "identity", Verdict::NotChecked,
                          TrialCode::PlanNamesNoMachine,
                          quantity(TrialCode::Cards, shown, Unit::Cards), source));
        return;
    }
    if (in.machine.announcedGpus > shown) {
        // The paste was cut: what it shows proves nothing about the rest.
        checks.append(
            row("card-count", "identity", Verdict::NotChecked, expected,
                {TrialCode::CardsAnnounced, {qint64(shown), qint64(in.machine.announcedGpus)}},
                source));
        return;
    }
    const Verdict verdict = shown == in.expected.cards     ? Verdict::Pass
        : shown > in.expected.cards && !in.expected.quoted ? Verdict::Warn
                                                           : Verdict::Fail;
    checks.append(row("card-count", "identity", verdict, expected,
                      quantity(TrialCode::Cards, shown, Unit::Cards), source));
    const auto failure = failureCode(in.machine);
    if (failure && isFault(*failure))
        checks.append(row("card-lost", "identity", Verdict::Fail, TrialCode::NoErrors, *failure,
                          in.machine.failures.first().source));
}

Check modelRow(const CheckInput &in, const MachineGpu &card)
{
    const Message expected{TrialCode::CardNamed, {in.gpu->name}};
    const auto make = [&](Verdict verdict, Message found) {
        return row("card-model", "identity", verdict, expected, std::move(found), card.source);
    };
    if (card.name.isEmpty())
        return make(Verdict::NotChecked, TrialCode::Unreadable);
    if (card.nameCut)
        return make(Verdict::NotChecked, {TrialCode::NameCut, {card.name}});
    if (card.computeCapability) {
        const double wanted = in.gpu->spec.computeMajor + in.gpu->spec.computeMinor / 10.0;
        // A re-labelled older card can lie about its name, not about its instruction set.
        if (wanted > 0 && std::abs(*card.computeCapability.value - wanted) > 0.05)
            return make(Verdict::Fail, {TrialCode::CapabilityOf, {*card.computeCapability.value}});
    }
    const Gpu *found = identify(in.catalog, card);
    if (!found || found->id != in.gpu->id)
        return make(Verdict::Fail, {TrialCode::ProductVariant, {found ? found->name : card.name}});
    return make(Verdict::Pass, {TrialCode::CardNamed, {card.name}});
}

Check memoryRow(const CheckInput &in, const MachineGpu &card)
{
    const double wanted = in.gpu->spec.memoryGiB * 1024;
    const Message expected = quantity(TrialCode::MemoryOf, std::round(wanted), Unit::MiB);
    if (!card.memoryMiB)
        return row("card-memory", "identity", Verdict::NotChecked, expected,
                   card.memoryMiB.unreadable ? TrialCode::Unreadable : TrialCode::CutOff,
                   card.source);
    const double found = *card.memoryMiB.value;
    // ECC on GDDR takes one sixteenth; drivers differ by a few MiB.
    const bool withEcc = card.eccOn.value_or(false) && std::abs(found - wanted * 15 / 16) < 64;
    const bool same = std::abs(found - wanted) <= wanted * 0.005;
    return row("card-memory", "identity", same || withEcc ? Verdict::Pass : Verdict::Fail, expected,
               quantity(withEcc ? TrialCode::EccOn : TrialCode::MemoryOf, found, Unit::MiB),
               card.memoryMiB.source);
}

// One row for all cards: the worst verdict, with the first card it is true of.
Check worst(const QList<Check> &rows)
{
    static constexpr std::array order{Verdict::Fail, Verdict::NotChecked, Verdict::Warn};
    for (const Verdict verdict : order) {
        for (const Check &check : rows) {
            if (check.verdict == verdict)
                return check;
        }
    }
    return rows.first();
}

void checkEqual(const CheckInput &in, QList<Check> &checks)
{
    QStringList names;
    for (const MachineGpu &card : in.machine.gpus) {
        if (!card.name.isEmpty() && !card.nameCut && !names.contains(card.name))
            names.append(card.name);
    }
    if (names.size() > 1)
        checks.append(row("cards-equal", "identity", Verdict::Warn, TrialCode::EqualCards,
                          {TrialCode::MixedCards, {names.join(QStringLiteral(", "))}},
                          in.machine.gpus.first().source));
}

} // namespace

void checkIdentity(const CheckInput &in, QList<Check> &checks)
{
    checkCount(in, checks);
    if (in.machine.gpus.isEmpty())
        return;
    checkEqual(in, checks);
    if (!in.gpu) {
        checks.append(row("card-model", "identity", Verdict::NotChecked,
                          TrialCode::PlanNamesNoMachine,
                          {TrialCode::CardNamed, {in.machine.gpus.first().name}},
                          in.machine.gpus.first().source));
        return;
    }
    QList<Check> models;
    QList<Check> memories;
    for (const MachineGpu &card : in.machine.gpus) {
        models.append(modelRow(in, card));
        memories.append(memoryRow(in, card));
    }
    checks.append(worst(models));
    checks.append(worst(memories));
}

} // namespace xuanka::trial
