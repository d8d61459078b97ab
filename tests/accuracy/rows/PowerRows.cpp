// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/Estimators.h"
#include "core/estimate/power/Power.h"
#include "tests/accuracy/rows/Rows.h"

#include <algorithm>

namespace xuanka::accuracy {
namespace {

constexpr int manyStreams = 64;

// "llama.cpp decode 27B", "vLLM gemma MTP batched", "vLLM prefill-heavy 27B", "ResNet50 training".
Activity activityOfText(const QString &workload)
{
    const QString text = workload.toLower();
    if (text.contains(QLatin1String("batched")) || text.contains(QLatin1String("concurren")))
        return Activity::Batched;
    const bool decodes =
        text.contains(QLatin1String("decode")) || text.contains(QLatin1String("single stream"));
    return decodes ? Activity::Decode : Activity::Compute;
}

Job jobOf(Activity activity)
{
    if (activity == Activity::Compute)
        return CustomJob{};
    InferenceJob job;
    job.concurrentRequests = activity == Activity::Decode ? 1 : manyStreams;
    return job;
}

} // namespace

Answer answerPower(const Row &row, const Context &context)
{
    const Gpu *gpu = findGpu(row, context);
    if (!gpu)
        return Answer::unanswered(QStringLiteral("unknown card"));
    const SpeedConstants &c = context.constants.speed;
    const Activity activity = activityOfText(row.text("workload"));
    const double cap = row.number("cap_w").value_or(0);
    if (row.quantity == QLatin1String("perf_fraction_at_cap")) {
        if (cap <= 0)
            return Answer::incomplete(QStringLiteral("cap_w"));
        return Answer::of(row, capEffect(gpu->spec, activity, cap, c).speedKept);
    }
    const PowerEstimate estimate = estimatePower(jobOf(activity), gpu->spec, row.cards(), cap, c);
    if (row.quantity.startsWith(QLatin1String("board_power")))
        return Answer::of(row, estimate.boardWatts.band);
    if (row.quantity == QLatin1String("system_power")
        || row.quantity == QLatin1String("wall_power_peak"))
        return Answer::of(row, estimate.wallWatts.band);
    return Answer::unanswered(QStringLiteral("unknown quantity"));
}

} // namespace xuanka::accuracy
