// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/FindingCode.h"
#include "core/advise/findings/Findings.h"
#include "core/advise/words/Reasons.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr double circuitWatts = 3500; // one 16 A circuit at 220 V
constexpr int blackwellMajor = 10; // compute capability 10.x and 12.x
constexpr int voltaMajor = 7;

constexpr auto whitepapers = "NVIDIA Ada and RTX Blackwell architecture whitepapers, Appendix A";

bool promisesNvlink(const QString &claims)
{
    if (!claims.contains(QLatin1String("nvlink"), Qt::CaseInsensitive))
        return false;
    // "no NVLink" and its like are honest.
    for (const QString &word :
         {QStringLiteral("no nvlink"), QStringLiteral("without nvlink"),
          QString::fromUtf8("无 nvlink"), QString::fromUtf8("无nvlink"),
          QString::fromUtf8("不支持nvlink"), QString::fromUtf8("不支持 nvlink"),
          QString::fromUtf8("没有nvlink")}) {
        if (claims.contains(word, Qt::CaseInsensitive))
            return false;
    }
    return true;
}

bool isOneOf(const QString &id, std::initializer_list<const char *> ids)
{
    return std::any_of(ids.begin(), ids.end(),
                       [&](const char *known) { return id == QLatin1String(known); });
}

class Machines {
public:
    Machines(const Found &found, FindingList &list)
        : m_found(found)
        , m_list(list)
    {
    }

    void all()
    {
        nvlink();
        for (const Gpu *gpu : relevantCards())
            card(*gpu);
        if (m_found.winner)
            power(*m_found.winner);
    }

private:
    // The recommended card; without one, every card of the plan.
    std::vector<const Gpu *> relevantCards() const
    {
        if (m_found.winner)
            return {m_found.gpu};
        return m_found.question.gpus;
    }
    bool severalCards() const
    {
        return m_found.winner ? m_found.winner->cards > 1 : m_found.question.counts.back() > 1;
    }

    void nvlink()
    {
        bool promised = false;
        for (const Offer &offer : m_found.question.plan->budget.offers) {
            const auto &gpus = m_found.question.gpus;
            const auto it = std::find_if(gpus.begin(), gpus.end(), [&](const Gpu *gpu) {
                return gpu->id == offer.gpu || gpu->aliases.contains(offer.gpu)
                    || gpu->name == offer.gpu;
            });
            if (it == gpus.end() || (*it)->spec.nvlinkGBs > 0 || !promisesNvlink(offer.claims))
                continue;
            promised = true;
            m_list.add(Severity::RedFlag, FindingCode::NvlinkPromised,
                       {quoteName(offer), (*it)->name}, whitepapers);
        }
        QStringList without;
        for (const Gpu *gpu : m_found.question.gpus) {
            if (gpu->spec.nvlinkGBs <= 0)
                without.append(gpu->name);
        }
        if (!without.isEmpty() && (promised || m_found.question.counts.back() > 1))
            m_list.add(promised ? Severity::RedFlag : Severity::Note, FindingCode::NvlinkAbsent,
                       {without.join(QStringLiteral(", "))}, whitepapers);
    }

    void card(const Gpu &gpu)
    {
        interconnect(gpu);
        software(gpu);
        market(gpu);
    }

    void interconnect(const Gpu &gpu)
    {
        if (!severalCards())
            return;
        if (!gpu.spec.peerToPeer && gpu.spec.nvlinkMaxCards <= 2 && gpu.spec.computeMajor > 0)
            m_list.add(talks() ? Severity::Warning : Severity::Note, FindingCode::P2pAbsent,
                       {gpu.name}, "nvidia-smi topo -p2p on rented machines; NCCL documentation");
        if (isOneOf(gpu.id, {"a800-sxm-80gb", "h800-sxm"}))
            m_list.add(Severity::Note, FindingCode::NvlinkCut,
                       {gpu.name, Quantity{gpu.spec.nvlinkGBs, Unit::GBPerSecond}},
                       "vendor data sheets");
        if (gpu.spec.nvlinkMaxCards == 2)
            m_list.add(Severity::Note, FindingCode::NvlinkBridge, {gpu.name}, "NVIDIA data sheets");
    }

