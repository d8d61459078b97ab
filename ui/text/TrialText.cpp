// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/trial/TrialCode.h"
#include "ui/text/Language.h"
#include "ui/text/Rooms.h"

namespace xuanka::text {
namespace {

QString words(const char *source)
{
    return say("TrialText", source);
}

} // namespace

QString trialSentence(const Message &message)
{
    using C = TrialCode;
    switch (static_cast<TrialCode>(message.code)) {
    case C::Text:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1"));
    case C::AtLeast:
        return words(QT_TRANSLATE_NOOP("TrialText", "at least %1"));
    case C::AtMost:
        return words(QT_TRANSLATE_NOOP("TrialText", "at most %1"));
    case C::Nothing:
        return words(QT_TRANSLATE_NOOP("TrialText", "nothing"));
    case C::Cards:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1"));
    case C::CardsAnnounced:
        return words(QT_TRANSLATE_NOOP(
            "TrialText", "%1 shown, but the output announces %2 cards: the rest was cut off"));
    case C::CardNamed:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1"));
    case C::MemoryOf:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1"));
    case C::CapabilityOf:
        return words(QT_TRANSLATE_NOOP(
            "TrialText", "compute capability %1: the chip is not the one of this card"));
    case C::Link:
        return words(QT_TRANSLATE_NOOP("TrialText", "PCIe %1.0 x%2"));
    case C::LinkIdle:
        return words(QT_TRANSLATE_NOOP("TrialText",
                                       "PCIe %1.0 x%2, read while idle: a sleeping link is slow on "
                                       "purpose. Read it again under load."));
    case C::WholeWidth:
        return words(QT_TRANSLATE_NOOP("TrialText", "x%1"));
    case C::NoThrottling:
        return words(QT_TRANSLATE_NOOP("TrialText", "no slowdown"));
    case C::Reasons:
        return words(QT_TRANSLATE_NOOP("TrialText", "slowed down: %1"));
    case C::NoPeerLoss:
        return words(QT_TRANSLATE_NOOP("TrialText", "no loss between cards"));
    case C::PeerOff:
        return words(
            QT_TRANSLATE_NOOP("TrialText", "P2P off (normal with the stock GeForce driver)"));
    case C::PeerOn:
        return words(QT_TRANSLATE_NOOP("TrialText", "P2P on"));
    case C::PeerSlower:
        return words(QT_TRANSLATE_NOOP(
            "TrialText",
            "with P2P %1, without %2: P2P makes it slower (often Resizable BAR is off)"));
    case C::NoNvLink:
        return words(QT_TRANSLATE_NOOP("TrialText", "no NVLink"));
    case C::NvLinkOf:
        return words(QT_TRANSLATE_NOOP("TrialText", "NVLink, %1 each way"));
    case C::NvLinkSome:
        return words(QT_TRANSLATE_NOOP("TrialText", "NVLink"));
    case C::SameSocket:
        return words(
            QT_TRANSLATE_NOOP("TrialText", "all cards on one socket (PIX, PXB, PHB or NODE)"));
    case C::Crosses:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1: traffic crosses CPU sockets"));
    case C::VirtualTopology:
        return words(QT_TRANSLATE_NOOP(
            "TrialText",
            "PHB everywhere in a virtual machine: this tells nothing about the real slots"));
    case C::GoodBandwidth:
        return words(QT_TRANSLATE_NOOP("TrialText", "usually %1; below %2 ask, below %3 refuse"));
    case C::Bandwidth:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1"));
    case C::BandwidthDrops:
        return words(QT_TRANSLATE_NOOP(
            "TrialText", "%1 at large sizes, %2 at best: it breaks down as messages grow"));
    case C::NoErrors:
        return words(QT_TRANSLATE_NOOP("TrialText", "no errors"));
    case C::Errors:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1 errors"));
    case C::Hang:
        return words(QT_TRANSLATE_NOOP(
            "TrialText",
            "it started and printed no result: cut off, or hung. Run it again to the end."));
    case C::NoXid:
        return words(QT_TRANSLATE_NOOP("TrialText", "no Xid and no PCIe errors"));
    case C::Xids:
        return words(QT_TRANSLATE_NOOP("TrialText", "Xid %1"));
    case C::ProgramXids:
        return words(QT_TRANSLATE_NOOP("TrialText", "Xid %1, mostly the program's own fault"));
    case C::CleanLog:
        return words(QT_TRANSLATE_NOOP("TrialText", "nothing bad in the log"));
    case C::DriverAtLeast:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1 or newer"));
    case C::Version:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1"));
    case C::NoProcesses:
        return words(QT_TRANSLATE_NOOP("TrialText", "nothing running on the cards"));
    case C::Processes:
        return words(QT_TRANSLATE_NOOP("TrialText", "running: %1"));
    case C::EccOn:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1 with ECC on"));
    case C::ProductVariant:
        return words(QT_TRANSLATE_NOOP("TrialText", "%1, another product"));
    case C::EqualCards:
        return words(QT_TRANSLATE_NOOP("TrialText", "cards of one kind"));
    case C::MixedCards:
        return words(QT_TRANSLATE_NOOP("TrialText", "mixed: %1"));
    case C::HostStaged:
        return words(QT_TRANSLATE_NOOP("TrialText", "staged through host memory"));
    case C::NoOutput:
        return words(QT_TRANSLATE_NOOP("TrialText", "not given. Run: %1"));
    case C::Unreadable:
        return words(QT_TRANSLATE_NOOP("TrialText",
                                       "the tool printed no value (N/A, ERR! or Unknown Error)"));
    case C::CutOff:
        return words(QT_TRANSLATE_NOOP("TrialText", "the paste was cut off before the value"));
    case C::OtherTool:
        return words(QT_TRANSLATE_NOOP("TrialText",
                                       "this is the output of %1, which these checks cannot use"));
    case C::NotAToolOutput:
        return words(QT_TRANSLATE_NOOP("TrialText",
                                       "no output of a known tool was found in it. Give what "
                                       "nvidia-smi, topo -m, nccl-tests and the like printed."));
    case C::Binary:
        return words(
            QT_TRANSLATE_NOOP("TrialText", "a binary file, not text. Save the output as text."));
    case C::TooLong:
        return words(QT_TRANSLATE_NOOP("TrialText", "only the first 64 MiB were read"));
    case C::Idle:
        return words(
            QT_TRANSLATE_NOOP("TrialText", "%1, read while idle. Read it again under load."));
    case C::NoThreshold:
        return words(QT_TRANSLATE_NOOP("TrialText",
                                       "%1; no public figure to hold it against for this card"));
    case C::PlanNamesNoMachine:
        return words(
            QT_TRANSLATE_NOOP("TrialText", "the plan names no single machine: add a quote"));
    case C::DriverNotRunning:
        return words(QT_TRANSLATE_NOOP("TrialText",
                                       "nvidia-smi cannot reach the driver: no card was seen. Ask "
                                       "the vendor to mend it, then test again."));
    case C::VersionMismatch:
        return words(QT_TRANSLATE_NOOP("TrialText",
                                       "driver and library versions differ (an update without a "
                                       "reboot). Reboot and test again."));
    case C::GpuLost:
        return words(QT_TRANSLATE_NOOP("TrialText", "a card is lost"));
    case C::DeviceHandle:
        return words(QT_TRANSLATE_NOOP("TrialText", "a card does not answer the driver"));
    case C::SmiMissing:
        return words(QT_TRANSLATE_NOOP("TrialText", "nvidia-smi is not installed there"));
    case C::NoDevices:
        return words(QT_TRANSLATE_NOOP("TrialText", "nvidia-smi found no card"));
    case C::NameCut:
        return words(QT_TRANSLATE_NOOP(
            "TrialText", "%1: the name is cut off, which proves nothing. Use the CSV query."));
    case C::OneCardOnly:
        return words(QT_TRANSLATE_NOOP("TrialText", "only one card took part"));
    case C::EmptyOutput:
        return words(QT_TRANSLATE_NOOP("TrialText", "the file is empty"));
    }
    return {};
}

} // namespace xuanka::text
