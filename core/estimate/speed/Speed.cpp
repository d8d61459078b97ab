// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/Estimators.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/speed/Laws.h"

#include <algorithm>
#include <cmath>
#include <variant>

namespace xuanka {
namespace {

constexpr double kneeShare = 0.25; // of the shorter limit, when both are equal
constexpr double idealTolerance = 1.02;

template <typename... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

} // namespace

double calibration(const StepTime &law, double measured)
{
    if (measured <= 0 || law.own <= 0)
        return 1;
    return std::clamp((measured - law.exchange) / law.own, 0.05, 50.0);
}

double knee(double a, double b)
{
    const double longer = std::max(a, b);
    const double shorter = std::min(a, b);
    return longer > 0 ? longer + kneeShare * shorter * shorter / longer : 0;
}

Band combined(const Band &a, const Band &b)
{
    const auto side = [](double x, double y) { return std::sqrt(x * x + y * y); };
    const double low = std::min(0.95, side(1 - a.low / a.mid, 1 - b.low / b.mid));
    const double high = side(a.high / a.mid - 1, b.high / b.mid - 1);
    return {a.mid * b.mid * (1 - low), a.mid * b.mid, a.mid * b.mid * (1 + high)};
}

Estimated lawOrMeasured(double value, const Band &spread, Formula formula, double measured,
                        const SpeedSetting &setting)
{
    if (measured <= 0)
        return {spread * value, formula};
    const SpreadConstants &c = setting.constants.spread;
    if (setting.measuredHere())
        return {c.measured * value, Formula::Measured};
    return {combined(c.scaling, c.measured) * value, formula};
}

void setScaling(SpeedEstimate &estimate, double speedup, const Band &spread,
                const SpeedSetting &setting)
{
    const double cards = setting.layout.cards();
    Band band = Band::exact(1);
    if (cards > 1) {
        band = spread * std::min(speedup, cards);
        band.high = std::max(band.mid, std::min(band.high, cards * idealTolerance));
    }
    estimate.speedup = {band, Formula::Scaling};
    estimate.efficiency = {band / cards, Formula::Scaling};
    explain(setting.trace, "speedup", estimate.speedup,
            {{"data", double(setting.layout.data)},
             {"tensor", double(setting.layout.tensor)},
             {"pipeline", double(setting.layout.pipeline)},
             {"sequence", double(setting.layout.sequence)},
             constantOf("speed.spread.scaling", spread.mid)});
}

SpeedEstimate estimateSpeed(const Job &job, const GpuSpec &gpu, const Layout &layout,
                            const Link &link, const SpeedConstants &constants, Trace *trace,
                            const MeasuredSpeed *measured)
{
    const SpeedSetting setting{gpu, layout, link, constants, measured, trace};
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
