// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/accuracy/rows/DiffusionJobs.h"
#include "tests/accuracy/rows/Rows.h"
#include "tests/accuracy/rows/ScalingCases.h"
#include "tests/accuracy/rows/SpeedRows.h"

#include "core/base/Units.h"

#include <algorithm>

namespace xuanka::accuracy {
namespace {

constexpr double gradientBytes = 4; // fp32 gradients, what the measured programs exchange

Band inverse(const Band &band, double numerator)
{
    return {numerator / band.high, numerator / band.mid, numerator / band.low};
}

// Steps of any program: what one card takes for its batch is given, only the exchange is ours.
Answer stepAnswer(const ScalingCase &scaling, double seconds, double gradientGiB, bool perCard)
{
    CustomJob job;
    job.secondsPerStep = seconds;
    job.gradientGiB = gradientGiB;
    MeasuredSpeed measured;
    measured.secondsPerItem = seconds;
    const SpeedEstimate estimate = scaling.estimate(job, &measured);
    const Band step = estimate.secondsPerItem.band;
    const double base = *scaling.base;
    return Answer::of(scaling.row,
                      perCard ? step * (base / seconds)
                              : inverse(step, seconds * base * scaling.layout.cards()),
                      scaling.group);
}

// Images or samples a second of a data-parallel program.
Answer samples(const ScalingCase &scaling)
{
    const auto batch = findBatch(scaling.row);
    const auto parameters = scaling.row.number("params_b");
    if (!batch || !scaling.base)
        return scaling.incomplete(batch ? "base_1gpu" : "batch");
    if (!parameters)
        return scaling.incomplete("params_b");
    const double seconds = *batch / *scaling.base;
    return stepAnswer(scaling, seconds, toGiB(*parameters * 1e9 * gradientBytes), false);
}

// Tokens a second of a language model in training.
Answer tokens(const ScalingCase &scaling, double unit)
{
    const RowTraining training = trainingJob(scaling.row, scaling.context, true);
    if (!training.job)
        return Answer::incomplete(training.missing, scaling.group);
    TrainingJob job = *training.job;
    MeasuredSpeed measured;
    measured.trainingTokensPerSecond = scaling.base.value_or(0) * unit;
    const SpeedEstimate estimate = scaling.estimate(job, scaling.base ? &measured : nullptr);
    return Answer::of(scaling.row, estimate.trainingTokensPerSecond.band / unit, scaling.group);
}

// Time of one iteration, every card with a batch of its own.
Answer iterations(const ScalingCase &scaling, double unitSeconds)
{
    if (!scaling.base)
        return scaling.incomplete("base_1gpu");
    const double seconds = *scaling.base * unitSeconds;
    const auto parameters = scaling.row.number("params_b");
    if (!parameters)
        return scaling.incomplete("params_b");
    const bool sharded = scaling.layout.sharding != Sharding::Ddp;
    const bool adapters = descriptionOf(scaling.row).contains(QLatin1String("lora"))
        || scaling.row.text("framework").contains(QLatin1String("LoRA"));
    if (!sharded && !adapters)
        return stepAnswer(scaling, seconds, toGiB(*parameters * 1e9 * gradientBytes), true);
    const RowTraining training = trainingJob(scaling.row, scaling.context, true);
    if (!training.job)
        return Answer::incomplete(training.missing, scaling.group);
    const TrainingJob &job = *training.job;
    const double tokensEach =
        double(job.microBatch) * job.gradientAccumulation * double(job.sequenceTokens);
    MeasuredSpeed measured;
    measured.trainingTokensPerSecond = tokensEach / seconds;
    const SpeedEstimate estimate = scaling.estimate(job, &measured);
    return Answer::of(scaling.row,
                      inverse(estimate.trainingTokensPerSecond.band,
                              tokensEach * scaling.layout.data / unitSeconds),
                      scaling.group);
}

Answer renders(const ScalingCase &scaling)
{
    const Row &row = scaling.row;
    RenderJob job;
    const QString name = (row.text("framework") + u' ' + row.text("model")).toLower();
    job.engine = name.contains(QLatin1String("octane")) ? RenderEngine::Octane
        : name.contains(QLatin1String("redshift"))      ? RenderEngine::Redshift
        : name.contains(QLatin1String("v-ray"))         ? RenderEngine::VRay
        : name.contains(QLatin1String("unreal"))        ? RenderEngine::Ue5
                                                        : RenderEngine::Cycles;
    const SpeedEstimate estimate = scaling.estimate(job, nullptr);
    const Band speedup = estimate.speedup.band;
    if (row.quantity == QLatin1String("speedup"))
        return Answer::of(row, speedup, scaling.group);
    if (row.quantity == QLatin1String("scaling_efficiency_percent"))
        return Answer::of(row, estimate.efficiency.band * 100, scaling.group);
    if (!scaling.base)
        return scaling.incomplete("base_1gpu");
    return Answer::of(row, inverse(speedup, *scaling.base), scaling.group);
}

Answer clips(const ScalingCase &scaling)
{
    const RowDiffusion diffusion = diffusionJob(scaling.row, scaling.context);
    if (!diffusion.job)
        return Answer::incomplete(diffusion.missing, scaling.group);
    MeasuredSpeed measured;
    measured.secondsPerItem = scaling.base.value_or(0);
    const SpeedEstimate estimate =
        scaling.estimate(*diffusion.job, scaling.base ? &measured : nullptr);
    return Answer::of(scaling.row, estimate.secondsPerItem.band, scaling.group);
}

Answer inference(const ScalingCase &scaling)
{
    RowJob found = inferenceJob(scaling.row, scaling.context);
    if (!found.job)
        return Answer::incomplete(found.missing, scaling.group);
    limitConcurrency(*found.job, scaling.gpu, scaling.layout, scaling.context);
    MeasuredSpeed measured;
    const bool prompts = scaling.row.quantity.startsWith(QLatin1String("prefill"));
    (prompts ? measured.prefillTokensPerSecond : measured.decodeTokensPerSecond) =
        scaling.base.value_or(0);
    const SpeedEstimate estimate = scaling.estimate(*found.job, scaling.base ? &measured : nullptr);
    const auto band = inferenceQuantity(scaling.row.quantity, *found.job, estimate);
    return band ? Answer::of(scaling.row, *band, scaling.group)
                : Answer::unanswered(QStringLiteral("unknown quantity"), scaling.group);
}

} // namespace

SpeedEstimate ScalingCase::estimate(const Job &job, const MeasuredSpeed *measured) const
{
    return estimateSpeed(job, gpu.spec, layout, link, context.constants.speed, nullptr, measured);
}

Answer answerScaling(const Row &row, const Context &context)
{
    const auto base = row.number("base_1gpu");
    const QString group = base ? QStringLiteral("with-base") : QStringLiteral("without-base");
    if (isSpeculative(row))
        return Answer::leftOut(QStringLiteral("speculative-decoding"), row.text("model"), group);
    const QString task = row.text("task");
    const bool trains = task == QLatin1String("train");
    const bool whole = row.quantity.startsWith(QLatin1String("wall_"))
        || row.quantity.startsWith(QLatin1String("hours_"));
    if (whole && trains && !findBatch(row)) // a whole run says nothing about its steps
        return Answer::incomplete(QStringLiteral("batch"), group);
    const Gpu *gpu = findGpu(row, context);
    if (!gpu)
        return Answer::unanswered(QStringLiteral("unknown card"), group);
    const auto layout = findLayout(row);
    if (!layout)
        return Answer::incomplete(QStringLiteral("strategy"), group);
    const ScalingCase scaling{row,  context, *gpu, *layout, findLink(row, *gpu, layout->cards()),
                              base, group};
    if (row.quantity == QLatin1String("gain_percent"))
        return gainAnswer(scaling);
    if (task == QLatin1String("render"))
        return renders(scaling);
    if (row.quantity == QLatin1String("train_ktokens_per_s"))
        return tokens(scaling, 1000);
    if (row.quantity == QLatin1String("train_tokens_per_s"))
        return tokens(scaling, 1);
    if (row.quantity == QLatin1String("minutes_per_1k_iterations"))
        return iterations(scaling, 60.0 / 1000);
    if (row.quantity == QLatin1String("seconds_per_iteration"))
        return iterations(scaling, 1);
    if (row.quantity == QLatin1String("ms_per_step"))
        return iterations(scaling, 1e-3);
    if (row.quantity.startsWith(QLatin1String("train_")))
        return samples(scaling);
    if (row.quantity == QLatin1String("total_seconds"))
        return clips(scaling);
    return inference(scaling);
}

} // namespace xuanka::accuracy
