// SPDX-FileCopyrightText: 2026 The Xuanka authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advise/FindingCode.h"
#include "core/advise/findings/Findings.h"
#include "core/advise/words/Reasons.h"

#include <algorithm>

namespace xuanka {
namespace {

// Below this gain more cards are no answer to a slow stream.
constexpr double worthwhileSpeedup = 1.2;

bool below(const GpuSpec &spec, int major, int minor)
{
    return spec.computeMajor > 0
        && (spec.computeMajor < major || (spec.computeMajor == major && spec.computeMinor < minor));
}

void formatFindings(const InferenceJob &job, const Gpu &gpu, FindingList &list)
{
    if (job.weights == WeightFormat::Fp8 && below(gpu.spec, 8, 9))
        list.add(Severity::Warning, FindingCode::Fp8Unpacked, {gpu.name},
                 "NVIDIA: FP8 units from Ada and Hopper on; vLLM documentation");
    if (job.weights == WeightFormat::Bf16 && below(gpu.spec, 8, 0))
        list.add(Severity::Warning, FindingCode::Bf16Emulated, {gpu.name},
                 "NVIDIA: BF16 units from Ampere on");
}

void inferenceFindings(const Found &found, const InferenceJob &job, FindingList &list)
{
    const Option *winner = found.winner;
    formatFindings(job, *found.gpu, list);
    if (job.model.maxContext > 0 && job.contextTokens > job.model.maxContext)
        list.add(Severity::Warning, FindingCode::ContextBeyondModel,
                 {Quantity{double(job.contextTokens), Unit::Tokens},
                  Quantity{double(job.model.maxContext), Unit::Tokens}},
                 "the model's configuration");
    if (!winner)
        return;
    if (winner->memory.preallocated)
        list.add(Severity::Note, FindingCode::Preallocated,
                 {spelled(key(job.engine)), gib(winner->memory.preallocated.band.mid)},
                 "vLLM and SGLang documentation");
    if (job.concurrentRequests == 1 && winner->cards > 1 && winner->speed.speedup
        && winner->speed.speedup.band.mid < worthwhileSpeedup)
        list.add(Severity::Warning, FindingCode::OneStreamNotFaster,
                 {BandQuantity{winner->speed.speedup.band, Unit::Times}},
                 "measured: layer split and PCIe tensor parallel, one stream");
}

const ModelShape *shapeOf(const Job &job)
{
    if (const auto *inference = std::get_if<InferenceJob>(&job))
        return &inference->model;
    if (const auto *training = std::get_if<TrainingJob>(&job))
        return &training->model;
    return nullptr;
}

void modelFindings(const Found &found, const BuiltJob &built, FindingList &list)
{
    const ModelShape *shape = shapeOf(found.question.job);
    if (!shape)
        return;
    if (!built.model)
        list.add(Severity::Warning, FindingCode::WideEstimate, {}, "");
    const double billion = 1e9;
    if (shape->active() < shape->total() / 2)
        list.add(Severity::Note, FindingCode::MixtureCounted,
                 {double(shape->total()) / billion, double(shape->active()) / billion},
                 "the model's configuration");
}

void memoryFindings(const Found &found, FindingList &list)
{
    const Option *winner = found.winner;
    if (!winner)
        return;
    const MemoryEstimate &memory = winner->memory;
    if (memory.fit == Fit::Tight)
        list.add(Severity::Warning, FindingCode::TightFit,
                 {gib(memory.total.band), gib(memory.capacityGiB)}, "");
    if (memory.hostRam) {
        const int offer = winner->price ? winner->price->offer : -1;
        const Offer *quote = offer >= 0 ? &found.question.plan->budget.offers[offer] : nullptr;
        const double needed = memory.hostRam.band.mid;
        if (quote && quote->memoryGiB && *quote->memoryGiB < needed)
            list.add(Severity::Warning, FindingCode::HostRamShort,
                     {quoteName(*quote), gib(*quote->memoryGiB), gib(needed)}, "");
        else
            list.add(Severity::Note, FindingCode::HostRam, {gib(memory.hostRam.band)}, "");
    }
    const int instances = found.question.instances;
    if (instances > winner->cards)
        list.add(Severity::Note, FindingCode::SharedCards,
                 {qint64((instances + winner->cards - 1) / winner->cards)}, "");
}

} // namespace

void workFindings(const Found &found, const BuiltJob &built, FindingList &list)
{
    const Question &question = found.question;
    if (const auto *job = std::get_if<InferenceJob>(&question.job))
        inferenceFindings(found, *job, list);
    if (const auto *job = std::get_if<SimulationJob>(&question.job)) {
        const GpuSpec &spec = found.gpu->spec;
        if (job->precision == SimulationPrecision::Fp64 && spec.fp64Teraflops > 0
            && spec.fp32Teraflops / spec.fp64Teraflops > 4)
            list.add(Severity::Warning, FindingCode::Fp64Slow,
                     {found.gpu->name, qint64(spec.fp32Teraflops / spec.fp64Teraflops + 0.5)},
                     "data sheet: FP32 against FP64");
    }
    modelFindings(found, built, list);
    memoryFindings(found, list);
    if (!question.plan->workload.measured.isEmpty())
        list.add(Severity::Note, FindingCode::MeasuredUsed,
                 {qint64(question.plan->workload.measured.size())}, "");
}

} // namespace xuanka