    // Whether the cards of the recommendation exchange data in every step.
    bool talks() const
    {
        if (!m_found.winner)
            return false;
        const Layout &layout = m_found.winner->layout;
        return layout.tensor > 1 || layout.sequence > 1
            || (m_found.question.training() && layout.data > 1);
    }

    void software(const Gpu &gpu)
    {
        if (gpu.spec.computeMajor == 0)
            m_list.add(Severity::Warning, FindingCode::RocmNotCuda, {gpu.name},
                       "AMD ROCm documentation");
        else if (gpu.spec.computeMajor >= blackwellMajor)
            m_list.add(
                Severity::Warning, FindingCode::CudaGate,
                {gpu.name, QStringLiteral("12.8"), QStringLiteral("570"), QStringLiteral("2.7")},
                "NVIDIA CUDA 12.8 release notes; PyTorch 2.7 release notes");
        else if (gpu.spec.computeMajor <= voltaMajor)
            m_list.add(Severity::Warning, FindingCode::OldArchitecture, {gpu.name},
                       "NVIDIA CUDA 13 release notes");
    }

    void market(const Gpu &gpu)
    {
        if (gpu.spec.geforce)
            m_list.add(Severity::Note, FindingCode::GeforceLicence, {gpu.name},
                       "NVIDIA GeForce driver licence, 2.7 and 2.8");
        if (gpu.id == QLatin1String("rtx-4090-48gb"))
            m_list.add(Severity::Warning, FindingCode::ModifiedCard, {gpu.name},
                       "nvidia-smi of rented machines");
        if (isOneOf(gpu.id,
                    {"rtx-4090-d", "rtx-5090-d", "rtx-5090-d-v2", "a800-sxm-80gb", "h800-sxm",
                     "h20", "l20"}))
            m_list.add(Severity::Note, FindingCode::ChinaVariant, {gpu.name},
                       "vendor data sheets; press reports");
        else if (m_found.prices.currency() == Currency{} && isRestricted(gpu))
            m_list.add(Severity::Note, FindingCode::ExportRestricted, {gpu.name},
                       "US export rules of 2023-10 and later; press reports");
        const auto &needs = m_found.question.plan->task.needs;
        if (gpu.spec.geforce && gpu.spec.ecc && needs.contains(Need::Ecc))
            m_list.add(Severity::Note, FindingCode::EccOptional, {gpu.name},
                       "nvidia-smi: 23,028 instead of 24,564 MiB");
    }

    static bool isRestricted(const Gpu &gpu)
    {
        return isOneOf(gpu.id,
                       {"rtx-4090", "rtx-4090-48gb", "rtx-5090", "l40", "l40s", "rtx-6000-ada",
                        "rtx-pro-6000", "a100-pcie-40gb", "a100-pcie-80gb", "a100-sxm-40gb",
                        "a100-sxm-80gb", "h100-pcie", "h100-sxm", "h200", "b200", "mi300x"});
    }

    void power(const Option &winner)
    {
        const PowerEstimate &power = winner.power;
        if (!power.machineWatts)
            return;
        const Band &draw = power.machineWatts.band;
        m_list.add(Severity::Note, FindingCode::PowerSupply,
                   {machine(winner.cards, *winner.gpu), BandQuantity{draw, Unit::Watt},
                    Quantity{power.psuWatts.band.mid, Unit::Watt},
                    Quantity{draw.mid / 1000, Unit::KilowattHeat}},
                   "board power of the data sheet; measured machines");
        if (draw.high > circuitWatts)
            m_list.add(Severity::Warning, FindingCode::PowerCircuit,
                       {Quantity{draw.high, Unit::Watt}}, "16 A × 220 V");
        if (winner.gpu->id == QLatin1String("rtx-5090"))
            m_list.add(Severity::Note, FindingCode::PowerTransients,
                       {winner.gpu->name, Quantity{901, Unit::Watt}},
                       "Igor's Lab, RTX 5090 power measurement");
    }

    const Found &m_found;
    FindingList &m_list;
};

} // namespace

void machineFindings(const Found &found, FindingList &list)
{
    Machines(found, list).all();
}

} // namespace xuanka
