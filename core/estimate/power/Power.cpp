// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/Estimators.h"
#include "core/estimate/SpeedConstants.h"

#include <algorithm>
#include <variant>

namespace xuanka {

PowerEstimate estimatePower(const Job &job, const GpuSpec &gpu, int cards, double powerCapW,
                            const SpeedConstants &constants, Trace *)
{
    const PowerConstants &c = constants.power;
    const auto *inference = std::get_if<InferenceJob>(&job);
    // A few streams leave the arithmetic units waiting for memory; many keep them busy.
    const bool waits = inference && inference->concurrentRequests < 16;
    const double natural = gpu.boardPowerW * (waits ? c.decodeShare : c.computeShare);
    const double cap = powerCapW > 0 ? powerCapW : gpu.boardPowerW;
    Band board = c.spread * std::min(natural, cap);
    board.high = std::max(board.mid, std::min(board.high, cap));
    const double host = c.hostBaseW + c.hostPerCardW * cards;
    const Band machine = board * cards + Band::around(host, 0.25, 0.25);
    const Band limit = Band::around(cap * cards + host, 0.05, 0.05);
    PowerEstimate e;
    e.boardWatts = {board, Formula::BoardPower};
    e.machineWatts = {machine, Formula::MachinePower};
    e.psuWatts = {limit / c.psuLoad, Formula::MachinePower};
    return e;
}

} // namespace xuanka
