// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/checks/Checks.h"

#include <QRegularExpression>

#include <algorithm>

namespace xuanka::trial {
namespace {

constexpr auto item = "interconnect";
constexpr auto linkQuery = "nvidia-smi --query-gpu=pcie.link.gen.current,pcie.link.width.current,"
                           "pcie.link.gen.max,pcie.link.width.max --format=csv";

// "4.0 x8" of a quote → 8; 0 when it does not say.
int quotedLanes(const Expectation &expected)
{
    static const QRegularExpression lanes(QStringLiteral("[xX×]\\s*(\\d{1,2})"));
    const auto match = lanes.match(expected.offer ? expected.offer->pcie : QString());
    return match.hasMatch() ? match.captured(1).toInt() : 0;
}

bool underLoad(const MachineGpu &card)
{
    const bool busy = card.utilizationPercent && *card.utilizationPercent.value >= 30;
    const bool hot = card.powerDrawW && card.powerLimitW && *card.powerLimitW.value > 0
        && *card.powerDrawW.value >= 0.4 * *card.powerLimitW.value;
    return busy || hot;
}

Check widthRow(const CheckInput &in, const MachineGpu &card, int wanted)
{
    const Message expected{TrialCode::WholeWidth, {qint64(wanted)}};
    if (!card.pcieWidth)
        return row("pcie-width", item, Verdict::NotChecked, expected, TrialCode::Unreadable,
                   card.source);
    const double lanes = *card.pcieWidth.value;
    const Message found{TrialCode::Link, {card.pcieGeneration.value.value_or(0), qint64(lanes)}};
    const Verdict verdict = lanes >= wanted                               ? Verdict::Pass
        : lanes <= in.thresholds.value(QStringLiteral("pcie.width.fail")) ? Verdict::Fail
                                                                          : Verdict::Warn;
    return row("pcie-width", item, verdict, expected, found, card.pcieWidth.source);
}

// A link that sleeps is slow on purpose: only under load does the generation count.
Check generationRow(const CheckInput &in, const MachineGpu &card)
{
    const double wanted =
        in.gpu ? in.gpu->spec.pcieGeneration : card.pcieGenerationMax.value.value_or(0);
    const Message expected{TrialCode::Link, {wanted, qint64(card.pcieWidthMax.value.value_or(16))}};
    if (!card.pcieGeneration)
        return row("pcie-generation", item, Verdict::NotChecked, expected, TrialCode::Unreadable,
                   card.source);
    const double now = *card.pcieGeneration.value;
    const QList<Parameter> link{now, qint64(card.pcieWidth.value.value_or(0))};
    if (now >= wanted)
        return row("pcie-generation", item, Verdict::Pass, expected, {TrialCode::Link, link},
                   card.pcieGeneration.source);
    if (underLoad(card))
        return row("pcie-generation", item, Verdict::Warn, expected, {TrialCode::Link, link},
                   card.pcieGeneration.source);
    return row("pcie-generation", item, Verdict::NotChecked, expected, {TrialCode::LinkIdle, link},
               card.pcieGeneration.source);
}

void checkLinks(const CheckInput &in, QList<Check> &checks)
{
    const int quoted = quotedLanes(in.expected);
    const int wanted = quoted > 0 ? quoted : in.gpu ? in.gpu->spec.pcieLanes : 16;
    const MachineGpu *narrowest = nullptr;
    const MachineGpu *slowest = nullptr;
    for (const MachineGpu &card : in.machine.gpus) {
        if (card.pcieWidth && (!narrowest || *card.pcieWidth.value < *narrowest->pcieWidth.value))
            narrowest = &card;
        if (card.pcieGeneration
            && (!slowest || *card.pcieGeneration.value < *slowest->pcieGeneration.value))
            slowest = &card;
        if (card.pcieWidth.unreadable && !narrowest) {
            checks.append(widthRow(in, card, wanted));
            return;
        }
    }
    if (!narrowest) {
        checks.append(
            notGiven("pcie-width", item, {TrialCode::WholeWidth, {qint64(wanted)}}, linkQuery));
        return;
    }
    checks.append(widthRow(in, *narrowest, wanted));
    if (slowest)
        checks.append(generationRow(in, *slowest));
}

// The worst word between two cards: SYS crosses sockets.
QString worstCell(const LinkMatrix &matrix)
{
    static const QStringList order{QStringLiteral("SYS"), QStringLiteral("NODE"),
                                   QStringLiteral("PHB"), QStringLiteral("PXB"),
                                   QStringLiteral("PIX")};
    for (const QString &word : order) {
        if (matrix.cells.contains(word))
            return word;
    }
    for (const QString &cell : matrix.cells) {
        if (cell.startsWith(QLatin1String("NV")))
            return cell;
    }
    return {};
}

bool virtualMachine(const CheckInput &in)
{
    if (in.expected.offer && in.expected.offer->tenancy == Tenancy::VirtualMachine)
        return true;
    return std::any_of(in.machine.gpus.begin(), in.machine.gpus.end(),
                       [](const MachineGpu &card) { return card.passthrough; });
}

void checkTopology(const CheckInput &in, QList<Check> &checks)
{
    if (!in.machine.topology) {
        if (in.expected.cards != 1)
            checks.append(notGiven("topology", item, TrialCode::SameSocket, "nvidia-smi topo -m"));
        return;
    }
    const LinkMatrix &matrix = *in.machine.topology;
    const QString cell = worstCell(matrix);
    if (cell.isEmpty()) {
        checks.append(row("topology", item, Verdict::NotChecked, TrialCode::SameSocket,
                          matrix.size == 1 ? TrialCode::OneCardOnly : TrialCode::CutOff,
                          matrix.source));
        return;
    }
    if (cell == u"PHB" && virtualMachine(in)) {
        checks.append(row("topology", item, Verdict::NotChecked, TrialCode::SameSocket,
                          TrialCode::VirtualTopology, matrix.source));
        return;
    }
    const bool crosses = cell == u"SYS";
    // What was seen counts even in a cut paste when it is bad; good news needs all of it.
    const Verdict verdict = crosses ? Verdict::Warn
        : matrix.cut                ? Verdict::NotChecked
                                    : Verdict::Pass;
    checks.append(row("topology", item, verdict, TrialCode::SameSocket,
                      crosses          ? Message{TrialCode::Crosses, {cell}}
                          : matrix.cut ? Message(TrialCode::CutOff)
                                       : text(cell),
                      matrix.source));
}

void checkPeer(const CheckInput &in, QList<Check> &checks)
{
    if (!in.machine.peerToPeer) {
        if (in.expected.cards != 1)
            checks.append(
                notGiven("peer-to-peer", item, TrialCode::NoPeerLoss, "nvidia-smi topo -p2p rw"));
        return;
    }
    const LinkMatrix &matrix = *in.machine.peerToPeer;
    const bool on = matrix.cells.contains(QStringLiteral("OK"));
    const bool geforce = in.gpu ? in.gpu->spec.geforce : false;
    const bool stock = in.gpu ? in.gpu->spec.peerToPeer : false;
    // GeForce without P2P is the normal state of the stock driver; with it the driver is patched.
    const Verdict verdict = geforce ? (on ? Verdict::Warn : Verdict::Pass)
        : stock && !on              ? Verdict::Warn
                                    : Verdict::Pass;
    checks.append(row("peer-to-peer", item, verdict, stock ? TrialCode::PeerOn : TrialCode::PeerOff,
                      on ? TrialCode::PeerOn : TrialCode::PeerOff, matrix.source));
}

bool promisesNvLink(const Expectation &expected)
{
    return expected.offer
        && (expected.offer->claims.contains(QLatin1String("nvlink"), Qt::CaseInsensitive)
            || expected.offer->claims.contains(QLatin1String("900 GB/s"), Qt::CaseInsensitive)
            || expected.offer->claims.contains(QLatin1String("900GB/s"), Qt::CaseInsensitive));
}

void checkNvLink(const CheckInput &in, QList<Check> &checks)
{
    const bool possible = in.gpu && in.gpu->spec.nvlinkGBs > 0;
    const Machine &machine = in.machine;
    int linked = 0;
    double slowest = 0;
    for (const double rate : machine.nvlinkGBs) {
        if (rate > 0)
            slowest = linked++ == 0 ? rate : std::min(slowest, rate);
    }
    const LinkMatrix *matrix = machine.topology ? &*machine.topology : nullptr;
    const bool inMatrix = matrix
        && std::any_of(matrix->cells.begin(), matrix->cells.end(),
                       [](const QString &cell) { return cell.startsWith(QLatin1String("NV")); });
    const Source source = machine.nvlinkAsked ? machine.nvlinkSource
        : matrix                              ? matrix->source
                                              : Source{};
    if (promisesNvLink(in.expected) && in.gpu && !possible) {
        checks.append(
            row("nvlink", item, Verdict::Fail, TrialCode::NvLinkSome, TrialCode::NoNvLink, source));
        checks.last().expected = TrialCode::NoNvLink;
        return;
    }
    if (!machine.nvlinkAsked && !matrix) {
        if (possible && in.expected.cards != 1)
            checks.append(notGiven("nvlink", item, TrialCode::NvLinkSome, "nvidia-smi nvlink -s"));
        return;
    }
    const bool found = linked > 0 || inMatrix;
    const Message expected = possible
        ? Message{TrialCode::NvLinkOf, {Quantity{in.gpu->spec.nvlinkGBs / 2, Unit::GBPerSecond}}}
        : Message(TrialCode::NoNvLink);
    const Message what = linked > 0 ? quantity(TrialCode::NvLinkOf, slowest, Unit::GBPerSecond)
        : inMatrix                  ? text(worstCell(*matrix))
                                    : Message(TrialCode::NoNvLink);
    if (!possible || in.gpu->spec.nvlinkMaxCards <= 2) {
        // Bridges are optional, and absence on GeForce 40/50 is as it must be.
        checks.append(row("nvlink", item, Verdict::Pass, expected, what, source));
        return;
    }
    const bool slow = linked > 0 && slowest < 0.9 * in.gpu->spec.nvlinkGBs / 2;
    checks.append(row("nvlink", item,
                      !found     ? Verdict::Fail
                          : slow ? Verdict::Warn
                                 : Verdict::Pass,
                      expected, what, source));
}

} // namespace

void checkInterconnect(const CheckInput &in, QList<Check> &checks)
{
    checkLinks(in, checks);
    checkTopology(in, checks);
    checkPeer(in, checks);
    checkNvLink(in, checks);
}

} // namespace xuanka::trial
