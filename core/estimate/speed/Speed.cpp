// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/Estimators.h"
#include "core/estimate/SpeedConstants.h"
#include "core/estimate/speed/Laws.h"

#include <algorithm>
#include <variant>

namespace xuanka {
namespace {

template <typename... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace

void setScaling(SpeedEstimate &estimate, double speedup, const SpeedSetting &setting)
{
    const double cards = setting.layout.cards();
    if (cards <= 1) {
        estimate.speedup = {Band::exact(1), Formula::Scaling};
        estimate.efficiency = {Band::exact(1), Formula::Scaling};
        return;
    }
    Band band = times(setting.constants.scalingSpread, std::min(speedup, cards));
    band.high = std::min(std::max(band.mid, band.high), cards * 1.02);
    estimate.speedup = {band, Formula::Scaling};
    estimate.efficiency = {band / cards, Formula::Scaling};
}

SpeedEstimate estimateSpeed(const Job &job, const GpuSpec &gpu, const Layout &layout,
                            const Link &link, const SpeedConstants &constants, Trace *trace)
{
    const SpeedSetting setting{gpu, layout, link, constants, trace};
    return std::visit(Overloaded{
                          [&](const InferenceJob &work) { return inferenceSpeed(work, setting); },
                          [&](const TrainingJob &work) { return trainingSpeed(work, setting); },
                          [&](const DiffusionJob &work) { return diffusionSpeed(work, setting); },
                          [&](const RenderJob &work) { return renderSpeed(work, setting); },
                          [&](const SimulationJob &work) { return simulationSpeed(work, setting); },
                          [&](const CustomJob &work) { return customSpeed(work, setting); },
                      },
                      job);
}

} // namespace xuanka
