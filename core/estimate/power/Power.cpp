// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/power/Power.h"

#include "core/estimate/Estimators.h"
#include "core/estimate/memory/Explain.h"
#include "core/estimate/speed/CardRates.h"
#include "core/estimate/speed/ConstantNames.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <variant>

namespace xuanka {
namespace {

constexpr int manyStreams = 16; // from here on the arithmetic units are busy too

double limitOf(const GpuSpec &gpu, double capW)
{
    return capW > 0 ? capW : gpu.boardPowerW;
}

void explainPower(const GpuSpec &gpu, int cards, double natural, double limit,
                  const PowerEstimate &e, const SpeedConstants &constants, Trace *trace)
{
    if (!trace)
        return;
    const CardConstants &card = cardConstants(gpu, constants);
    const std::string place = "speed." + std::string(cardPlaces[std::size_t(cardClass(gpu))]);
    const PowerConstants &c = constants.power;
    explain(trace, "board_watts", e.boardWatts,
            {{"stock-limit-watts", gpu.boardPowerW},
             {"natural-watts", natural},
             {"limit-watts", limit},
             constantOf(place + ".decode_draw", card.decodeDraw),
             constantOf(place + ".compute_draw", card.computeDraw)});
    explain(trace, "machine_watts", e.machineWatts,
            {{"cards", double(cards)},
             constantOf("speed.power.host_base_w", c.hostBaseW),
             constantOf("speed.power.host_per_card_w", c.hostPerCardW)});
    explain(trace, "psu_watts", e.psuWatts,
            {{"limit-watts", limit},
             {"cards", double(cards)},
             constantOf("speed.power.reserve", c.reserve)});
}

} // namespace

Activity activityOf(const Job &job)
{
    const auto *inference = std::get_if<InferenceJob>(&job);
    if (!inference)
        return Activity::Compute;
    return inference->concurrentRequests < manyStreams ? Activity::Decode : Activity::Batched;
}

double naturalDrawW(const GpuSpec &gpu, Activity activity, const SpeedConstants &constants)
{
    const CardConstants &card = cardConstants(gpu, constants);
    switch (activity) {
    case Activity::Decode:
        return gpu.boardPowerW * card.decodeDraw;
    case Activity::Batched:
        return gpu.boardPowerW * (card.decodeDraw + card.computeDraw) / 2;
    case Activity::Compute:
        break;
    }
    return gpu.boardPowerW * card.computeDraw;
}

CapEffect capEffect(const GpuSpec &gpu, Activity activity, double capW,
                    const SpeedConstants &constants)
{
    const CardConstants &card = cardConstants(gpu, constants);
    const double drawn = std::min(naturalDrawW(gpu, activity, constants), gpu.boardPowerW);
    CapEffect effect;
    if (capW <= 0 || capW >= drawn) {
        effect.speedKept = Band::exact(1);
        return effect;
    }
    const double power = activity == Activity::Decode ? card.capDecode : card.capCompute;
    const double kept = std::pow(capW / drawn, power);
    // The band belongs to what is lost, so that a mild cap is nearly certain.
    const Band lost = constants.power.capSpread * (1 - kept);
    effect.speedKept = {std::max(0.0, 1 - lost.high), kept, 1 - lost.low};
    effect.wattsSaved = drawn - capW;
    return effect;
}

Band hostWatts(int cards, const SpeedConstants &constants)
{
    const PowerConstants &c = constants.power;
    return c.hostSpread * (c.hostBaseW + c.hostPerCardW * cards);
}

Band wallWatts(const Band &machineW, const SpeedConstants &constants)
{
    return machineW / constants.power.supplyEfficiency;
}

double energyPerMonthKwh(double watts, double hours, double pue)
{
    return watts / 1000 * hours * pue;
}

double circuitAmperes(double wallW, double volts)
{
    return volts > 0 ? wallW / volts : 0;
}

PowerEstimate estimatePower(const Job &job, const GpuSpec &gpu, int cards, double powerCapW,
                            const SpeedConstants &constants, Trace *trace)
{
    const PowerConstants &c = constants.power;
    const double natural = naturalDrawW(gpu, activityOf(job), constants);
    const double limit = limitOf(gpu, powerCapW);
    const double drawn = std::min(natural, limit);
    // At its limit a board draws the limit and hardly less.
    Band board = c.spread * drawn;
    if (natural >= limit)
        board.low = std::max(board.low, 0.94 * limit);
    board.high = std::clamp(board.high, drawn, std::max(drawn, 1.02 * limit));
    const Band host = hostWatts(cards, constants);
    PowerEstimate e;
    e.boardWatts = {board, Formula::BoardPower};
    e.machineWatts = {board * cards + host, Formula::MachinePower};
    const Band full = Band::exact(limit * cards) + host;
    e.wallWatts = {wallWatts(e.machineWatts.band, constants), Formula::MachinePower};
    e.psuWatts = {full * c.reserve, Formula::MachinePower};
    explainPower(gpu, cards, natural, limit, e, constants, trace);
    return e;
}

} // namespace xuanka
