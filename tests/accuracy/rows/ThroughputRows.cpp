// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/estimate/power/Power.h"
#include "core/estimate/speed/CardRates.h"
#include "tests/accuracy/rows/Rows.h"
#include "tests/accuracy/rows/SpeedRows.h"

#include <algorithm>

namespace xuanka::accuracy {
namespace {

double capOf(const Row &row)
{
    return row.number("power_cap_w").value_or(row.number("cap_w").value_or(0));
}

Band capped(const Band &rate, const Row &row, const Gpu &gpu, Activity activity,
            const Context &context)
{
    const double cap = capOf(row);
    if (cap <= 0)
        return rate;
    return rate * capEffect(gpu.spec, activity, cap, context.constants.speed).speedKept.mid;
}

Answer products(const Row &row, const Gpu &gpu, const Context &context)
{
    const SpeedConstants &c = context.constants.speed;
    double teraflops = matmulTeraflops(gpu.spec, c);
    const QString precision = row.text("precision").toLower();
    const bool burn = row.quantity == QLatin1String("gpu_burn_gflops_at_cap");
    if (precision.contains(QLatin1String("fp32")) || (burn && precision.isEmpty()))
        teraflops = c.training.fp32Share * gpu.spec.fp32Teraflops;
    else if (precision.contains(QLatin1String("tf32")))
        teraflops /= 2;
    else if (precision.contains(QLatin1String("fp8")) && gpu.spec.fp8Teraflops > 0)
        teraflops *= gpu.spec.fp8Teraflops / peakTeraflops(gpu.spec);
    const Band rate = capped(c.spread.products * teraflops, row, gpu, Activity::Compute, context);
    return Answer::of(row, rate * (burn ? 1000 : 1));
}

Answer training(const Row &row, const Gpu &gpu, const Context &context)
{
    const auto layout = findLayout(row);
    if (!layout)
        return Answer::incomplete(QStringLiteral("strategy"));
    const RowTraining training = trainingJob(row, context, layout->cards() > 1);
    if (!training.job)
        return Answer::incomplete(training.missing);
    const SpeedEstimate estimate =
        estimateSpeed(*training.job, gpu.spec, *layout, findLink(row, gpu, layout->cards()),
                      context.constants.speed);
    const Band rate =
        capped(estimate.trainingTokensPerSecond.band, row, gpu, Activity::Compute, context);
    if (row.quantity == QLatin1String("train_tokens_per_s"))
        return Answer::of(row, rate);
    const TrainingJob &job = *training.job;
    const double tokens = double(job.microBatch) * job.gradientAccumulation
        * double(job.sequenceTokens) * layout->data;
    return Answer::of(row, {tokens / rate.high, tokens / rate.mid, tokens / rate.low});
}

} // namespace

Answer answerThroughput(const Row &row, const Context &context)
{
    if (isSpeculative(row))
        return Answer::leftOut(QStringLiteral("speculative-decoding"), row.text("model"));
    const Gpu *gpu = findGpu(row, context);
    if (!gpu)
        return Answer::unanswered(QStringLiteral("unknown card"));
    if (row.quantity == QLatin1String("gemm_tflops")
        || row.quantity == QLatin1String("gpu_burn_gflops_at_cap"))
        return products(row, *gpu, context);
    if (row.quantity.startsWith(QLatin1String("train")))
        return training(row, *gpu, context);
    const auto layout = findLayout(row);
    if (!layout)
        return Answer::incomplete(QStringLiteral("strategy"));
    RowJob inference = inferenceJob(row, context);
    if (!inference.job)
        return Answer::incomplete(inference.missing);
    limitConcurrency(*inference.job, *gpu, *layout, context);
    const Job job = *inference.job;
    const SpeedEstimate estimate = estimateSpeed(
        job, gpu->spec, *layout, findLink(row, *gpu, layout->cards()), context.constants.speed);
    const auto band = inferenceQuantity(row.quantity, *inference.job, estimate);
    if (!band)
        return Answer::unanswered(QStringLiteral("unknown quantity"));
    const bool prompts = row.quantity.startsWith(QLatin1String("prefill"));
    const Activity activity = prompts ? Activity::Compute : activityOf(job);
    return Answer::of(row, capped(*band, row, *gpu, activity, context));
}

} // namespace xuanka::accuracy
