// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/search/Verdict.h"

#include <algorithm>

namespace xuanka {
namespace {

constexpr bool isGguf(WeightFormat format)
{
    return format >= WeightFormat::GgufF16 && format <= WeightFormat::GgufIq2Xxs;
}
constexpr bool isExl2(WeightFormat format)
{
    return format >= WeightFormat::Exl2_3;
}

// An NVIDIA card of at least this compute capability; other makers have none.
bool capability(const GpuSpec &spec, int major, int minor)
{
    return spec.computeMajor > major || (spec.computeMajor == major && spec.computeMinor >= minor);
}

// Real-time work keeps a share free: room for that much more load than the plan asks for.
bool keepsReserve(const Question &question, const Option &option)
{
    const double reserve = question.targets.reserve;
    if (reserve <= 0)
        return true;
    if (const auto *job = std::get_if<InferenceJob>(&question.job)) {
        const auto largest = option.memory.largestConcurrency;
        if (largest && static_cast<double>(*largest) * (1 - reserve) < job->concurrentRequests)
            return false;
    }
    return !missesOf(question, option.speed, 1 - reserve).any();
}

} // namespace

double requestsPerSecond(const InferenceJob &job, const SpeedEstimate &speed)
{
    if (!speed.decodeTokensPerSecond || speed.decodeTokensPerSecond.band.mid <= 0)
        return 0;
    double seconds = static_cast<double>(job.outputTokens) / speed.decodeTokensPerSecond.band.mid;
    if (speed.prefillTokensPerSecond.band.mid > 0)
        seconds += static_cast<double>(job.promptTokens) / speed.prefillTokensPerSecond.band.mid;
    return seconds > 0 ? 1 / seconds : 0;
}

Misses missesOf(const Question &question, const SpeedEstimate &speed, double share)
{
    const Targets &targets = question.targets;
    Misses misses;
    const double stream = speed.decodeTokensPerSecondPerStream.band.mid * share;
    misses.perStream =
        targets.tokensPerSecondPerRequest > 0 && stream < targets.tokensPerSecondPerRequest;
    misses.firstToken = targets.firstTokenSeconds > 0
        && speed.firstTokenSeconds.band.mid > targets.firstTokenSeconds * share;
    if (const auto *job = std::get_if<InferenceJob>(&question.job)) {
        misses.requests = targets.requestsPerSecond > 0
            && requestsPerSecond(*job, speed) * share < targets.requestsPerSecond;
    }
    misses.items = targets.itemsPerDay > 0 && speed.itemsPerHour
        && speed.itemsPerHour.band.mid * targets.hoursPerDay * share < targets.itemsPerDay;
    misses.deadline = targets.deadlineHours > 0 && speed.jobHours
        && speed.jobHours.band.mid > targets.deadlineHours * share;
    return misses;
}

bool meetsNeed(const Gpu &gpu, int cards, Need need)
{
    const GpuSpec &spec = gpu.spec;
    switch (need) {
    case Need::Fp64:
        // A real FP64 unit runs at half the FP32 rate; consumer and China variants at 1/32 or less.
        return spec.fp32Teraflops > 0 && spec.fp64Teraflops > spec.fp32Teraflops / 4;
    case Need::Ecc:
        return spec.ecc;
    case Need::Mig:
        return spec.mig;
    case Need::NvLink:
        return spec.nvlinkGBs > 0 && cards <= spec.nvlinkMaxCards;
    case Need::Sla:
        return !spec.geforce; // the licence keeps these cards out of data-centre service
    }
    return true;
}

bool cardComputes(const Gpu &gpu, WeightFormat format)
{
    const GpuSpec &spec = gpu.spec;
    if (spec.computeMajor == 0) // not CUDA
        return true;
    switch (format) {
    case WeightFormat::Bf16:
        return capability(spec, 7, 0); // below Ampere it runs as FP16 or by emulation
    case WeightFormat::Fp8:
    case WeightFormat::Int4Awq:
        return capability(spec, 7, 5); // FP8 below Ada: weights only, unpacked to FP16
    case WeightFormat::Nvfp4:
        return capability(spec, 10, 0);
    default:
        return true;
    }
}

bool engineLoads(Engine engine, WeightFormat format)
{
    switch (engine) {
    case Engine::LlamaCpp:
        return isGguf(format) || format == WeightFormat::Mxfp4 || format == WeightFormat::Bf16
            || format == WeightFormat::Fp16;
    case Engine::ExLlamaV2:
        return isExl2(format) || format == WeightFormat::Int4Gptq;
    case Engine::KTransformers:
        return isGguf(format) || format == WeightFormat::Bf16 || format == WeightFormat::Fp8
            || format == WeightFormat::Int8 || format == WeightFormat::Fp16;
    case Engine::Vllm:
    case Engine::SgLang:
        return !isExl2(format);
    case Engine::TensorRtLlm:
        return !isExl2(format) && !isGguf(format) && format != WeightFormat::Nf4;
    case Engine::Transformers:
        return !isExl2(format);
    }
    return true;
}

Loss lossesOfCard(const Question &question, const Gpu &gpu)
{
    Loss losses = Loss::None;
    if (const auto *job = std::get_if<InferenceJob>(&question.job)) {
        if (!cardComputes(gpu, job->weights) || !engineLoads(job->engine, job->weights))
            losses |= Loss::CannotRun;
    }
    return losses;
}

Loss lossesOfEstimate(const Question &question, const Option &option)
{
    Loss losses = Loss::None;
    const auto &needs = question.plan->task.needs;
    const bool unmet = std::any_of(needs.begin(), needs.end(), [&](Need need) {
        return !meetsNeed(*option.gpu, option.cards, need);
    });
    if (unmet)
        losses |= Loss::NeedsUnmet;
    if (option.memory.fit == Fit::DoesNotFit)
        return losses | Loss::DoesNotFit; // its speed would be a fiction
    if (option.memory.fit == Fit::Tight) {
        // Within half a percent of the card is a draw: the estimate is not sharper than that.
        const bool likely = option.memory.total.band.mid <= option.memory.capacityGiB * 1.005;
        losses |= likely ? Loss::Tight : Loss::TooTight;
    }
    if (missesOf(question, option.speed).any())
        losses |= Loss::TooSlow;
    else if (!keepsReserve(question, option))
        losses |= Loss::NoReserve;
    return losses;
}

Loss lossesOfPrice(const Question &question, const Price *price, const MonthlyCost &cost)
{
    if (!price)
        return Loss::NoPrice;
    if (price->foreign)
        return Loss::OtherCurrency;
    Loss losses = Loss::None;
    const auto &cap = question.plan->budget.monthlyCap;
    if (cap && cost.total.minor > cap->minor)
        losses |= Loss::OverBudget;
    if (price->terms.interruptible
        && (!question.plan->task.interruptibleOk || question.plan->task.realTime))
        losses |= Loss::Interruptible;
    return losses;
}

} // namespace xuanka
